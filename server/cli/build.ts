/** `npm run build`: builds the site aside and makes `dist` a link to it. A build that fails leaves `dist` as it is. */
import { BUSY } from "../publication/owner-messages.ts";
import { publish } from "../publication/publish.ts";

const result = await publish(process.cwd());
if (result.kind === "busy") process.stderr.write(`${BUSY}\n`);
if (result.kind === "failed") process.stderr.write(result.output);
process.exitCode = result.kind === "published" ? 0 : 1;
