import type { APIRoute } from "astro";
import { answerFile } from "../../messages/files.ts";
import { withStore } from "../../messages/open-store.ts";

export const prerender = false;

export const GET: APIRoute = ({ params: { id = "", kind = "", position = "" } }) =>
  withStore(({ database }) => answerFile(database, id, kind, position));
