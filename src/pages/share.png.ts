import type { APIRoute } from "astro";
import { defaultShareImage } from "../document/share-images.ts";

export const GET: APIRoute = async () => new Response(new Uint8Array(await defaultShareImage()));
