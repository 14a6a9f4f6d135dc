/** HTTP as it goes over the wire: what a test wrote is sent as it is, and nothing is followed or unpacked. */
import { type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";

/** Not its name: a bare machine may know none. */
export const THIS_MACHINE = "127.0.0.1";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function ask(port: number, path: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { method = "GET", headers = {}, body } = options;
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const asked = request({ host: THIS_MACHINE, port, path, method, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("error", reject);
    answer.on("end", () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
    );
  });
  asked.on("error", reject);
  asked.end(body);
  return promise;
}

/** Nought where nobody answers (yet, or any more). */
export function statusAt(port: number, path: string): Promise<number> {
  return ask(port, path).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Bytes that no well-behaved client would send; resolves with all that came back until the connection closed. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, THIS_MACHINE);
  let answer = "";
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    answer += text;
  });
  // A server that hangs up on nonsense is as good as one that answers.
  socket.on("error", () => resolve(answer));
  socket.on("close", () => resolve(answer));
  socket.end(bytes, "latin1");
  return promise;
}

export function openConnection(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect(port, THIS_MACHINE, () => resolve(socket));
  socket.on("error", reject);
  return promise;
}
