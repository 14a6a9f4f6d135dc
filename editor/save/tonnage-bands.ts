/**
 * A tonnage band that is divided, removed or gets another name: its machines go to the band of their tonnes. So does a
 * machine whose tonnes are corrected, and a new one for which none was chosen: without one, the filter would not find it among the
 * others of its type.
 */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Plain } from "./shape.ts";

const band = z.looseObject({ id: z.string(), below: z.number().optional() });
const machine = z.looseObject({
  id: z.string().optional(),
  type: z.string().optional(),
  capacity: z.number().optional(),
  tonnage: z.string().optional(),
});
const machinery = z.looseObject({ bands: z.array(band), equipment: z.array(machine) });
type Band = z.infer<typeof band>;
type Machine = z.infer<typeof machine>;

/** Itself, since what is parsed has its fields in another order. */
const machineryIn = (value: unknown) =>
  machinery.safeParse(value).success ? (value as z.infer<typeof machinery>) : undefined; // just found out

/**
 * @param before `machinery.yaml` as it is in the file
 * @param after the same as it is to be saved
 */
export function inTheirBands(before: unknown, after: Plain): Plain {
  const [old, written] = [machineryIn(before), machineryIn(after)];
  if (!old || !written) return after;
  const from = old.bands.toSorted(byTonnes);
  const bands = written.bands.toSorted(byTonnes);
  const areOthers = !isDeepStrictEqual(from.map(limits), bands.map(limits));
  const equipment = written.equipment.map((one) => {
    if (isNewIn(old.equipment, one) && areInBands(old.equipment, one.type)) return inItsBand(one, bands);
    const isThere = one.tonnage === undefined || bands.some(({ id }) => id === one.tonnage);
    if (!isThere || areOthers) return moved(one, from, bands);
    return isCorrectedIn(old.equipment, one) ? inItsBand(one, bands) : one;
  });
  return { ...written, bands, equipment } as Plain; // as plain as what it came from
}

const below = (one: Band) => one.below ?? Number.POSITIVE_INFINITY;
const byTonnes = (one: Band, other: Band) =>
  below(one) < below(other) ? -1 : Number(below(one) > below(other));
const limits = (one: Band) => [one.id, below(one)];

const isNewIn = (machines: readonly Machine[], { id, tonnage }: Machine) =>
  tonnage === undefined && !machines.some((machine) => machine.id === id);

/** Its tonnes are others than in the file, and its band is not. */
const isCorrectedIn = (machines: readonly Machine[], { id, capacity, tonnage }: Machine) =>
  tonnage !== undefined &&
  machines.some((one) => one.id === id && one.tonnage === tonnage && one.capacity !== capacity);

function areInBands(machines: readonly Machine[], type: string | undefined): boolean {
  const ofType = machines.filter((machine) => machine.type === type);
  return ofType.length > 0 && ofType.every(({ tonnage }) => tonnage !== undefined);
}

const bandOf = (tonnes: number | undefined, bands: readonly Band[]) =>
  tonnes === undefined ? undefined : bands.find((band) => tonnes < below(band));

function inItsBand(one: Machine, bands: readonly Band[]): Machine {
  const fitting = bandOf(one.capacity, bands);
  return fitting ? { ...one, tonnage: fitting.id } : one;
}

/** One without tonnes stays in its band, or goes to where that band began. */
function moved(one: Machine, from: readonly Band[], bands: readonly Band[]): Machine {
  const { tonnage, ...rest } = one;
  if (tonnage === undefined) return rest;
  const isThere = bands.some(({ id }) => id === tonnage);
  const place = from.findIndex(({ id }) => id === tonnage);
  const beginning = isThere || place === -1 ? undefined : (from[place - 1]?.below ?? 0);
  const fitting = bandOf(one.capacity ?? beginning, bands);
  if (fitting) return { ...one, tonnage: fitting.id };
  const isGone = place !== -1 && !isThere;
  return isGone ? rest : one;
}
