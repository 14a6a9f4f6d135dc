/** Visitors who write to the company, each post from an address of its own. */
import { Agent, request } from "node:http";
import { readSubjects } from "../server/contact/company.ts";

const VISITORS = 100;
export const ACCEPTED = 202;

interface Visitor {
  cookie: string;
  csrfToken: string;
}

export interface ContactVisitors extends Disposable {
  /** how the posts were answered: the status, or why there was none */
  outcomes: Map<number | string, number>;
  accepted(): number;
  post(): Promise<void>;
}

export async function contactVisitors(origin: string): Promise<ContactVisitors> {
  const agent = new Agent({ keepAlive: true });
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => visit(origin)));
  const outcomes = new Map<number | string, number>();
  let posts = 0;
  return {
    outcomes,
    accepted: () => outcomes.get(ACCEPTED) ?? 0,
    post: async () => {
      const index = posts++;
      const { cookie, csrfToken } = visitors[index % visitors.length] ?? { cookie: "", csrfToken: "" };
      const headers = {
        "content-type": "application/json",
        "x-forwarded-for": addressOf(index),
        "csrf-token": csrfToken,
        cookie,
      };
      const outcome = await send(agent, `${origin}/api/contact`, headers, messageOf(index));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

async function visit(origin: string): Promise<Visitor> {
  const answer = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string }; // the API's own answer
  return { cookie: answer.headers.getSetCookie().join("").split(";", 1).join(""), csrfToken };
}

const [SUBJECT] = readSubjects();

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

function messageOf(index: number): string {
  return JSON.stringify({
    name: `Ane Etxebarria ${index}`,
    email: `ane.${index}@example.com`,
    phone: "600 000 000",
    subject: SUBJECT,
    message: "Necesitamos excavar un solar de 400 m² junto a la carretera. ".repeat(5),
    honeypot: "",
    loadedAt: new Date(Date.now() - 60_000).toISOString(),
  });
}

/** Never rejects: a broken connection is an outcome too. */
function send(agent: Agent, url: string, headers: Record<string, string>, body: string) {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const asked = request(url, { method: "POST", agent, headers }, (answer) => {
    answer.resume();
    answer.on("end", () => resolve(answer.statusCode ?? 0));
    answer.on("error", (error) => resolve(error.message));
  });
  asked.on("error", (error) => resolve(error.message));
  asked.end(body);
  return promise;
}
