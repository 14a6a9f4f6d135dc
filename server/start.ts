/** `npm start`: builds the site if it must be, then serves it. */
import { keepCompiledCode } from "./process/compile-cache.ts";
import { endWithParent } from "./process/end-with-parent.ts";

keepCompiledCode();
endWithParent();

const { buildIfNeeded } = await import("./process/build-if-needed.ts");
await buildIfNeeded();
const { serve } = await import("./process/run-server.ts");
await serve();
