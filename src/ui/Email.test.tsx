import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Email } from "./Email.tsx";

test("a long address ends its line before the @ or behind a dot, and none begins or ends with such a place", () => {
  expect(renderToStaticMarkup(<Email address="obras.publicas@excavaciones.eus" />)).toBe(
    "obras.<wbr/>publicas<wbr/>@excavaciones.<wbr/>eus",
  );
});
