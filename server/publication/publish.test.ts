import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import autocannon, { type Result } from "autocannon";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { contentProblem } from "../../contract/content-problem.ts";
import { readPageSettings } from "../../contract/settings.ts";
import { ask } from "../../tests/parts/raw-http.ts";
import { saidBy } from "../../tests/parts/said-by.ts";
import { startServer } from "../../tests/parts/server-process.ts";
import { CAN_MOUNT, mountSmallDisk } from "../../tests/parts/small-disk.ts";
import { buildSmallSite, HASHED_FILE, temporaryFolder } from "../../tests/parts/small-site.ts";
import { reasonToBuild } from "../site/needs-build.ts";
import {
  currentPublication,
  goBack,
  idOf,
  listPublications,
  MARKS_FILE,
  PUBLICATIONS_KEPT,
} from "./publications.ts";
import { type BuildCommand, NO_MEMORY, publish } from "./publish.ts";
import { changesSincePublication } from "./sources.ts";

const PREPARE = resolve("server/cli/prepare.ts");
const OTHER_ACCOUNT = 12_345;

/** A company's folder: a small site as the template of what a build draws, and some content. */
async function project(): Promise<string> {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  await buildSmallSite(join(root, "template"));
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/company.yaml"), "name: Harlur\n");
  return root;
}

/** Draws the template with the words of the content as a title, and with a hashed file of its own. */
const DRAW: BuildCommand = {
  step: "draw",
  args: (folder) => ["--input-type=module", "--eval", drawInto(folder)],
};
/** Needed where a server reads it. */
const COMPRESS: BuildCommand = { step: "compress", args: (folder) => [PREPARE, folder] };

function drawInto(path: string): string {
  const folder = JSON.stringify(path);
  return `
    import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
    cpSync("template/dist", ${folder}, { recursive: true });
    const words = readFileSync("content/company.yaml", "utf8").trim().replace("NODE_ENV", process.env.NODE_ENV);
    if (words.includes("broken")) {
      process.send({ problems: [{ file: "content/company.yaml", line: 1, field: [], code: "empty", values: {} }] });
      console.error("content/company.yaml:1 esto no vale");
      process.exitCode = 1;
    } else {
    writeFileSync(${folder} + "/es/index.html", "<title>" + words + "</title>" + " ".repeat(300));
    renameSync(${folder} + "${HASHED_FILE}", ${folder} + "/_astro/" + words.length + ".js"); }`;
}

