import { describe, expect, it, vi } from "vitest";
import { EMPTY_FIELDS } from "../../tests/parts/sample-fields.ts";
import { forwardFields, forwardMessage } from "./forward.ts";

const form = {
  ...EMPTY_FIELDS,
  name: "Ane Etxebarria",
  email: "ane@example.com",
  phone: "600 000 000",
  subject: "Consulta General" as const,
  message: "Dos líneas\nde texto",
};
const forward = {
  url: "https://forms.example/f/abc",
  company: "Harlur",
  siteUrl: "https://www.harlur.example",
};
const sentAt = new Date("2026-07-03T10:05:00Z");

describe("the forwarded copy", () => {
  it("has the service's field names, the composed text and a tagged subject", () => {
    expect(forwardFields(form, forward, sentAt)).toMatchObject({
      name: "Ane Etxebarria",
      email: "ane@example.com",
      _replyto: "ane@example.com",
      phone: "600 000 000",
      subject: "Consulta General",
      _subject: "[Web Harlur] Consulta General",
      // Between these lines another field may have its own.
      message: expect.stringMatching(
        /^Nombre: Ane Etxebarria\nCorreo: ane@example\.com\nTeléfono: 600 000 000\n(.+\n)*Asunto: Consulta General\n(.+\n)*Fecha y hora: 03\/07\/2026, 12:05\n\nMensaje:\nDos líneas\nde texto\n\n--\nEnviado desde el formulario de contacto de Harlur \(https:\/\/www\.harlur\.example\)$/,
      ),
    });
  });

  it("says so when there is no telephone", () => {
    const { phone, message } = forwardFields({ ...form, phone: "" }, forward, sentAt);
    expect(phone).toBe("No proporcionado");
    expect(message).toContain("Teléfono: No proporcionado");
  });
});

describe("forwarding", () => {
  it("posts a multipart form without reading the answer", () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response());
    forwardMessage(form, forward, sentAt, send);
    const [url, request] = send.mock.calls[0] ?? [];
    expect(url).toBe(forward.url);
    expect(request).toMatchObject({ method: "POST", mode: "no-cors", credentials: "include" });
    expect(request?.body).toBeInstanceOf(FormData);
    expect(Object.fromEntries(request?.body as FormData)).toEqual(forwardFields(form, forward, sentAt)); // checked above
  });

  it("is no failure of the message when the service is away", async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline"));
    expect(() => forwardMessage(form, forward, sentAt, send)).not.toThrow();
    await Promise.resolve();
  });
});
