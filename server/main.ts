/** `npm run serve`. */
import { keepProcessLean } from "./lean-process.ts";

keepProcessLean();

const { serve } = await import("./serve.ts");
await serve();
