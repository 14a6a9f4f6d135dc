/** `npm run serve`. */
import { keepCompiledCode } from "./process/compile-cache.ts";

keepCompiledCode();

const { serve } = await import("./process/run-server.ts");
await serve();
