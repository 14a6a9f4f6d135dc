/** `npm run serve`. */
import { keepCompiledCode } from "./process/compile-cache.ts";
import { endWithParent } from "./process/end-with-parent.ts";

keepCompiledCode();
endWithParent();

const { serve } = await import("./process/run-server.ts");
await serve();
