import type { APIRoute } from "astro";
import { homeShareImage } from "../document/share-images.ts";

export const GET: APIRoute = async () => new Response(new Uint8Array(await homeShareImage()));
