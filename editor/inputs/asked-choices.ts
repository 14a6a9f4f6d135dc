/** What can be chosen, as the editor's server last said it. */

export interface Choice {
  value: string;
  label: string;
}

const known = new Map<string, readonly Choice[]>();

/** @param of as the schema says: `machinery.types` */
export async function askForChoices(of: string): Promise<readonly Choice[]> {
  try {
    const answer = await fetch(`/editor/choices?of=${encodeURIComponent(of)}`);
    const found: Choice[] = await answer.json();
    known.set(of, found);
    return found;
  } catch {
    return [];
  }
}

/** For a row of a list, which cannot wait. */
export const knownLabel = (of: string, value: string): string | undefined =>
  known.get(of)?.find((choice) => choice.value === value)?.label;
