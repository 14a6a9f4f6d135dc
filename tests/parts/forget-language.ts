/** A visitor's language is kept, and wins over an address: whoever visits both in one test sees the first one's twice. */
import type { Page } from "@playwright/test";

/** To be called before the first visit. */
export const forgetLanguage = (page: Page) => page.addInitScript(() => localStorage.removeItem("language"));
