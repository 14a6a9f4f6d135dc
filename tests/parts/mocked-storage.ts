/** For tests: the two ways in which a browser's storage fails. `vi.restoreAllMocks()` mends it. */
import { vi } from "vitest";

/** Still readable, but takes nothing more. */
export function fillStorage() {
  const working = localStorage;
  vi.spyOn(window, "localStorage", "get").mockReturnValue({
    length: working.length,
    clear: () => working.clear(),
    key: (index) => working.key(index),
    getItem: (key) => working.getItem(key),
    removeItem: (key) => working.removeItem(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
}

export function blockStorage() {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
}
