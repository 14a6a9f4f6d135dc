import type { Language } from "../../../contract/languages.ts";
import { pageAddress } from "../../../contract/routes.ts";
import type { Header } from "../../http/security-headers.ts";
import type { Site } from "../../pages/site.ts";
import { cutPage } from "./fill-page.ts";
import type { ContactPage } from "./form-route.ts";

/** What is true of the file as it lies there, and not of a page made from it. */
const OF_THE_FILE = ["content-type", "content-length", "etag", "cache-control", "vary"];

/** Each site's own, cut when it is first asked for. */
const pages = new WeakMap<Site, Map<Language, ContactPage>>();

/** The built contact page, as the form's route fills it in. */
export function contactPageOf(site: Site, language: Language): ContactPage {
  const ofSite = pages.get(site) ?? new Map<Language, ContactPage>();
  pages.set(site, ofSite);
  const page = ofSite.get(language) ?? cutContactPage(site, language);
  ofSite.set(language, page);
  return page;
}

function cutContactPage(site: Site, language: Language): ContactPage {
  const page = site.files.get(pageAddress(language, "contact"))?.identity;
  if (!page?.body) throw new Error("the site has no contact page");
  const headers: Header[] = [];
  for (let index = 0; index < page.headers.length; index += 2) {
    const [name = "", value = ""] = page.headers.slice(index, index + 2);
    if (!OF_THE_FILE.includes(name.toLowerCase())) headers.push([name, value]);
  }
  return { template: cutPage(page.body.toString("utf8")), headers };
}
