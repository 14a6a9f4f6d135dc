/** Read by `server/pages/dev-redirects.ts` through Vite, so that a changed project is known at once. */
import { addressesOf } from "./addresses.ts";
import { content } from "./content/load.ts";

export const addresses = addressesOf(content);
