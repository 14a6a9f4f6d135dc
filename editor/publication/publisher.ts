/** One publication at a time, begun from the publication page and watched there. */
import {
  goBack,
  listPublications,
  NoSuchPublicationError,
  PUBLICATIONS_KEPT,
} from "../../server/publication/publications.ts";
import { type PublishStep, publish } from "../../server/publication/publish.ts";
import { unusedFiles } from "../save/unused-files.ts";
import { newRemoval, setAside, takeBack } from "../save/wastebasket.ts";
import { type Problem, problemOf } from "./problems.ts";
import { restoreTexts } from "./restore-texts.ts";

/** What was done last. */
type Outcome =
  | { kind: "published"; savedUntil: Date }
  | { kind: "returned"; to: Date }
  | { kind: "textsRestored"; of: Date }
  | { kind: "broughtBack" }
  | { kind: "unusedRemoved" }
  | { kind: "busy" }
  /** what the build said matters where the content is not to blame */
  | { kind: "failed"; problems: Problem[]; output: string };

export type PublisherState =
  | { kind: "idle" }
  | { kind: "running"; step: PublishStep; since: number }
  | (Outcome & { endedAt: Date });

const root = process.cwd();
let state: PublisherState = { kind: "idle" };

const end = (outcome: Outcome) => {
  state = { ...outcome, endedAt: new Date() };
};

export const publisherState = () => state;
export const lastPublications = () => listPublications(root).slice(0, PUBLICATIONS_KEPT);

export function startPublication(): void {
  if (state.kind === "running") return;
  const since = Date.now();
  const onStep = (step: PublishStep) => {
    state = { kind: "running", step, since };
  };
  onStep("draw");
  publish(root, { onStep }).then(
    (result) => {
      if (result.kind === "published") end({ kind: "published", savedUntil: result.publication.publishedAt });
      else if (result.kind === "busy") end({ kind: "busy" });
      else end({ kind: "failed", problems: result.problems.map(problemOf), output: result.output });
    },
    (error: unknown) => end({ kind: "failed", problems: [], output: String(error) }),
  );
}

/** @returns whether that publication has its texts with it */
export function returnTextsOf(id: string): boolean {
  const publication = listPublications(root).find((one) => one.id === id);
  if (state.kind === "running" || !publication || !restoreTexts(root, id)) return false;
  end({ kind: "textsRestored", of: publication.publishedAt });
  return true;
}

/** @returns whether the wastebasket has it */
export function bringBack(removal: string): boolean {
  if (state.kind === "running" || !takeBack(root, removal)) return false;
  end({ kind: "broughtBack" });
  return true;
}

export function removeAllUnused(): void {
  if (state.kind === "running") return;
  for (const file of unusedFiles(root)) setAside(root, newRemoval(), file);
  end({ kind: "unusedRemoved" });
}

/** @returns whether there is one of that name */
export function returnTo(id: string): boolean {
  if (state.kind === "running") return false;
  try {
    end({ kind: "returned", to: goBack(root, id).publishedAt });
    return true;
  } catch (error) {
    if (!(error instanceof NoSuchPublicationError)) throw error;
    return false;
  }
}
