/** A line to a server that a test can pause: connections stay open and nothing comes through. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface TcpLine {
  port: number;
  pause(): void;
  resume(): void;
}

export async function tcpLine(target: { host: string; port: number }): Promise<TcpLine> {
  const ends = new Set<Socket>();
  let held = false;
  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    if (held) from.pause();
    from.on("data", (chunk) => void to.write(chunk));
    from.on("error", () => {}); // one end broke; the other is told by the close
    from.on("close", () => {
      ends.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(target);
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has this kind of address
  return {
    port,
    pause: () => {
      held = true;
      for (const end of ends) end.pause();
    },
    resume: () => {
      held = false;
      for (const end of ends) end.resume();
    },
  };
}
