import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Sleeps until somebody means it: see `intent.ts`. The value is the island's name. */
    "client:intent"?: string;
  }
}

/** Adds `client:intent`, so that a page that is only read loads no React. */
export function intentDirective(): AstroIntegration {
  return {
    name: "intent",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "intent", entrypoint: new URL("./intent.ts", import.meta.url).pathname });
      },
    },
  };
}
