/**
 * What is written and not saved. Each window keeps its own, so that none removes or replaces another's, together with the
 * mark of the text that it began with; what a closed or killed window left is taken over by the next that opens the same.
 */
import { draftPath, isOfWindow, ofWindow, withoutWindow } from "./draft-names.ts";

type Key = readonly string[];
const NEW = "collection-create";

/** As Keystatic stores it; what else is in it stays as it is. */
interface Draft {
  savedAt: Date;
  /** ends with the mark of the file */
  beforeTreeKey?: string | undefined;
  /** what saving would write, by path */
  files: ReadonlyMap<string, Uint8Array>;
}

export interface DraftStorage {
  entries(): Promise<[unknown, Draft][]>;
  /** @param former under which it was until now */
  set(key: Key, draft: Draft, former?: Key): Promise<void>;
  del(key: Key): Promise<void>;
}

interface WindowDraftsOptions {
  storage: DraftStorage;
  windowName: string;
  /** names of the windows that are open */
  openWindows: () => Promise<readonly string[]>;
  /** paths of the files that there are, below content/ */
  files: () => Promise<readonly string[]>;
  /** the browser refuses to store, as with a full disk or a damaged profile; called once */
  whenNotStored: () => void;
}

interface Sent {
  /** as the window opened it; none of a new one */
  path: string | undefined;
  treeKey: string | undefined;
  state: unknown;
}

interface SavedFile {
  path: string;
  contents: Uint8Array;
}

export function windowDrafts({
  storage,
  windowName,
  openWindows,
  files,
  whenNotStored,
}: WindowDraftsOptions) {
  const own = (key: Key) => ofWindow(key, windowName);
  /** with which text what is written here began, by file */
  const beginnings = new Map<string, string>();
  let lastSent: Sent | undefined;
  let lastSaved: readonly SavedFile[] = [];
  let isTold = false;
  /** of this window, by key */
  const kept = new Map<string, { key: Key; draft: Draft }>();

  /** The form draws itself anew some time after it was saved; who leaves it before that would find a draft of what he saved. */
  const isSaved = ({ files: written }: Draft) =>
    lastSaved.length > 0 && lastSaved.every(({ path, contents }) => isSame(written.get(path), contents));

  /** Opening and saving go on without drafts. */
  async function orTold<Result>(work: Promise<Result>): Promise<Result | undefined> {
    try {
      return await work;
    } catch {
      if (!isTold) whenNotStored();
      isTold = true;
      return undefined;
    }
  }

  async function keep(key: Key, draft: Draft, former?: Key): Promise<void> {
    kept.set(String(key), { key, draft });
    await orTold(storage.set(own(key), draft, former));
  }

  async function drop(key: Key): Promise<void> {
    kept.delete(String(key));
    await orTold(storage.del(own(key)));
  }

  /** A new one also takes over what was written in one that was removed or renamed elsewhere: it has no form any more. */
  async function belongsTo(key: Key): Promise<(stored: Key) => boolean> {
    const there = key[0] === NEW ? await files() : [];
    return (stored) =>
      String(withoutWindow(stored)) === String(key) ||
      (key[0] === NEW &&
        stored[0] === "collection" &&
        stored[1] === key[1] &&
        !there.includes(draftPath(stored) ?? ""));
  }

  return {
    async get(key: Key): Promise<Draft | undefined> {
      const open = (await openWindows()).filter((name) => name !== windowName);
      const isWanted = await belongsTo(key);
      const left = ((await orTold(storage.entries())) ?? [])
        .flatMap(([stored, draft]) => (Array.isArray(stored) ? [{ stored: stored.map(String), draft }] : []))
        .filter(({ stored }) => isWanted(stored))
        .filter(({ stored }) => !open.some((name) => isOfWindow(stored, name)));
      const newest = left.toSorted(
        (one, other) => other.draft.savedAt.getTime() - one.draft.savedAt.getTime(),
      )[0];
      if (!newest) return undefined;
      await keep(key, newest.draft, newest.stored);
      const path = draftPath(key);
      if (path && newest.draft.beforeTreeKey) beginnings.set(path, newest.draft.beforeTreeKey);
      return newest.draft;
    },

    set(key: Key, draft: Draft): Promise<void> {
      const beforeTreeKey = beginnings.get(draftPath(key) ?? "") ?? draft.beforeTreeKey;
      return isSaved(draft) ? drop(key) : keep(key, { ...draft, beforeTreeKey });
    },

    /** Saved, or undone. */
    del(key: Key): Promise<void> {
      beginnings.delete(draftPath(key) ?? "");
      return drop(key);
    },

    /** Mark of the text with which a restored draft began; without one, what this window has read counts. */
    beginningOf: (path: string | undefined) =>
      beginnings
        .get(path ?? "")
        ?.split("-")
        .at(-1),

    async sent(sent: Sent, saved: readonly SavedFile[], mark: string | undefined): Promise<void> {
      lastSent = sent;
      lastSaved = saved;
      if (sent.path && mark) beginnings.set(sent.path, mark);
      for (const { key, draft } of [...kept.values()]) if (isSaved(draft)) await drop(key);
    },

    /** What the form has by now, if something was written in it while it was being saved. */
    writtenWhileSaving: <State>({ path, treeKey, state }: Sent & { state: State }): State | undefined =>
      lastSent?.path === path && lastSent?.treeKey === treeKey && lastSent?.state !== state
        ? state
        : undefined,
  };
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array) =>
  one?.length === other.length && one.every((byte, index) => byte === other[index]);
