/** Keeps one visitor's connections from costing the others theirs, or the server its memory. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./networks.ts";

/** More than a browser or a proxy ever asks ahead; whoever does, and does not read, only fills the memory. */
const ANSWERS_DUE = 32;
/** A whole office behind one address. */
const CONNECTIONS_PER_NETWORK = 512;
/** 4,096 idle ones take some 50 MB; a browser whose idle one was closed opens another without a word. */
const MAX_CONNECTIONS = 4096;

export class Connections {
  readonly #isProxy: (address: string) => boolean;
  readonly #open = new Set<Socket>();
  readonly #byNetwork = new Map<string, Set<Socket>>();
  readonly #answersDue = new WeakMap<Socket, number>();

  /** A proxy's connections are those of all visitors: only the limit of all holds for them. */
  constructor(server: Server, isProxy: (address: string) => boolean) {
    this.#isProxy = isProxy;
    server.on("connection", (socket) => this.#add(socket));
  }

  /** False: the connection had too many answers due and is closed; this request is not to be answered. */
  begin({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const due = (this.#answersDue.get(socket) ?? 0) + 1;
    this.#answersDue.set(socket, due);
    if (due > ANSWERS_DUE) {
      stopReading(socket);
      return false;
    }
    response.once("close", () => this.#answersDue.set(socket, (this.#answersDue.get(socket) ?? 1) - 1));
    return true;
  }

  #add(socket: Socket): void {
    const address = socket.remoteAddress ?? "";
    const network = networkOf(address);
    const neighbours = this.#byNetwork.get(network) ?? new Set();
    this.#byNetwork.set(network, neighbours.add(socket));
    this.#open.add(socket);
    socket.once("close", () => {
      this.#open.delete(socket);
      neighbours.delete(socket);
      if (neighbours.size === 0) this.#byNetwork.delete(network);
    });
    if (neighbours.size > CONNECTIONS_PER_NETWORK && !this.#isProxy(address))
      this.#makeRoom(neighbours, socket);
    else if (this.#open.size > MAX_CONNECTIONS) this.#makeRoom(this.#open, socket);
  }

  /** The oldest connection on which nothing is being answered goes; if there is none, the new one does. */
  #makeRoom(sockets: ReadonlySet<Socket>, newest: Socket): void {
    for (const socket of sockets) {
      if (socket === newest || socket.destroyed || (this.#answersDue.get(socket) ?? 0) > 0) continue;
      socket.destroy();
      return;
    }
    newest.destroy();
  }
}

/** What a parser's caller answers to "no more requests follow", as after an upgrade to another protocol. */
const NO_MORE_REQUESTS = 2;

/**
 * Closes the connection, and ends the parsing of what one read brought: that may be a thousand requests more, each
 * of which would cost as much as an honest one. Node gives sockets their parser and names it in no type.
 */
function stopReading(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}
