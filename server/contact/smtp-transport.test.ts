import { describe, expect, it } from "vitest";
import { closedPeer, droppingPeer, silentPeer, suspiciousPeer } from "../../tests/parts/bad-peers.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { openMailbox } from "../../tests/parts/mailbox.ts";
import { smtpTransport } from "./smtp-transport.ts";

const MAIL = { from: "web@harlur.example", to: "info@harlur.example", text: "Kaixo" };
const QUICK = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
const deliverTo = (url: string) => smtpTransport(url)(MAIL);

describe("the SMTP transport", () => {
  it("delivers", async () => {
    const mailbox = await openMailbox();
    expect(await deliverTo(mailbox.url)).toBeUndefined();
    expect(mailbox.mails).toHaveLength(1);
  });

  it.each([
    [{ recipientCode: 550 }, { kind: "permanent", problem: "EENVELOPE 550" }],
    [{ messageCode: 554 }, { kind: "permanent", problem: "EMESSAGE 554" }],
    [{ recipientCode: 450 }, { kind: "temporary", problem: "EENVELOPE 450" }],
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
    ["drops the line in the middle of the message", droppingPeer],
    ["does not know us", async () => (await suspiciousPeer()).replace("//", "//user:password@")],
  ])("blames the server, not the message, when it %s", async (_name, peer) => {
    expect(await smtpTransport(await peer(), QUICK)(MAIL)).toMatchObject({ kind: "unreachable" });
  });
});
