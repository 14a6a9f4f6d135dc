/** An address with a filter wakes the list without waiting for a touch. */
import { wake } from "../islands/events.ts";
import { filterFromAddress } from "./filters.ts";

if (filterFromAddress(location.search) !== "all") wake("projects");
