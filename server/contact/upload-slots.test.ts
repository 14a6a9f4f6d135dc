import { expect, it } from "vitest";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { UploadSlots } from "./upload-slots.ts";

const SECOND_MS = 1000;

function begin() {
  const clock = handClock();
  const slots = new UploadSlots(clock);
  const take = (address: string, count: number) => Array.from({ length: count }, () => slots.take(address));
  /** Time goes by while each of these moves at so many bytes a second. */
  const pass = async (seconds: number, moving: ReturnType<typeof take>, speed: number) => {
    for (let second = 0; second < seconds; second += 1) {
      for (const slot of moving) slot?.received(speed);
      await clock.pass(SECOND_MS);
    }
  };
  const sentAway = (of: ReturnType<typeof take>) => of.filter((slot) => slot?.sentAway.aborted).length;
  return { slots, take, pass, sentAway };
}

it("sends away what is slower than any line that works, also after a fast beginning", async () => {
  const { take, pass, sentAway } = begin();
  const [slow, patient] = [take("10.0.0.1", 2), take("10.0.0.2", 2)];
  slow[0]?.received(5_000_000);
  for (let second = 0; second < 40; second += 1) {
    await pass(1, slow, 90);
    for (const slot of patient) slot?.received(3000);
  }
  expect([sentAway(slow), sentAway(patient)]).toEqual([2, 0]);
});

it("leaves those alone whose form has come and is being stored", async () => {
  const { take, pass, sentAway } = begin();
  const slots = take("10.0.0.1", 1);
  slots[0]?.complete();
  await pass(60, slots, 0);
  expect(sentAway(slots)).toBe(0);
});

it("lets the slowest give way when all places are taken, first of whoever has most", async () => {
  const { slots, take, pass, sentAway } = begin();
  const [attackers, others, slowPerson] = [take("10.0.0.1", 10), take("10.0.0.2", 9), take("10.0.0.3", 1)];
  expect(slots.take("10.0.0.9")).toBeUndefined(); // nobody has had time to show how fast he is
  for (let second = 0; second < 10; second += 1) {
    await pass(1, [...attackers, ...others], 5000);
    slowPerson[0]?.received(4000);
  }
  expect(take("10.0.0.9", 3)).not.toContain(undefined);
  expect([sentAway(attackers), sentAway(slowPerson)]).toEqual([2, 0]);
  expect(sentAway(others)).toBe(1);
});

it("sends nobody away who is soon done", async () => {
  const { slots, take, pass, sentAway } = begin();
  const fast = [...take("10.0.0.1", 10), ...take("10.0.0.2", 10)];
  await pass(10, fast, 200_000);
  expect(slots.take("10.0.0.9")).toBeUndefined();
  expect(sentAway(fast)).toBe(0);
  fast[3]?.[Symbol.dispose]();
  expect(slots.take("10.0.0.9")).toBeDefined();
});
