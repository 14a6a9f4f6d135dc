import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("a command whose reader has seen enough ends without a word", () => {
  const code = `
    import { runCommand } from ${JSON.stringify(resolve("server/cli/terminal.ts"))};
    await runCommand(async () => {
      for (let line = 0; line < 1000; line += 1) {
        process.stdout.write(line + "\\n");
        await new Promise(setImmediate);
      }
    });`;
  const { stdout, stderr } = spawnSync(
    "sh",
    ["-c", '"$0" --input-type=module --eval "$1" | head -n 1', process.execPath, code],
    { encoding: "utf8" },
  );
  expect({ stdout, stderr }).toEqual({ stdout: "0\n", stderr: "" });
});
