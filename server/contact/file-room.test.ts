import { expect, it } from "vitest";
import { freshFolder } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { FileRoom } from "./file-room.ts";

const HOUR_MS = 60 * 60 * 1000;

it("forgets a network a day after its last files", async () => {
  const clock = handClock();
  const room = new FileRoom(freshFolder(), clock);
  await room.reserve("10.1.1.1", 1);
  clock.advance(12 * HOUR_MS);
  await room.reserve("10.2.2.2", 1);
  expect(room.forgetNetworks()).toBe(0);
  clock.advance(12 * HOUR_MS);
  expect(room.forgetNetworks()).toBe(1);
  expect(room.forgetNetworks()).toBe(0);
});
