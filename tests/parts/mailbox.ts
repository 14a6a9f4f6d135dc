/** A real mail server that keeps what it is given, or misbehaves as told. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface ReceivedMail {
  raw: string;
  /** whether it came over an encrypted connection */
  encrypted: boolean;
  messageId: string;
  /** the plain-text part, decoded */
  text: string;
  /** the HTML part, decoded */
  html: string;
  header(name: string): string;
}

/** A code makes it refuse: at the sender, at the recipients or one of them, or after the whole message. */
interface Manners {
  senderCode?: number;
  recipientCode?: number;
  refusedRecipient?: string;
  messageCode?: number;
  /** larger mails are refused as too large, after they were sent */
  refuseAbove?: number;
}

export interface Mailbox {
  url: string;
  port: number;
  mails: ReceivedMail[];
  manners: Manners;
  /** mails that came in whole and were refused then */
  refused(): number;
  /** as many distinct messages as were received, however often */
  messageIds(): Set<string>;
  close(): Promise<void>;
}

interface Offers {
  /** with a certificate nobody vouches for */
  encrypted?: boolean;
  /** the largest mail it says it takes */
  size?: number;
}

const TOO_LARGE = 552;

export async function openMailbox(port = 0, { encrypted = false, size }: Offers = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const box = { mails, manners: {} as Manners };
  let refusedMails = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...(size !== undefined && { size }),
    disabledCommands: encrypted ? ["AUTH"] : ["STARTTLS", "AUTH"],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusal(box.manners.senderCode)),
    onRcptTo: ({ address }, _session, done) => {
      const { recipientCode, refusedRecipient = address } = box.manners;
      done(refusal(address === refusedRecipient ? recipientCode : undefined));
    },
    onData: (stream, { secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { messageCode, refuseAbove = Number.POSITIVE_INFINITY } = box.manners;
        const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
        const refused = refusal(bytes > refuseAbove ? TOO_LARGE : messageCode);
        if (refused) refusedMails += 1;
        else mails.push(readMail(Buffer.concat(chunks).toString("utf8"), secure));
        done(refused);
      });
    },
  });
  server.on("error", () => {}); // a sender that was killed breaks its connection
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  const bound = (server.server.address() as AddressInfo).port; // a listening TCP server has this kind of address
  return Object.assign(box, {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    refused: () => refusedMails,
    messageIds: () => new Set(mails.map(({ messageId }) => messageId)),
    close,
  });
}

function refusal(code: number | undefined): Error | null {
  return code === undefined ? null : Object.assign(new Error("refused as told"), { responseCode: code });
}

export function readMail(raw: string, encrypted = false): ReceivedMail {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1] ?? "";
  return {
    raw,
    encrypted,
    header,
    messageId: header("Message-ID"),
    text: partOf(raw, "text/plain"),
    html: partOf(raw, "text/html"),
  };
}

/** Every text part is sent in base64. */
function partOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--/).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? "";
  const [, body = ""] = part.split("\r\n\r\n", 2);
  return Buffer.from(body, "base64").toString("utf8");
}
