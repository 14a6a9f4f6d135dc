/** `GET` and `PUT /cookie-consent/{visitorId}`. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { CONSENT_CATEGORIES, type SavedConsent, VISITOR_ID_PATTERN } from "../../contract/consent.ts";
import { appendChoice, currentChoice } from "../consent/consent-log.ts";
import { RequestProblem } from "../http/problems.ts";
import { limitRate } from "../http/rate-limit.ts";
import type { ApiServices } from "../services/services.ts";
import { browserOf, rememberBrowser } from "./browser-cookie.ts";

/** From one address in ten minutes. */
const READS_PER_ADDRESS = 1200;
/** From one address in ten minutes: an office behind one address, but no flood of the log. */
const CHOICES_PER_ADDRESS = 300;

/** Every category, each true or false, and nothing else. */
const choiceSchema = z.record(z.enum(CONSENT_CATEGORIES), z.boolean());

interface Visitor {
  Params: { visitorId: string };
}

export async function consentRoute(app: FastifyInstance, services: ApiServices): Promise<void> {
  const { store, clock, settings, choicesToday } = services;
  await app.register(async (limited) => {
    await limitRate(limited, READS_PER_ADDRESS);
    limited.get<Visitor>("/cookie-consent/:visitorId", async (request, reply): Promise<SavedConsent> => {
      const visitorId = checkedId(request.params.visitorId);
      const chooser = { visitorId, browser: browserOf(request, reply, settings) };
      return { consent: await store.run(({ database }) => currentChoice(database, chooser)) };
    });
  });

  await app.register(async (limited) => {
    await limitRate(limited, CHOICES_PER_ADDRESS);
    limited.put<Visitor>(
      "/cookie-consent/:visitorId",
      { onRequest: limited.csrfProtection },
      async (request, reply) => {
        const visitorId = checkedId(request.params.visitorId);
        const { data: choice } = choiceSchema.safeParse(request.body);
        if (choice === undefined) {
          throw new RequestProblem(
            400,
            `The body takes ${CONSENT_CATEGORIES.join(", ")}, each true or false.`,
          );
        }
        if (!choicesToday.take(request.ip))
          throw new RequestProblem(429, "Too many choices at the moment. Please wait.");
        const chooser = { visitorId, browser: rememberBrowser(request, reply, settings) };
        await store.run(({ database }) => appendChoice(database, chooser, choice, clock.now()));
        return reply.code(204).send();
      },
    );
  });
}

function checkedId(visitorId: string): string {
  if (!VISITOR_ID_PATTERN.test(visitorId)) throw new RequestProblem(400, "The visitor's id must be a UUID.");
  return visitorId;
}
