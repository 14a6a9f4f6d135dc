/** The server's own cookies: the server sets them, and the table of the cookie policy names them. */

/** Under https the browser itself holds a `__Host-` cookie to this host, the whole site and encryption. */
export function cookieNames({ https }: { https: boolean }) {
  const prefix = https ? "__Host-" : "";
  return { csrf: `${prefix}csrf`, consent: `${prefix}consent` };
}
