/** The API alone in a process of its own, for tests that kill it. Says its port on the first line. */
import { flushCompileCache } from "node:module";
import fastify from "fastify";
import { contactRules } from "../../contract/contact.ts";
import { api } from "../../server/api/routes.ts";
import { processEnvironment, readSettings } from "../../server/config/config.ts";
import { openServices } from "../../server/services/services.ts";
import { SUBJECTS } from "../parts/sample-fields.ts";

/** Short, so that the last kill's leases are over soon after it. */
const LEASE = { holdsMs: 3000, renewedForMs: 60_000 };

const log = { info: () => {}, warn: () => {}, error: () => {} };
const services = await openServices(readSettings(processEnvironment()), log, {
  lease: LEASE,
  contactRules: () => contactRules(SUBJECTS),
});
const app = fastify({ trustProxy: true });
await app.register(api, services);
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${new URL(address).port}\n`);
// Kept now: a process that is killed has no later moment for it.
flushCompileCache();
