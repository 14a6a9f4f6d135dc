/** The browser's storage, which may be blocked or full: then nothing is kept, and nothing breaks. */

type Area = "localStorage" | "sessionStorage";

export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** null removes what is there. */
export function writeStored(area: Area, key: string, text: string | null) {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {
    // kept in memory only, until the page is left
  }
}
