/** Mail servers at their worst, on a real socket. */
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}); // the other side hung up first
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`; // a listening TCP server has this kind
}

/** Takes the connection and never says a word. */
export const silentPeer = () => listen(() => {});

/** Refuses everyone at the door. */
export const closedPeer = (code = 554) => listen((socket) => socket.end(`${code} not today\r\n`));

/** Is friendly until the message comes. */
function friendlyPeer(onMessage: (socket: Socket) => void): Promise<string> {
  return listen((socket) => {
    let receiving = false;
    socket.write("220 hello\r\n");
    socket.on("data", (chunk) => {
      if (receiving) return onMessage(socket);
      receiving = chunk.toString().startsWith("DATA");
      return socket.write(receiving ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
}

/** Takes no message: it is gone. */
export const droppingPeer = () => friendlyPeer((socket) => socket.destroy());

/** Answers a message with something that need not be an answer. */
export const garbledPeer = (answer: string) => friendlyPeer((socket) => void socket.write(`${answer}\r\n`));

/** Wants a password and takes none. */
export function suspiciousPeer(): Promise<string> {
  return listen((socket) => {
    socket.write("220 hello\r\n");
    socket.on("data", (chunk) => {
      const greeting = chunk.toString().startsWith("EHLO");
      socket.write(greeting ? "250-fine\r\n250 AUTH PLAIN\r\n" : "535 wrong password\r\n");
    });
  });
}

/** Answers nothing any more once it heard this word; after the word DATA, once it has the message. */
export async function hangingPeer(word: string): Promise<string> {
  let heard = "";
  return listen((socket) => {
    socket.write("220 hello\r\n");
    socket.on("data", (chunk) => {
      const before = heard;
      heard += chunk;
      if (word === "DATA" ? before.includes(word) : heard.includes(word)) return;
      socket.write(heard.includes("DATA") ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
}

/** Takes every mail, each word after a while. */
export async function slowPeer(
  delayMs: number,
): Promise<{ url: string; heard(): string; connected(): boolean }> {
  let heard = "";
  let connected = false;
  const url = await listen((socket) => {
    connected = true;
    socket.on("close", () => {
      connected = false;
    });
    let receiving = false;
    const answer = (line: string) => setTimeout(() => socket.write(line), delayMs);
    answer("220 hello\r\n");
    socket.on("data", (chunk) => {
      heard += chunk;
      if (receiving && !heard.endsWith("\r\n.\r\n")) return;
      receiving = !receiving && chunk.toString().startsWith("DATA");
      answer(receiving ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  return { url, heard: () => heard, connected: () => connected };
}

/** Takes any password and every mail, offers no encryption, and remembers what it heard. */
export async function plainPeer(): Promise<{ url: string; heard(): string }> {
  let heard = "";
  const url = await listen((socket) => {
    let receiving = false;
    socket.write("220 hello\r\n");
    socket.on("data", (chunk) => {
      const said = chunk.toString();
      heard += said;
      if (receiving && !said.endsWith("\r\n.\r\n")) return;
      const greeting = said.startsWith("EHLO");
      receiving = !receiving && said.startsWith("DATA");
      if (greeting) socket.write("250-fine\r\n250 AUTH PLAIN\r\n");
      else if (said.startsWith("AUTH")) socket.write("235 welcome\r\n");
      else if (said.startsWith("STARTTLS")) socket.write("502 what is that\r\n");
      else socket.write(receiving ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  return { url, heard: () => heard };
}
