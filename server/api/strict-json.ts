/** JSON as a careful reader takes it: one meaning only. */

/** The API's bodies are flat; anything much deeper was made to hurt. */
const MAXIMUM_JSON_DEPTH = 4;

const utf8 = new TextDecoder("utf-8", { fatal: true });
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/g;

/** Throws on anything that is not well-formed UTF-8 and JSON, repeats a key, nests deep or names `__proto__`. */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = utf8.decode(bytes);
  const value: unknown = JSON.parse(text);
  checkStructure(text);
  return value;
}

/** Expects text that is known to be JSON, so that brackets match and every `"…":` is a key. */
function checkStructure(text: string): void {
  const keysOfOpen: Set<string>[] = [];
  for (const [token, colon] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") {
      keysOfOpen.push(new Set());
      if (keysOfOpen.length > MAXIMUM_JSON_DEPTH) throw new SyntaxError("nested too deeply");
    } else if (token === "}" || token === "]") {
      keysOfOpen.pop();
    } else if (colon !== undefined) {
      // Two spellings of one key, like "a" and "\u0061", are the same key.
      const key: string = JSON.parse(token.slice(0, -colon.length));
      const keys = keysOfOpen.at(-1);
      if (keys?.has(key)) throw new SyntaxError("a key appears twice");
      if (key === "__proto__") throw new SyntaxError("a key is not allowed");
      keys?.add(key);
    }
  }
}
