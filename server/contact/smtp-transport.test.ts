import { Readable } from "node:stream";
import type { SendMailOptions } from "nodemailer";
import { describe, expect, it } from "vitest";
import {
  closedPeer,
  droppingPeer,
  garbledPeer,
  hangingPeer,
  plainPeer,
  silentPeer,
  slowPeer,
  suspiciousPeer,
} from "../../tests/parts/bad-peers.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { openMailbox } from "../../tests/parts/mailbox.ts";
import { smtpTransport } from "./smtp-transport.ts";

const MAIL = { from: "web@harlur.example", to: "info@harlur.example", text: "Kaixo" };
const QUICK = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, deliveryTimeout: 5000 };
const SITE = "https://www.harlur.example";
const server = (smtpUrl: string, smtpTls: "required" | "optional" = "required") => ({
  smtpUrl,
  smtpTls,
  siteUrl: SITE,
});
const deliverTo = (url: string, mail: SendMailOptions = MAIL) => smtpTransport(server(url))(mail);

describe("the SMTP transport", () => {
  it("delivers", async () => {
    const mailbox = await openMailbox();
    expect(await deliverTo(mailbox.url)).toBeUndefined();
    expect(mailbox.mails).toHaveLength(1);
  });

  it.each([
    [{ senderCode: 550 }, { kind: "outage", problem: "EENVELOPE 550" }],
    [{ recipientCode: 550 }, { kind: "outage", problem: "EENVELOPE 550" }],
    [{ recipientCode: 552 }, { kind: "outage", problem: "EENVELOPE 552" }],
    [{ messageCode: 552 }, { kind: "temporary", problem: "EMESSAGE 552" }],
    [{ messageCode: 554 }, { kind: "refused", problem: "EMESSAGE 554" }],
    [{ senderCode: 451 }, { kind: "outage", problem: "EENVELOPE 451" }],
    [{ recipientCode: 450 }, { kind: "outage", problem: "EENVELOPE 450" }],
    [{ senderCode: 452 }, { kind: "temporary", problem: "EENVELOPE 452" }],
    [{ messageCode: 451 }, { kind: "temporary", problem: "EMESSAGE 451" }],
  ])("tells apart what %j means", async (manners, failure) => {
    const mailbox = await openMailbox();
    mailbox.manners = manners;
    expect(await deliverTo(mailbox.url)).toEqual(failure);
  });

  it.each([
    ["is gone", async () => `smtp://127.0.0.1:${await freePort()}`],
    ["says nothing", silentPeer],
    ["refuses everyone", closedPeer],
    ["does not know us", async () => (await suspiciousPeer()).replace("//", "//user:password@")],
    ["has no name", async () => "smtp://mail.invalid"],
    ["greets and hangs", () => hangingPeer("EHLO")],
    ["hangs at the recipient", () => hangingPeer("RCPT")],
    ["closes for the moment", () => closedPeer(421)],
  ])("blames the server, not the message, when it %s", async (_name, peer) => {
    expect(await smtpTransport(server(await peer(), "required"), QUICK)(MAIL)).toMatchObject({
      kind: "outage",
    });
  });

  it.each([
    ["drops the line in the middle of the message", droppingPeer],
    ["takes the message and hangs", () => hangingPeer("DATA")],
  ])("does not know what became of the message when it %s", async (_name, peer) => {
    expect(await smtpTransport(server(await peer()), QUICK)(MAIL)).toMatchObject({ kind: "unknown" });
  });

  it("blames a message that cannot be read, not the server", async () => {
    const { url } = await openMailbox();
    const unreadable = new Readable({ read: () => {} }).destroy(new Error("gone"));
    const mail = { ...MAIL, attachments: [{ filename: "plano.pdf", content: unreadable }] };
    expect(await deliverTo(url, mail)).toMatchObject({ kind: "temporary" });
  });

  it.each(["what?", "", "\u0000\u0001", "9999 hm", "five hundred", "2", "2nd try", "20 fish", "2500 fine"])(
    "takes %j after the message for no answer: it is tried again, with its files",
    async (answer) => {
      const failure = await smtpTransport(server(await garbledPeer(answer)), QUICK)(MAIL);
      expect(failure?.kind).toMatch(/^(?:temporary|unknown)$/);
      expect(failure?.problem).not.toBe("EMESSAGE");
    },
  );

  it("ends a delivery that it gives up: what takes too long is not mailed behind its back", async () => {
    const peer = await slowPeer(100);
    const patience = { ...QUICK, deliveryTimeout: 250 };
    expect(await smtpTransport(server(peer.url), patience)(MAIL)).toMatchObject({ kind: "outage" });
    await expect.poll(peer.connected).toBe(false);
    expect(peer.heard()).toContain("EHLO");
    expect(peer.heard()).not.toContain(MAIL.text);
  });

  it("introduces itself by the site's name", async () => {
    const { url, heard } = await plainPeer();
    await deliverTo(url);
    expect(heard()).toContain("EHLO www.harlur.example\r\n");
  });

  it("delivers to those the server takes mail for, and says that it refused another", async () => {
    const mailbox = await openMailbox();
    mailbox.manners = { recipientCode: 550, refusedRecipient: "gone@harlur.example" };
    const mail = { ...MAIL, to: ["info@harlur.example", "gone@harlur.example"] };
    expect(await smtpTransport(server(mailbox.url, "required"))(mail)).toEqual({
      kind: "partial",
      problem: "EENVELOPE 550",
    });
    expect(mailbox.mails).toHaveLength(1);
  });
});

describe("encryption", () => {
  /** An address of this machine that does not say so. */
  const ELSEWHERE = "0.0.0.0";
  const trustingPeer = async () => {
    const { url, heard } = await plainPeer();
    return { url: url.replace("127.0.0.1", `user:secret@${ELSEWHERE}`), heard };
  };

  it("is required of a mail server elsewhere: the password stays here", async () => {
    const { url, heard } = await trustingPeer();
    expect(await smtpTransport(server(url, "required"), QUICK)(MAIL)).toMatchObject({ kind: "outage" });
    expect(heard()).not.toContain("AUTH");
    expect(heard()).not.toContain("MAIL FROM");
  });

  it.each(["requireTLS=false", "ignoreTLS=true", "opportunisticTLS=true", "secure=false"])(
    "is required whatever the address says: %s",
    async (option) => {
      const { url, heard } = await trustingPeer();
      expect(await smtpTransport(server(`${url}?${option}`), QUICK)(MAIL)).toMatchObject({ kind: "outage" });
      expect(heard()).not.toContain("AUTH");
      expect(heard()).not.toContain("MAIL FROM");
    },
  );

  it("is given up only when the operator says so", async () => {
    const { url, heard } = await trustingPeer();
    expect(await smtpTransport(server(url, "optional"), QUICK)(MAIL)).toBeUndefined();
    expect(heard()).toContain("AUTH PLAIN");
  });

  it("is used on this machine when offered, whatever its certificate says", async () => {
    const mailbox = await openMailbox(0, { encrypted: true });
    expect(await deliverTo(mailbox.url)).toBeUndefined();
    expect(mailbox.mails[0]?.encrypted).toBe(true);
  });
});
