/** `npm run publish`: puts what was changed on the site, lists the last publications, goes back to one of them. */
import { BUSY, formatTime, NOT_PUBLISHED, showSteps } from "../publication/owner-messages.ts";
import { goBack, listPublications, NoSuchPublicationError } from "../publication/publications.ts";
import { publish } from "../publication/publish.ts";
import { type Change, changesSincePublication } from "../publication/sources.ts";
import { CommandError, readCommandLine, refuseSurplus, runCommand } from "./terminal.ts";

const USAGE = `npm run publish                  comprueba, construye y publica los cambios
npm run publish -- --list        las últimas publicaciones; la flecha señala la que está en la web
npm run publish -- --back [n]    vuelve a la anterior, o n publicaciones atrás
`;
const SIGNS = { added: "+", changed: "~", removed: "-" } as const satisfies Record<Change["kind"], string>;

const root = process.cwd();
const print = (text: string) => process.stdout.write(text);

await runCommand(async () => {
  const { values, positionals } = readCommandLine(USAGE, {
    list: { type: "boolean" },
    back: { type: "boolean" },
  });
  refuseSurplus(positionals, values.back ? 1 : 0);
  if (values.list) return list();
  if (values.back) return back(positionals[0] ?? "1");
  await publishChanges();
});

async function publishChanges(): Promise<void> {
  const changes = changesSincePublication(root);
  print(
    changes.length === 0 ? "No hay cambios en content/ ni en public/ desde la última publicación.\n" : "",
  );
  for (const { kind, path } of changes) print(`  ${SIGNS[kind]} ${path}\n`);
  const progress = showSteps(process.stdout);
  const result = await publish(root, { onStep: progress.step });
  progress.end();
  if (result.kind === "busy") throw new CommandError(BUSY);
  if (result.kind === "failed") {
    throw new CommandError(`${NOT_PUBLISHED}\n\n${result.output.trim()}\n\nLa web sigue como estaba.`);
  }
  print(
    `Publicado: ${formatTime(result.publication.publishedAt)}. Para deshacerlo: npm run publish -- --back\n`,
  );
}

function list(): void {
  const all = listPublications(root);
  const current = all.findIndex(({ isCurrent }) => isCurrent);
  for (const [index, { publishedAt, isCurrent }] of all.entries()) {
    const steps = index > current ? `--back ${index - current}` : "";
    print(`${isCurrent ? "→" : " "} ${formatTime(publishedAt)}  ${steps}\n`);
  }
}

function back(where: string): void {
  if (!/^[1-9]\d?$/.test(where)) throw new CommandError(USAGE);
  try {
    const { publishedAt } = goBack(root, Number(where));
    print(`La web muestra ahora la publicación del ${formatTime(publishedAt)}.\n`);
  } catch (error) {
    if (!(error instanceof NoSuchPublicationError)) throw error;
    throw new CommandError("No hay una publicación tan antigua. Para verlas: npm run publish -- --list");
  }
}
