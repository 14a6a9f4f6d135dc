/** Every page on a phone: what it downloads, and what Lighthouse says. */
import { pageAddress } from "../contract/routes.ts";
import { DOCUMENTS } from "../tests/addresses.ts";
import { serveBareSite } from "./bare-site.ts";
import { launchChromium } from "./chromium.ts";
import { judgementTable, REFERENCE } from "./judgement-table.ts";
import { type Audit, audit, THROTTLING } from "./lighthouse.ts";
import type { Bench } from "./part.ts";
import { serveSite } from "./running-site.ts";
import { kilobytes, milliseconds, seconds } from "./table.ts";
import { budgetLines, totalBytes, weigh, weightTable } from "./weights.ts";

/** One page of each kind. */
const SAMPLE = /^\/es\/(servicios|maquinaria|proyectos|nosotros|contacto|aviso-legal)?$/;

export async function measurePages(bench: Bench): Promise<string> {
  await using site = await serveSite(bench.folder);
  const addresses = DOCUMENTS.map(({ address }) => address).filter(
    (address) => !bench.quick || SAMPLE.test(address),
  );
  const { weights, scrolledHome } = await weighAll(bench, site.origin, addresses);
  // Layout and code are the same in both languages; the Basque home page stands for its language.
  const audited = addresses.filter((address) => address.startsWith("/es/") || address === "/eu/");
  const audits = await auditAll(bench, site.origin, audited);
  return `What arrives within 3.5 s of the first visit, untouched:

${weightTable(weights)}

The Spanish home page scrolled to its end: ${kilobytes(totalBytes(scrolledHome))} kB.

${budgetLines(weights)}

Lighthouse 13.5, mobile: **simulated / applied** throttling, medians of ${bench.rounds}, rounds interleaved. All Spanish
pages and the Basque home page, which has the same code and layout as its Spanish twin. In brackets: times the bare
document's.

${judgementTable(audits)}`;
}

async function weighAll({ progress }: Bench, origin: string, addresses: readonly string[]) {
  const browser = await launchChromium();
  const weights = new Map<string, Awaited<ReturnType<typeof weigh>>>();
  for (const address of addresses) {
    progress(`weighing ${address}`);
    weights.set(address, await weigh(browser, `${origin}${address}`));
  }
  const home = `${origin}${pageAddress("es", "home")}`;
  const scrolledHome = await weigh(browser, home, { scrolled: true });
  await browser.close();
  return { weights, scrolledHome };
}

/** Round by round, so that noise from other work on the machine falls on all pages alike. */
async function auditAll({ rounds, progress }: Bench, origin: string, addresses: readonly string[]) {
  await using bare = await serveBareSite();
  const urls = new Map([
    [REFERENCE, `${bare.origin}/`],
    ...addresses.map((address) => [address, `${origin}${address}`] as const),
  ]);
  const audits = new Map<string, Audit[]>([...urls.keys()].map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [name, url] of urls) {
      for (const throttling of THROTTLING) {
        const result = await audit(url, throttling);
        audits.get(name)?.push(result);
        progress(`Lighthouse, round ${round} of ${rounds}, ${throttling}, ${name}: ${inShort(result)}`);
      }
    }
  }
  return audits;
}

function inShort({
  scores,
  largestPaintMs = Number.NaN,
  blockingMs = Number.NaN,
  complaints,
}: Audit): string {
  const figures = [Object.values(scores).join(" "), seconds(largestPaintMs), milliseconds(blockingMs)];
  return [...figures, ...complaints].join(", ");
}
