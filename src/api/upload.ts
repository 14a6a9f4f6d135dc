/** A form with files to the site's own API. `fetch` cannot tell how far an upload has come; this can. */
import { parseJson, ResponseError, TOKEN_HEADER } from "./client.ts";
import { obtainToken } from "./csrf-token.ts";

/** Longer without a byte on its way than this is a dead line; a slow one moves. */
const IDLE_TIMEOUT_MS = 30_000;

interface Upload {
  form: FormData;
  headers: Readonly<Record<string, string>>;
  /** from 0 to 100 */
  onProgress: (percent: number) => void;
}

/** Resolves with the answer when the server has taken everything; rejects like `send`. */
export async function upload(path: string, { form, headers, onProgress }: Upload): Promise<unknown> {
  const token = await obtainToken();
  const call = new XMLHttpRequest();
  call.open("POST", path);
  for (const [name, value] of Object.entries({ ...headers, ...(token && { [TOKEN_HEADER]: token }) })) {
    call.setRequestHeader(name, value);
  }
  let idleTimer = 0;
  const listen = () => {
    clearTimeout(idleTimer);
    idleTimer = window.setTimeout(() => call.abort(), IDLE_TIMEOUT_MS);
  };
  call.upload.onprogress = ({ loaded, total }) => {
    listen();
    onProgress(Math.round((loaded / total) * 100));
  };
  call.onloadend = () => clearTimeout(idleTimer);
  return new Promise((resolve, reject) => {
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(parseJson(call.responseText));
      else reject(new ResponseError(call.status, call.responseText || call.statusText));
    };
    call.onerror = () => reject(new TypeError("the connection was lost"));
    call.onabort = () => reject(new Error(`nothing moved for ${IDLE_TIMEOUT_MS} ms`));
    listen();
    call.send(form);
  });
}
