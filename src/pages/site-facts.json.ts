/** What the server has to know of the content; it reads this file and does not serve it. */
import type { APIRoute } from "astro";
import { addressesOf } from "../site/addresses.ts";
import { content } from "../site/content/load.ts";

export const GET: APIRoute = () => {
  const { name, email } = content.company;
  return Response.json({
    moved: Object.fromEntries(addressesOf(content).moved),
    company: { name, email },
    subjects: content.subjects.map(({ es }) => es),
  });
};
