/** What the browser keeps, as it is: blocked, full, or working. Never an exception. */

type Area = "localStorage" | "sessionStorage";

export function readItem(key: string, area: Area = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null; // blocked: as if nothing had ever been stored
  }
}

/** Whether it is stored now. */
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
