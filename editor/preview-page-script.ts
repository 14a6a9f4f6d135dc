/** In every page of the site: beside the editor, the window around it knows which page is wanted and draws that one anew. */
import.meta.hot?.on("vite:beforeFullReload", (payload) => {
  if (globalThis.parent !== globalThis.window) payload.path = "/no-page-of-the-editor.html";
});
