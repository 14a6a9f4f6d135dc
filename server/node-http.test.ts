import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("nothing the server loads brings Node's WebSocket client along", () => {
  const code = `
    const [, , postman] = await Promise.all(
      ["serve", "api-application", "contact/postman"].map((name) => import("./server/" + name + ".ts")),
    );
    postman.smtpPostman("smtp://localhost");
    console.log(process.moduleLoadList.filter((name) => /undici/.test(name)).join());`;
  const loaded = execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    encoding: "utf8",
  });
  expect(loaded.trim()).toBe("");
});
