import type { Strings } from "../site/strings/index.ts";

/** The words that travel to the browser with the catalogue. */
export type FleetStrings = Omit<Strings["machinery"], "tonnes" | "lineUp" | "person">;
