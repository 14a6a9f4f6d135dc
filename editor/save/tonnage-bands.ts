/** A tonnage band that is divided, removed or gets another name: its machines go to the band of their tonnes. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Plain } from "./shape.ts";

const band = z.looseObject({ id: z.string(), below: z.number().optional() });
const machine = z.looseObject({ capacity: z.number().optional(), tonnage: z.string().optional() });
const machinery = z.looseObject({ bands: z.array(band), equipment: z.array(machine) });
type Band = z.infer<typeof band>;
type Machine = z.infer<typeof machine>;

/**
 * @param before `machinery.yaml` as it is in the file
 * @param after the same as it is to be saved
 */
export function inTheirBands(before: unknown, after: Plain): Plain {
  const [old, written] = [machinery.safeParse(before), machinery.safeParse(after)];
  if (!old.success || !written.success) return after;
  const from = old.data.bands.toSorted(byTonnes);
  const bands = written.data.bands.toSorted(byTonnes);
  const areOthers = !isDeepStrictEqual(from.map(limits), bands.map(limits));
  const equipment = written.data.equipment.map((one) => {
    const isThere = one.tonnage === undefined || bands.some(({ id }) => id === one.tonnage);
    return isThere && !areOthers ? one : moved(one, from, bands);
  });
  return { ...written.data, bands, equipment } as Plain; // as plain as what it came from
}

const below = (one: Band) => one.below ?? Number.POSITIVE_INFINITY;
const byTonnes = (one: Band, other: Band) =>
  below(one) < below(other) ? -1 : Number(below(one) > below(other));
const limits = (one: Band) => [one.id, below(one)];

/** One without tonnes stays in its band, or goes to where that band began. */
function moved({ tonnage, ...rest }: Machine, from: readonly Band[], bands: readonly Band[]): Machine {
  if (tonnage === undefined) return rest;
  const isThere = bands.some(({ id }) => id === tonnage);
  const place = from.findIndex(({ id }) => id === tonnage);
  const beginning = isThere || place === -1 ? undefined : (from[place - 1]?.below ?? 0);
  const tonnes = rest.capacity ?? beginning;
  const fitting = tonnes === undefined ? undefined : bands.find((one) => tonnes < below(one));
  const isGone = place !== -1 && !isThere;
  const chosen = fitting?.id ?? (isGone ? undefined : tonnage);
  return { ...rest, ...(chosen !== undefined && { tonnage: chosen }) };
}
