const LONG_AGO = "Thu, 01 Jan 1970 00:00:00 GMT";

/** What to assign to `document.cookie` so that these cookies are gone, on whichever domain of ours they were set. */
export function expiredCookies(cookies: string, names: readonly string[], hostname: string): string[] {
  const present = cookies.split(";").map((cookie) => cookie.split("=", 1).join("").trim());
  const ours = present.filter((name) =>
    names.some((known) => name === known || name.startsWith(`${known}_`)),
  );
  const places = ["", ...domainsOf(hostname).map((domain) => `; domain=${domain}`)];
  return ours.flatMap((name) => places.map((place) => `${name}=; path=/; expires=${LONG_AGO}${place}`));
}

/** `www.harlur.eus` → itself and `harlur.eus` */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}
