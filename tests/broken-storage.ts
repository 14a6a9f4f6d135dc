/** Browsers that keep nothing: storage that is blocked or full. To be called before the first page is opened. */
import type { Page } from "@playwright/test";

export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
}

export async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let index = 0; ; index++) localStorage.setItem(`filler-${size}-${index}`, "x".repeat(size));
      } catch {
        // no room for a piece of this size: the next is half as large
      }
    }
  });
}
