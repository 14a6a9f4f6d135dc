import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

test("where the editor runs already, a second one behind the proxy ends with one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo; // a listening TCP server has this kind of address
  const env = { ...process.env, EDIT_PORT: String(port), DESK_URL: "https://editor.example" };
  const editor = spawn(process.execPath, ["editor/start.ts"], { env, stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void editor.kill("SIGKILL"));
  expect(await text(editor.stderr)).toBe(
    `El puerto ${port} ya está en uso: quizá el editor ya está en marcha.\n`,
  );
});
