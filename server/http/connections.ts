/** Keeps one visitor's connections from costing the others theirs, or the server its memory and its files. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "../base/networks.ts";
import { ranMs } from "../base/running-time.ts";

/** More than a browser or a proxy ever asks ahead. */
const MAX_QUEUED_ANSWERS = 32;
/** A whole office behind one address. */
const CONNECTIONS_PER_NETWORK = 512;
/** 4,096 idle ones take some 50 MB; a browser whose idle one was closed opens another by itself. */
const MAX_CONNECTIONS = 4096;
/** What the process has open without any visitor: the database, its log, its threads. */
const FILES_OF_ITS_OWN = 44;

/** Slower than any telephone line; whoever reads so slowly only wants to hold a connection and a file. */
const LEAST_BYTES_PER_SECOND = 1000;
const SLOW_START_MS = 30_000;
const CHECK_INTERVAL_MS = 5000;

interface Connection {
  /** in the order they were asked for; the first is being given */
  answers: { response: ServerResponse; give: () => void }[];
  /** when the first was begun, and how much had been sent before */
  begun?: { at: number; sent: number } | undefined;
}

export interface ConnectionLimits {
  slowStartMs?: number;
  checkIntervalMs?: number;
}

export class Connections {
  readonly #isProxy: (address: string) => boolean;
  readonly #most = Math.min(MAX_CONNECTIONS, connectionsFor(openFilesLimit()));
  readonly #slowStartMs: number;
  readonly #open = new Map<Socket, Connection>();
  readonly #byNetwork = new Map<string, Set<Socket>>();

  /** A proxy's connections are those of all visitors: only the limit of all holds for them. */
  constructor(
    server: Server,
    isProxy: (address: string) => boolean,
    { slowStartMs = SLOW_START_MS, checkIntervalMs = CHECK_INTERVAL_MS }: ConnectionLimits = {},
  ) {
    this.#isProxy = isProxy;
    this.#slowStartMs = slowStartMs;
    server.on("connection", (socket) => this.#add(socket));
    const timer = setInterval(() => this.#closeSlow(), checkIntervalMs).unref();
    server.once("close", () => clearInterval(timer));
  }

  /**
   * Gives one answer of a connection after the other: what is asked ahead opens no file and takes no memory before it
   * can be sent. A connection that asks too far ahead is closed.
   */
  answer({ socket }: IncomingMessage, response: ServerResponse, give: () => void): void {
    const connection = this.#open.get(socket);
    if (connection === undefined || socket.destroyed) return;
    const { answers } = connection;
    if (answers.length >= MAX_QUEUED_ANSWERS) return void stopReading(socket);
    answers.push({ response, give });
    response.once("close", () => {
      answers.shift();
      connection.begun = undefined;
      if (!socket.destroyed) answers[0]?.give();
    });
    if (answers.length === 1) give();
  }

  #add(socket: Socket): void {
    const address = socket.remoteAddress ?? "";
    const network = networkOf(address);
    const neighbours = this.#byNetwork.get(network) ?? new Set();
    this.#byNetwork.set(network, neighbours.add(socket));
    this.#open.set(socket, { answers: [] });
    socket.once("close", () => {
      this.#open.delete(socket);
      neighbours.delete(socket);
      if (neighbours.size === 0) this.#byNetwork.delete(network);
    });
    if (neighbours.size > CONNECTIONS_PER_NETWORK && !this.#isProxy(address))
      this.#makeRoom(neighbours, socket);
    else if (this.#open.size > this.#most) this.#makeRoom(this.#open.keys(), socket);
  }

  /** The oldest connection on which nothing is being answered goes; if there is none, the new one does. */
  #makeRoom(sockets: Iterable<Socket>, newest: Socket): void {
    for (const socket of sockets) {
      if (socket === newest || socket.destroyed || this.#open.get(socket)?.answers.length !== 0) continue;
      socket.destroy();
      return;
    }
    newest.destroy();
  }

  /** By the average since the answer was begun: the network's own buffers take it in leaps. */
  #closeSlow(): void {
    const now = ranMs();
    for (const [socket, connection] of this.#open) {
      // What is still coming in, such as a form with files, has its own limits.
      if (!connection.answers[0]?.response.headersSent) continue;
      const sent = socket.bytesWritten - socket.writableLength;
      connection.begun ??= { at: now, sent };
      const counted = now - connection.begun.at - this.#slowStartMs;
      if (sent - connection.begun.sent < (counted / 1000) * LEAST_BYTES_PER_SECOND) socket.destroy();
    }
  }
}

/** What a parser's caller answers to "no more requests follow", as after an upgrade to another protocol. */
const NO_MORE_REQUESTS = 2;

/**
 * Closes the connection, and ends the parsing of what one read brought: that may be a thousand requests more, which took
 * 470 MB where 150 connections did so. Node gives sockets their parser and names it in no type.
 */
function stopReading(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}

/** Half of what is left: each may be sent a file. */
function connectionsFor(files: number): number {
  return Math.max(1, Math.floor((files - FILES_OF_ITS_OWN) / 2));
}

/** How many files this process may have open. */
function openFilesLimit(): number {
  Object.assign(process.report, { excludeNetwork: true }); // it would ask for the names of addresses
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }; // untyped
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
}
