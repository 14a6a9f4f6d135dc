import type { Strings } from "../site/strings/index.ts";
import type { LegalModel } from "./model.ts";

interface CookieTableProps {
  cookies: LegalModel["cookies"];
  labels: Strings["cookie"]["table"];
}

const COLUMNS = ["name", "provider", "purpose", "expiry", "type", "exempt", "inUse"] as const;

/** Every cookie of the specification and of the site, used today or not. On a phone each row becomes a small sheet with labels. */
export function CookieTable({ cookies, labels }: CookieTableProps) {
  return (
    <div className="my-6 md:overflow-x-auto md:pb-px">
      <table className="w-full text-small">
        <caption className="sr-only">{labels.caption}</caption>
        <thead className="sr-only md:not-sr-only">
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b-2 border-forest px-2 py-2 text-left first:pl-0"
              >
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cookies.map((cookie) => (
            <tr key={cookie.name} className="block border-b border-hairline py-3 md:table-row md:py-0">
              {COLUMNS.map((column) => (
                <td
                  key={column}
                  className="flex flex-wrap gap-x-2 py-0.5 align-top md:table-cell md:px-2 md:py-3 md:first:pl-0"
                >
                  <span aria-hidden="true" className="font-semibold md:hidden">
                    {labels[column]}:
                  </span>{" "}
                  <span className="break-words">{cellText(cookie, column, labels)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellText(
  cookie: CookieTableProps["cookies"][number],
  column: (typeof COLUMNS)[number],
  labels: CookieTableProps["labels"],
) {
  const value = cookie[column];
  if (typeof value === "string") return value;
  return value ? labels.yes : labels.no;
}
