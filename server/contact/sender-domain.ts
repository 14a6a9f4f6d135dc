/** Whether other mail servers can tell that mail from our address is ours: they ask the domain's DNS (SPF, RFC 7208). */
import { Resolver } from "node:dns/promises";
import { domainToASCII } from "node:url";
import { errorMessage } from "../base/error-message.ts";

/** The texts of a name, each in the parts in which DNS sends it. */
export type ResolveTexts = (name: string) => Promise<string[][]>;

/** The name is there or not, and has texts or not: everything else is no answer. */
const NO_TEXTS = new Set(["ENOTFOUND", "ENODATA"]);

export interface SenderDomain {
  domain: string;
  /** `unknown`: DNS did not answer, and `problem` says how */
  listsItsServers: "yes" | "no" | "unknown";
  problem?: string;
}

/** @param mailFrom `web@empresa.eus`, or with a name before it */
export async function askSenderDomain(
  mailFrom: string,
  resolveTexts: ResolveTexts = askDns,
): Promise<SenderDomain> {
  const domain = domainToASCII(mailFrom.slice(mailFrom.lastIndexOf("@") + 1).replace(/>\s*$/, ""));
  try {
    const texts = (await resolveTexts(domain)).map((parts) => parts.join(""));
    const listed = texts.some((text) => /^v=spf1(?: |$)/i.test(text));
    return { domain, listsItsServers: listed ? "yes" : "no" };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return NO_TEXTS.has(code)
      ? { domain, listsItsServers: "no" }
      : { domain, listsItsServers: "unknown", problem: errorMessage(error) };
  }
}

function askDns(name: string): Promise<string[][]> {
  return new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name);
}
