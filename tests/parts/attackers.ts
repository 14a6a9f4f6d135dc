/** Clients that take more than they need, on loopback, each few hundred of them from an address of their own. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { THIS_MACHINE } from "./raw-http.ts";

export interface Attack {
  kind: AttackKind;
  port: number;
  connections: number;
}

const PAGE = "GET /es/ HTTP/1.1\r\nHost: localhost\r\n\r\n";
/** More than one read of the server takes in, so that more is always waiting. */
const PAGES_AHEAD = 3000;
/** A flood keeps its pace however slowly it is answered: 50 connections ask 1,000 times a second. */
const ASK_EVERY_MS = 50;
/** Fewer than an address may have. */
const CONNECTIONS_PER_ADDRESS = 400;
const OPENED_AT_ONCE = 100;
const PAUSE_MS = 20;

const MANNERS = {
  /** asks ahead and reads nothing */
  pipelining: (socket: Socket) => void socket.pause().write(PAGE.repeat(PAGES_AHEAD)),
  /** asks for as many pictures as it may and reads none */
  pictures: (socket: Socket) => void socket.pause().write(PAGE.replace("/es/", "/share.png").repeat(32)),
  idle: (_socket: Socket) => {},
  "half-sent": (socket: Socket) => void socket.write(PAGE.slice(0, -10)),
  "missing pages": (socket: Socket) => {
    const timer = setInterval(() => socket.write(PAGE.replace("/es/", "/es/no-such-page")), ASK_EVERY_MS);
    socket.resume().on("close", () => clearInterval(timer));
  },
};
export type AttackKind = keyof typeof MANNERS;

/** In a process of its own, so that it does not slow whoever measures. Resolves once every connection was tried. */
export async function beginAttack({ kind, port, connections }: Attack): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.url), [kind, String(port), String(connections)]);
  const [answer] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (answer !== "begun") throw new Error("The attack could not begin");
  return child;
}

async function attack({ kind, port, connections }: Attack): Promise<void> {
  for (let number = 0; number < connections; number += 1) {
    const localAddress = `127.0.1.${1 + Math.floor(number / CONNECTIONS_PER_ADDRESS)}`;
    const socket = connect({ port, host: THIS_MACHINE, localAddress });
    socket.on("error", () => {}); // the server hung up
    socket.on("connect", () => MANNERS[kind](socket));
    if (number % OPENED_AT_ONCE === OPENED_AT_ONCE - 1) await pause(PAUSE_MS);
  }
}

if (import.meta.main) {
  const [kind, port, connections] = process.argv.slice(2);
  process.on("disconnect", () => process.exit());
  await attack({ kind: kind as AttackKind, port: Number(port), connections: Number(connections) }); // from `beginAttack`
  process.send?.("begun");
}
