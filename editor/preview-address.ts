/** Which page shows best what is open in the editor. */
export interface Preview {
  address: string;
  /** of a text that stands in one language only */
  language: string;
}

/**
 * @param path of the editor: `/keystatic/singleton/home`, `/keystatic/collection/legalText/item/aviso-legal.eu`
 * @param previews by entry; an asterisk stands for the name of a file of its own
 * @param lists where a list of files is open, and none of them
 */
export function previewOf(
  path: string,
  previews: ReadonlyMap<string, string>,
  lists: ReadonlyMap<string, string>,
): Preview | undefined {
  const [, kind = "", item = ""] =
    path.match(/^\/keystatic\/(?:singleton|collection)\/(\w+)(?:\/item\/([^/]+))?/) ?? [];
  const [, name = "", language = ""] = decodeURIComponent(item).match(/^(.*?)(?:\.(\w\w))?$/) ?? [];
  const pattern = previews.get(kind);
  const address = item === "" && pattern?.includes("*") ? lists.get(kind) : pattern?.replace("*", name);
  return address === undefined ? undefined : { address, language };
}
