/** The store of the site, opened once and used beside it: what is read and written here, the site sees too. */
import { systemClock } from "../../server/base/clock.ts";
import { errorMessage } from "../../server/base/error-message.ts";
import { SILENT } from "../../server/base/service-log.ts";
import { processEnvironment, readSettings, type Settings } from "../../server/config/config.ts";
import { randomSecret } from "../../server/config/cookie-secret.ts";
import { addSearchTexts } from "../../server/contact/search-texts.ts";
import { type OpenDatabase, openDatabase } from "../../server/store/open-database.ts";

export interface Store extends OpenDatabase {
  settings: Settings;
}

let opening: Promise<Store> | undefined;

export async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  return work(await openStore());
}

/** For a page that says what keeps the store from answering. */
export async function tryStore<Result>(
  work: (store: Store) => Promise<Result>,
): Promise<{ found?: Result; problem?: string }> {
  return withStore(work).then(
    (found) => ({ found }),
    (error: unknown) => ({ problem: errorMessage(error) }),
  );
}

async function openStore(): Promise<Store> {
  const opened = await opening?.catch(() => undefined);
  // A backup may have been put in its place since.
  if (opened && opened.problem() === undefined) return opened;
  if (opened) await opened.close();
  opening = open();
  return opening;
}

async function open(): Promise<Store> {
  // It signs no cookie, and its account may be one that must not know the site's secret.
  const settings = readSettings({ ...processEnvironment(), COOKIE_SECRET: randomSecret() });
  const opened = await openDatabase(settings, systemClock, SILENT);
  await addSearchTexts(opened.database);
  return { ...opened, settings };
}
