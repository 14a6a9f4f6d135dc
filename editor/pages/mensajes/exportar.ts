/** By dates as a spreadsheet, or all of the person who wrote one message, for whoever asks for his data. */
import type { APIRoute } from "astro";
import { asCsv, asJson } from "../../../server/cli/messages-text.ts";
import { findMessage, listMessages } from "../../../server/contact/message-administration.ts";
import { download } from "../../messages/files.ts";
import { exportedPeriod } from "../../messages/list-address.ts";
import { withStore } from "../../messages/open-store.ts";

export const prerender = false;

export const GET: APIRoute = ({ url }) =>
  withStore(async ({ database }) => {
    const id = url.searchParams.get("persona");
    if (id === null) {
      const messages = await listMessages(database, exportedPeriod(url));
      return download(asCsv(messages), "mensajes.csv", "text/csv; charset=utf-8");
    }
    const message = await findMessage(database, id);
    if (!message) return new Response(null, { status: 404 });
    const messages = await listMessages(database, { email: message.fields.email });
    return download(asJson(messages), "mensajes-de-una-persona.json", "application/json");
  });
