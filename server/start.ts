/** `npm start`: builds the site if it must be, then serves it. */

import { endWithNpm } from "./application/end-with-npm.ts";
import { keepCompiledCode } from "./base/compile-cache.ts";

keepCompiledCode();
endWithNpm();

const { buildIfNeeded } = await import("./application/build-if-needed.ts");
await buildIfNeeded();
const { serve } = await import("./application/run-server.ts");
await serve();
