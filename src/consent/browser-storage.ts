/** Local storage as it is: blocked by the browser, full, or working. Never an exception. */

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked: as if nothing had ever been stored
  }
}

/** Whether it is stored now. */
export function writeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // blocked: there is nothing to remove
  }
}
