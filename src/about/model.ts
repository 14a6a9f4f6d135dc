/** History and values with their pictures, in one language. */
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import { withPictures } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";

export type AboutModel = Awaited<ReturnType<typeof aboutModel>>;

export async function aboutModel({ language }: Site) {
  const { history, values, call } = localise(content.about, language);
  return {
    history: { ...history, blocks: await withPictures(history.blocks, "scene", 1) },
    values: { ...values, cards: await withPictures(values.cards, "card") },
    call,
  };
}
