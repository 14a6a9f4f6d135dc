import type { ChildProcess } from "node:child_process";

/** What a process says, once it has said the group of the pattern. One that ends before that is an error, and no endless wait. */
export function saidBy(child: ChildProcess, pattern = /(.*)\n/): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("error", reject);
    child.once("close", () => reject(new Error(`The process ended; it had said: ${said}`)));
  });
}
