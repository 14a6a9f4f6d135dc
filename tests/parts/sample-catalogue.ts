/** A small fleet for the tests, and one of any size for the benchmark. */
import type { Card, Catalogue } from "../../src/machinery/equipment.ts";

const BANDS = ["0-5", "5-15", "15-25", "25+"];

export const sampleCatalogue: Catalogue = {
  categories: [
    {
      id: "vehiculos",
      title: "Vehículos",
      count: 4,
      subcategories: [
        { id: "camiones", title: "Camiones", hasTonnage: false },
        { id: "gondolas", title: "Góndolas", hasTonnage: true },
      ],
    },
    {
      id: "maquinaria",
      title: "Maquinaria",
      count: 3,
      subcategories: [
        { id: "retroOrugas", title: "Retroexcavadoras de orugas", hasTonnage: true },
        { id: "dumpers", title: "Dúmperes", hasTonnage: true },
      ],
    },
    {
      id: "accesorios",
      title: "Accesorios",
      count: 1,
      subcategories: [{ id: "pinzas", title: "Pinzas", hasTonnage: false }],
    },
  ],
  bands: BANDS.map((id) => ({ id, title: `${id} TN` })),
};

const lowLoader = {
  title: "Góndola",
  subcategory: "gondolas",
  picture: "/gondola.avif 320w",
  units: 1,
} as const;
const digger = {
  title: "Retroexcavadora de orugas",
  subcategory: "retroOrugas",
  picture: "/retro.avif 320w",
  units: 1,
} as const;
const tipper = {
  title: "Camión de 3 ejes",
  subcategory: "camiones",
  picture: "/camion.avif 320w",
  units: 1,
} as const;
const dumper = {
  title: "Dúmper articulado",
  subcategory: "dumpers",
  picture: "/dumper.avif 320w",
  units: 1,
} as const;
const clamp = {
  title: "Pinza selectora",
  subcategory: "pinzas",
  picture: "/pinza.avif 320w",
  units: 1,
} as const;

export const sampleCards: Card[] = [
  { ...tipper, specs: ["Iveco", "Trakker", "14\u00a0TN"] },
  { ...tipper, specs: ["Volvo", "FMX 420", "14\u00a0TN"] },
  { ...lowLoader, specs: ["Humbaur", "HS 105020", "8\u00a0TN"], tonnage: "5-15" },
  { ...lowLoader, specs: ["Nooteboom", "OSDS-48", "35\u00a0TN"], tonnage: "25+" },
  { ...digger, specs: ["Caterpillar", "320", "22\u00a0TN"], tonnage: "15-25" },
  { ...digger, specs: ["Volvo", "EC300E", "30\u00a0TN"], tonnage: "25+" },
  { ...dumper, specs: ["Bell", "B25E", "24\u00a0TN"], tonnage: "15-25" },
  { ...clamp, specs: ["Demarec", "DRG-25"] },
];

/** As many machines as asked for, every one of them different. */
export function cardsOf(size: number): Card[] {
  const types = [tipper, lowLoader, digger, dumper, clamp];
  return Array.from({ length: size }, (_, index) => ({
    ...(types[index % types.length] ?? clamp),
    specs: [`Marca ${index % 40}`, `M ${index}`, `${index % 60}\u00a0TN`],
    tonnage: BANDS[index % BANDS.length],
  }));
}
