import { expect, it } from "vitest";
import { directionsAddress, mapFrameAddress } from "./map.ts";

const office = { latitude: 43.354, longitude: -2.847 };

it("frames the office in the middle of its surroundings, with a marker on it", () => {
  const { origin, pathname, searchParams } = new URL(mapFrameAddress(office));
  expect(origin + pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  expect(searchParams.get("bbox")).toBe("-2.859,43.348,-2.835,43.36");
  expect(searchParams.get("marker")).toBe("43.354,-2.847");
});

it("leads to the office from wherever the visitor is", () => {
  expect(directionsAddress(office)).toBe("https://www.openstreetmap.org/directions?to=43.354%2C-2.847");
});
