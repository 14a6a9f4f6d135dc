/** The name by which the machinery page's island is called awake. Apart, so that the browser gets nothing else with it. */
export const FLEET_ISLAND = "machinery";