/** Says a word once it is under way, and takes twenty seconds; a file tells the number of the process that builds. */
function publishInAnotherProcess(root: string) {
  const code = `
    const { publish } = await import(${JSON.stringify(resolve("server/publication/publish.ts"))});
    const build = "fs.writeFileSync('builder', String(process.pid)); setTimeout(() => {}, 20000)";
    const args = () => ["--eval", build];
    await publish(".", { commands: [{ step: "draw", args }], onStep: (step) => console.log(step) });`;
  return spawn(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
}

/** One that has ended stays listed, as `Z`, where nobody asks how. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

const write = (root: string, words: string) => writeFileSync(join(root, "content/company.yaml"), words);
const publishNow = (root: string, commands = [DRAW]) => publish(root, { commands });
const publishForServer = (root: string) => publishNow(root, [DRAW, COMPRESS]);
const titleOf = (root: string) => readFileSync(join(root, "dist/es/index.html"), "utf8").trim();

describe("a publication", () => {
  test("is built aside and swapped in, and the one before stays", async () => {
    const root = await project();
    const steps: string[] = [];
    const first = await publish(root, {
      commands: [DRAW, COMPRESS],
      onStep: (step) => steps.push(step),
    });
    expect(first.kind).toBe("published");
    expect(steps).toEqual(["draw", "compress", "swap"]);
    write(root, "name: Lurra\n");
    await publishNow(root);
    expect(titleOf(root)).toBe("<title>name: Lurra</title>");
    expect(listPublications(root).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test.runIf(process.getuid?.() === 0)(
    "by root can be replaced and removed by the account that owns the others",
    async () => {
      const root = await project();
      mkdirSync(join(root, "publications"));
      chownSync(join(root, "publications"), OTHER_ACCOUNT, OTHER_ACCOUNT);
      await publishNow(root);
      const first = currentPublication(root) ?? "";
      const folder = join(root, "publications", first);
      const made = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
      expect(new Set(made.map((name) => statSync(join(folder, name)).uid))).toEqual(new Set([OTHER_ACCOUNT]));
      const dist = lstatSync(join(root, "dist"));
      await publishNow(root);
      expect(currentPublication(root)).not.toBe(first);
      // Beside the code nothing was written.
      expect(lstatSync(join(root, "dist")).ino).toBe(dist.ino);
    },
  );

  test("can be read by the account that serves it, whoever made it", async () => {
    const root = await project();
    const privately = (folder: string) => `process.umask(0o077);${drawInto(folder)}`;
    const args = (folder: string) => ["--input-type=module", "--eval", privately(folder)];
    await publishNow(root, [{ step: "draw", args }]);
    const folder = join(root, "publications", currentPublication(root) ?? "");
    for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
      expect(statSync(join(folder, name)).mode & 0o044, name).toBe(0o044);
  });

  test("is refused in a version that an upgrade has replaced, where nobody would see it", async () => {
    const site = temporaryFolder();
    onTestFinished(() => rmSync(site, { recursive: true, force: true }));
    const [before, running] = ["before", "running"].map((name) => join(site, "releases", name)) as [
      string,
      string,
    ];
    for (const root of [before, running]) cpSync(await project(), root, { recursive: true });
    await publishNow(before);
    symlinkSync("releases/before", join(site, "previous"));
    symlinkSync("releases/running", join(site, "current"));
    const told = `cd ${join(site, "current")}`;
    expect(await publishNow(before)).toMatchObject({ kind: "failed", output: expect.stringContaining(told) });
    expect(() => goBack(before, 0)).toThrow(told);
    expect((await publishNow(running)).kind).toBe("published");
  });

  test.each([
    ["behind", "1970-01-01T00:01:00Z"],
    ["ahead", "2999-01-01T00:00:00Z"],
  ])("comes after the one before, also when the clock was %s meanwhile", async (_what, time) => {
    onTestFinished(() => void vi.useRealTimers());
    const root = await project();
    const made: (string | null)[] = [];
    for (const clock of ["2026-11-19T08:00:00Z", time, "2026-11-19T09:00:00Z"]) {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(clock) });
      await publishNow(root);
      made.push(currentPublication(root));
    }
    expect(listPublications(root).map(({ id }) => id)).toEqual(made.toReversed());
    expect(goBack(root, 1).id).toBe(made[1]);
  });

  test("is drawn for visitors, whatever the environment of who publishes is for", async () => {
    vi.stubEnv("NODE_ENV", "development");
    onTestFinished(() => void vi.unstubAllEnvs());
    const root = await project();
    writeFileSync(join(root, "content/company.yaml"), "name: NODE_ENV\n");
    await publish(root, { commands: [DRAW, COMPRESS] });
    expect(titleOf(root)).toBe("<title>name: production</title>");
  });

  test("that fails leaves everything as it was, and says why", async () => {
    const root = await project();
    await publishNow(root);
    const before = currentPublication(root);
    write(root, "broken\n");
    expect(await publishNow(root)).toEqual({
      kind: "failed",
      output: "content/company.yaml:1 esto no vale\n",
      problems: [contentProblem({ file: "content/company.yaml", line: 1, field: [] }, "empty")],
    });
    expect(currentPublication(root)).toBe(before);
    expect(titleOf(root)).toBe("<title>name: Harlur</title>");
    expect(readdirSync(join(root, "publications")).filter((name) => !name.startsWith("."))).toEqual([before]);
  });

  test.runIf(process.platform === "linux")(
    "is what the system ends where memory runs out, and nothing else, and says that it was that",
    async () => {
      const root = await project();
      const code =
        "fs.writeFileSync('score', fs.readFileSync('/proc/self/oom_score_adj')); process.kill(process.pid, 'SIGKILL');";
      const step: BuildCommand = { step: "draw", args: () => ["--eval", code] };
      expect(await publishNow(root, [step])).toMatchObject({ kind: "failed", output: NO_MEMORY });
      const scores = [join(root, "score"), "/proc/self/oom_score_adj"].map((file) =>
        Number(readFileSync(file, "utf8")),
      );
      expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
    },
  );

  test("is one at a time, and one that was killed blocks nobody", async () => {
    const root = await project();
    const [one, other] = await Promise.all([publishNow(root), publishNow(root)]);
    expect([one?.kind, other?.kind].sort()).toEqual(["busy", "published"]);
    const another = publishInAnotherProcess(root);
    await saidBy(another);
    expect((await publishNow(root)).kind).toBe("busy");
    another.kill("SIGKILL");
    await once(another, "exit");
    mkdirSync(join(root, "publications/.building-1"));
    expect((await publishNow(root)).kind).toBe("published");
    expect(readdirSync(join(root, "publications")).filter((name) => name.startsWith(".building"))).toEqual(
      [],
    );
  });

  test("that is killed ends what builds for it", async () => {
    const root = await project();
    const publication = publishInAnotherProcess(root);
    const builder = () => Number(readFileSync(join(root, "builder"), "utf8"));
    await vi.waitFor(() => expect(builder()).toBeGreaterThan(0), { timeout: 60_000 });
    expect(isRunning(builder())).toBe(true);
    publication.kill("SIGKILL");
    await vi.waitFor(() => expect(isRunning(builder())).toBe(false), { timeout: 60_000 });
  });

  test("that an older version described in another way is not gone back to, and goes with the old ones", async () => {
    const root = await project();
    await publishNow(root);
    const [first] = listPublications(root);
    writeFileSync(join(root, "publications", first?.id ?? "", ".site.json"), '{"files":{}}');
    await publishNow(root);
    expect(listPublications(root)).toHaveLength(1);
    expect(() => goBack(root, 1)).toThrow("no such publication");
    expect(() => goBack(root, first?.id ?? "")).toThrow("no such publication");
    for (let round = 1; round < PUBLICATIONS_KEPT; round++) await publishNow(root);
    expect(readdirSync(join(root, "publications"))).not.toContain(first?.id);
  });

  test("makes the first of them of a dist that was a plain folder", async () => {
    const root = await project();
    await buildSmallSite(root);
    const { mtime } = lstatSync(join(root, "dist"));
    mkdirSync(join(root, "publications", idOf(mtime), "of-the-same-moment"), { recursive: true });
    await publishNow(root);
    expect(listPublications(root)).toHaveLength(2);
  });

  test("can be gone back to, and the last ten are kept", async () => {
    const root = await project();
    for (let round = 0; round <= PUBLICATIONS_KEPT; round++) {
      write(root, `name: ${round}\n`);
      await publishNow(root);
    }
    const all = listPublications(root);
    expect(all).toHaveLength(PUBLICATIONS_KEPT);
    goBack(root, 2);
    expect(titleOf(root)).toBe(`<title>name: ${PUBLICATIONS_KEPT - 2}</title>`);
    goBack(root, all[0]?.id ?? "");
    expect(titleOf(root)).toBe(`<title>name: ${PUBLICATIONS_KEPT}</title>`);
    expect(() => goBack(root, PUBLICATIONS_KEPT)).toThrow("no such publication");
  });

  test("is built again by nobody until its sources change, also when the owner went back to it", async () => {
    const root = await project();
    const reason = () =>
      reasonToBuild(root, join(root, "dist"), join(root, MARKS_FILE), readPageSettings({}));
    expect(reason()).toBe("aún no está construida");
    await publishForServer(root);
    expect(reason()).toBeNull();
    write(root, "name: Lurra\n");
    expect(reason()).toBe("ha cambiado content");
    await publishForServer(root);
    goBack(root, 1);
    expect(reason()).toBeNull();
    write(root, "name: Ibaia\n");
    expect(reason()).toBe("ha cambiado content");
  });

  test("lacks what was changed while it was built", async () => {
    const root = await project();
    const onStep = (step: string) => step === "compress" && write(root, "name: Lurra\n");
    await publish(root, { commands: [DRAW, COMPRESS], onStep });
    const marks = join(root, MARKS_FILE);
    expect(reasonToBuild(root, join(root, "dist"), marks, readPageSettings({}))).toBe("ha cambiado content");
  });

  test("tells what has changed since", async () => {
    const root = await project();
    expect(changesSincePublication(root)).toEqual([{ path: "content/company.yaml", kind: "added" }]);
    writeFileSync(join(root, "content/old.yaml"), "");
    await publishNow(root);
    expect(changesSincePublication(root)).toEqual([]);
    write(root, "name: Lurra\n");
    writeFileSync(join(root, "content/new.yaml"), "");
    rmSync(join(root, "content/old.yaml"));
    expect(changesSincePublication(root)).toEqual([
      { path: "content/company.yaml", kind: "changed" },
      { path: "content/new.yaml", kind: "added" },
      { path: "content/old.yaml", kind: "removed" },
    ]);
  });
});

describe("a running server", () => {
  async function running(root: string): Promise<number> {
    const server = startServer(root, { LOG_LEVEL: "error", DATA_DIR: join(root, crypto.randomUUID()) });
    onTestFinished(() => void server.child.kill("SIGKILL"));
    return server.ready();
  }
  const titleAt = async (port: number) => (await ask(port, "/es/")).body.toString().trim();

  test("takes each publication under load without a restart and without a failed request", async () => {
    const root = await project();
    await publishForServer(root);
    const port = await running(root);
    // As long as it takes, and no more than other tests on this machine can bear.
    const options = { url: `http://127.0.0.1:${port}/es/`, connections: 8, overallRate: 200, duration: 50 };
    const { promise: measured, resolve: finish } = Promise.withResolvers<Result>();
    const load = autocannon(options, (_error, result) => finish(result));
    for (const name of ["Lurra", "Harria", "Ibaia"]) {
      write(root, `name: ${name}\n`);
      await publishForServer(root);
      await expect.poll(() => titleAt(port)).toBe(`<title>name: ${name}</title>`);
    }
    load.stop();
    const { errors, non2xx, timeouts, requests } = await measured;
    expect([errors, non2xx, timeouts]).toEqual([0, 0, 0]);
    expect(requests.total).toBeGreaterThan(100);
    // A page that was opened before the swaps still loads its files, now and after a restart.
    const old = `/_astro/${"name: Harlur".length}.js`;
    expect((await ask(port, old)).status).toBe(200);
    expect((await ask(await running(root), old)).status).toBe(200);
    goBack(root, 3);
    await expect.poll(() => titleAt(port)).toBe("<title>name: Harlur</title>");
  });

  test("keeps the site it has when the new one has lost a file, and starts with the last good one", async () => {
    const root = await project();
    await publishForServer(root);
    const port = await running(root);
    const broken = join(root, "publications/2099-01-01T00-00-00Z");
    mkdirSync(broken);
    writeFileSync(join(broken, ".site.json"), readFileSync(join(root, "dist/.site.json")));
    rmSync(join(root, "dist"));
    symlinkSync("publications/2099-01-01T00-00-00Z", join(root, "dist"));
    expect(await titleAt(await running(root))).toBe("<title>name: Harlur</title>");
    expect(await titleAt(port)).toBe("<title>name: Harlur</title>");
  });
});

test.runIf(CAN_MOUNT)("a disk without room is told before anything is drawn (needs root)", async () => {
  const { folder } = mountSmallDisk(1000);
  const commands = [{ ...DRAW, args: () => ["--eval", "process.exit(1)"] }];
  const result = await publish(folder, { commands });
  expect(result).toMatchObject({
    kind: "failed",
    output: expect.stringMatching(/^En el disco quedan \d MB/),
  });
});
