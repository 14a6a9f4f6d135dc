import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../../tests/parts/raw-http.ts";
import { saidBy } from "../../tests/parts/said-by.ts";

/** A process of its own, which takes very little for an overload and can be kept busy. */
const SERVER = `
  import fastify from "fastify";
  import { refuseWhenOverloaded } from "./server/http/overload.ts";
  const app = fastify();
  refuseWhenOverloaded(app, 20);
  app.get("/", async () => "here");
  process.on("SIGUSR2", () => setInterval(() => {
    const until = performance.now() + 300;
    while (performance.now() < until);
  }, 310));
  console.log(await app.listen({ host: "127.0.0.1", port: 0 }));
`;

async function startProcess() {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", SERVER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const port = Number(await saidBy(child, /:(\d+)\s/));
  const answer = async () => (await ask(port, "/")).status;
  await expect.poll(answer).toBe(200);
  return { child, answer };
}

test("a process that was stopped for a while refuses nobody when it goes on", async () => {
  const { child, answer } = await startProcess();
  child.kill("SIGSTOP");
  await wait(3000);
  child.kill("SIGCONT");
  for (let look = 0; look < 30; look += 1) {
    expect(await answer()).toBe(200);
    await wait(50);
  }
});

test("a process that is kept busy refuses calls", async () => {
  const { child, answer } = await startProcess();
  child.kill("SIGUSR2");
  await expect.poll(answer).toBe(503);
});
