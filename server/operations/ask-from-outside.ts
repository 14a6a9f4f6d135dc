/** How visitors find the site: through its name, the proxy and its certificate, which the site itself knows nothing of. */
import { get } from "node:https";
import type { PeerCertificate, TLSSocket } from "node:tls";
import { DAY_MS } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import type { Settings } from "../config/config.ts";

const ANSWER_TIMEOUT_MS = 10_000;
/** A page that every build has and no proxy keeps to itself. */
const PAGE = "/robots.txt";
const EXPIRES_SOON_MS = 14 * DAY_MS;
/** Whoever renews certificates does so with a third of their time left, and some last for days only. */
const EXPIRES_SOON_SHARE = 1 / 6;

/** In sentences; none while all is well, or where there is no https. */
export async function outsideProblems(
  { siteUrl, https }: Pick<Settings, "siteUrl" | "https">,
  now: number,
): Promise<string[]> {
  if (!https) return [];
  try {
    const { status, certificate } = await askSite(siteUrl).catch((error) => {
      if (!isOutOfReach(error)) throw error;
      return askSite(siteUrl, "127.0.0.1");
    });
    const problem = certificateProblem(certificate, now);
    const sentences = problem === undefined ? [] : [`${siteUrl}: ${problem}.`];
    return status < 500 ? sentences : [...sentences, `${siteUrl} responde con un error (${status}).`];
  } catch (error) {
    return [`Los visitantes no pueden entrar en ${siteUrl} (${errorMessage(error)}).`];
  }
}

/** Some networks do not let a machine reach its own address; the proxy is then asked directly. */
const isOutOfReach = ({ code }: NodeJS.ErrnoException) =>
  code === "ETIMEDOUT" || code === "EHOSTUNREACH" || code === "ENETUNREACH" || code === "ECONNREFUSED";

type Dates = Pick<PeerCertificate, "valid_from" | "valid_to">;

export function certificateProblem({ valid_from, valid_to }: Dates, now: number): string | undefined {
  const [begin, end] = [Date.parse(valid_from), Date.parse(valid_to)];
  if (end - now > Math.min(EXPIRES_SOON_MS, (end - begin) * EXPIRES_SOON_SHARE)) return undefined;
  const date = new Date(end).toLocaleDateString("es", { dateStyle: "long" });
  return `el certificado caduca el ${date} y nadie lo ha renovado`;
}

function askSite(siteUrl: string, address?: string): Promise<{ status: number; certificate: Dates }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; certificate: Dates }>();
  const { host } = new URL(siteUrl);
  const options = {
    agent: false,
    // The certificate is that of this name too, wherever it is asked.
    headers: { host },
    ...(address && { hostname: address }),
  };
  const request = get(`${siteUrl}${PAGE}`, options, (answer) => {
    const certificate = (answer.socket as TLSSocket).getPeerCertificate(); // asked by https
    resolve({ status: answer.statusCode ?? 0, certificate });
    answer.destroy();
  });
  request.on("error", reject);
  // By name too: nothing else limits how long that takes.
  const late = Object.assign(new Error(`no responde en ${ANSWER_TIMEOUT_MS / 1000} s`), {
    code: "ETIMEDOUT",
  });
  setTimeout(() => request.destroy(late), ANSWER_TIMEOUT_MS).unref();
  return promise;
}
