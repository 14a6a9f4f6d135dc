/** The settings that this build puts into its pages. */
import { readPageSettings } from "../../contract/settings.ts";

export const pageSettings = readPageSettings(process.env);
