// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { siteIn } from "../site/site.ts";
import { Certificates } from "./Certificates.tsx";

afterEach(cleanup);

const certificate = {
  id: "iso",
  title: "ISO 9001:2015",
  name: "Gestión de la calidad",
  description: "Cada obra se mide.",
  icon: "quality" as const,
  pdfPath: "/certificados/iso.pdf",
  picture: undefined,
};
const seal = { src: "/sello.webp", avif: "/sello.avif 320w", width: 400, height: 400, alt: "El sello" };

function renderCertificate(changes: object) {
  const certificates = { heading: "Certificados", lead: "", cards: [{ ...certificate, ...changes }] };
  const { container } = render(<Certificates site={siteIn("es")} certificates={certificates} />);
  return container.querySelectorAll("h3 svg").length;
}

test("a certificate shows its icon", () => {
  expect(renderCertificate({})).toBe(1);
  expect(screen.queryByRole("img")).toBeNull();
});

test("a certificate with an image of its own shows that beside its icon", () => {
  expect(renderCertificate({ picture: seal })).toBe(1);
  expect(screen.getByRole("img", { name: "El sello" })).toBeTruthy();
});
