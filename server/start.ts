/** `npm start`: builds the site if it must be, then serves it. */
import { keepProcessLean } from "./lean-process.ts";

keepProcessLean();

const { buildIfNeeded } = await import("./build-if-needed.ts");
buildIfNeeded();
const { serve } = await import("./serve.ts");
await serve();
