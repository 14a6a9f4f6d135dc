/** A small fleet for the tests, and one of any size for the benchmark. */
import type { TonnageBand } from "../site/content/schema.ts";
import { type Catalogue, packMachines } from "./equipment.ts";

const BANDS: TonnageBand[] = ["0-5", "5-15", "15-25", "25+"];

export const sampleCatalogue: Catalogue = {
  categories: [
    {
      id: "vehiculos",
      title: "Vehículos",
      count: 4,
      subcategories: [
        { id: "camiones", title: "Camiones" },
        { id: "gondolas", title: "Góndolas" },
      ],
    },
    {
      id: "maquinaria",
      title: "Maquinaria",
      count: 3,
      subcategories: [
        { id: "retroOrugas", title: "Retroexcavadoras de orugas" },
        { id: "dumpers", title: "Dúmperes" },
      ],
    },
    {
      id: "accesorios",
      title: "Accesorios",
      count: 1,
      subcategories: [{ id: "pinzas", title: "Pinzas" }],
    },
  ],
  bands: BANDS.map((id) => ({ id, title: `${id} TN` })),
  tonnes: "{number}\u00a0TN",
  types: [
    {
      title: "Camión de 3 ejes",
      subcategory: "camiones",
      picture: "/camion.avif 320w",
      machines: packMachines([
        { brand: "Iveco", model: "Trakker", capacity: "14" },
        { brand: "Volvo", model: "FMX 420", capacity: "14" },
      ]),
    },
    {
      title: "Góndola",
      subcategory: "gondolas",
      picture: "/gondola.avif 320w",
      machines: packMachines([
        { brand: "Humbaur", model: "HS 105020", capacity: "8", tonnage: "5-15" },
        { brand: "Nooteboom", model: "OSDS-48", capacity: "35", tonnage: "25+" },
      ]),
    },
    {
      title: "Retroexcavadora de orugas",
      subcategory: "retroOrugas",
      picture: "/retro.avif 320w",
      machines: packMachines([
        { brand: "Caterpillar", model: "320", capacity: "22", tonnage: "15-25" },
        { brand: "Volvo", model: "EC300E", capacity: "30", tonnage: "25+" },
      ]),
    },
    {
      title: "Dúmper articulado",
      subcategory: "dumpers",
      picture: "/dumper.avif 320w",
      machines: packMachines([{ brand: "Bell", model: "B25E", capacity: "24", tonnage: "15-25" }]),
    },
    {
      title: "Pinza selectora",
      subcategory: "pinzas",
      picture: "/pinza.avif 320w",
      machines: packMachines([{ brand: "Demarec", model: "DRG-25" }]),
    },
  ],
};

/** The same types with `size` machines in all, every one of them different. */
export function catalogueOf(size: number): Catalogue {
  const { types } = sampleCatalogue;
  const machinesOf = (type: number) =>
    Array.from({ length: Math.ceil((size - type) / types.length) }, (_, index) => ({
      brand: `Marca ${index % 40}`,
      model: `M ${type}-${index}`,
      capacity: String(index % 60),
      tonnage: BANDS[index % BANDS.length],
    }));
  return {
    ...sampleCatalogue,
    types: types.map((type, index) => ({ ...type, machines: packMachines(machinesOf(index)) })),
  };
}
