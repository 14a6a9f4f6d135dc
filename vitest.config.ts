import { getViteConfig } from "astro/config";
import { configDefaults } from "vitest/config";

/** Where a test runs is told by its name: `*.test.ts` here, `*.e2e.ts` in a browser (playwright.config.ts). */
export default getViteConfig({
  test: {
    // More than two cores could feed: most of the server's tests wait for something.
    maxWorkers: 5,
    // For slow machines that build something beside.
    testTimeout: 300_000,
    // They share their modules, which saves a fifth of the processor: each puts back what it changes of the process.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["{src,contract}/**/*.test.{ts,tsx}"],
          // What needs a document says so in its first line.
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,editor,tests,art,bench}/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/parts/postgres-setup.ts"],
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
    exclude: [...configDefaults.exclude, "dist/**", "publications/**"],
  },
});
