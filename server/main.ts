/** `npm run serve`. */

import { endWithNpm } from "./application/end-with-npm.ts";
import { keepCompiledCode } from "./base/compile-cache.ts";

keepCompiledCode();
endWithNpm();

const { serve } = await import("./application/run-server.ts");
await serve();
