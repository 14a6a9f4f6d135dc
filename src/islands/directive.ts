import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction, see `intent.ts`. The value is the island's name. */
    "client:intent"?: string;
  }
}

/** Adds the client directive `client:intent`. */
export function intentDirective(): AstroIntegration {
  return {
    name: "intent",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "intent",
          entrypoint: fileURLToPath(new URL("./intent.ts", import.meta.url)),
        });
      },
    },
  };
}
