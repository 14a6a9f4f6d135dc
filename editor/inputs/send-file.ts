export const PICTURES_ACCEPTED = "image/*,.heic,.heif";
export const picturesTarget = (folder: string) => `/editor/pictures?folder=${encodeURIComponent(folder)}`;

/**
 * Sends a file from this computer; the server keeps it at once.
 * @returns the name under which it was kept
 * @throws with the owner's words when it cannot be used
 */
export async function sendFile(target: string, file: File, replaces = ""): Promise<string> {
  const address = new URL(target, location.href);
  address.searchParams.set("name", file.name);
  address.searchParams.set("replaces", replaces);
  const answer = await fetch(address, { method: "POST", body: file }).catch(() => undefined);
  if (!answer) throw new Error("No se ha podido enviar. Mira la conexión y vuelve a elegirla.");
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
}
