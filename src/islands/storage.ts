/** Local and session storage without exceptions, also where they are blocked or full. */

type Area = "localStorage" | "sessionStorage";

export function readItem(key: string, area: Area = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null; // blocked: as if nothing was stored
  }
}

/** Whether it was stored. */
export function writeItem(key: string, value: string, area: Area = "localStorage"): boolean {
  try {
    globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string, area: Area = "localStorage") {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // blocked: there is nothing to remove
  }
}
