/** An address with a filter wakes the list without waiting for a touch, once the islands' own script is there too. */
import { wake } from "../islands/events.ts";
import { filterFromAddress } from "./filters.ts";

if (filterFromAddress(location.search) !== "all")
  document.addEventListener("DOMContentLoaded", () => wake("projects"));
