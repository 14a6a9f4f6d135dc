import { expect, test } from "vitest";
import { workingDays } from "./working-days.ts";

test.each([
  ["24–48", "uno o dos días laborables", "lanegun bat edo biko"],
  ["24", "un día laborable", "lanegun bateko"],
  ["12–24", "un día laborable", "lanegun bateko"],
  ["48", "dos días laborables", "bi laneguneko"],
  ["24–120", "uno o cinco días laborables", "lanegun bat edo bosteko"],
  ["61–73", "tres o cuatro días laborables", "hiru edo lau laneguneko"],
  ["168–192", "siete u ocho días laborables", "zazpi edo zortzi laneguneko"],
])("%s hours are %s, %s", (hours, es, eu) => {
  expect(workingDays("es", hours)).toBe(es);
  expect(workingDays("eu", hours)).toBe(eu);
});
