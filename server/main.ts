/** `npm run serve`. What must be set before any other code is loaded. */
import { setFlagsFromString } from "node:v8";
import { keepCompiledCode } from "./compiled-code.ts";

keepCompiledCode();
// Answers from memory leave only small, short-lived garbage: a nursery that grows would hold 25 MB for nothing.
setFlagsFromString("--semi-space-growth-factor=1");

const { serve } = await import("./serve.ts");
await serve();
