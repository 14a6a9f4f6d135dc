/** `deploy/upgrade.sh` on a repository of its own; npm and systemctl are stand-ins, everything else is real. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "./parts/small-site.ts";

const SCRIPT = resolve("deploy/upgrade.sh");
const hasGitAndFlock = ["git", "flock"].every((name) => spawnSync(name, ["--version"]).status === 0);

/** Installs a Node, builds a page of the version and the company's name, fails for a version called broken. */
const NPM = `#!/bin/sh
case "$*" in
  ci) mkdir -p node_modules/.bin && ln -s "${process.execPath}" node_modules/.bin/node ;;
  *build*)
    ! grep -q broken version || exit 1
    mkdir -p publications && folder=$(mktemp -d publications/XXXXXX)
    cat version content/company.yaml > $folder/page && ln -sfn $folder dist ;;
  *backup*) echo backup >> ../../calls ;;
esac`;
const systemctl = (port: number) => `#!/bin/sh
case "$1" in
  list-units) echo "site@${port}.service loaded active running" ;;
  restart) echo "restart $2" >> "$SITE/calls" ;;
esac`;

/** A machine: /srv/site with its clone, and a site whose health is that of the version that is current. */
async function machine() {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [origin, site, bin] = ["origin", "site", "bin"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const current = (name: string) => readFileSync(join(site, "current", name), "utf8");
  const server = createServer((_request, response) => {
    response.statusCode = current("version").includes("sick") ? 503 : 200;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a listening TCP server has this kind of address
  for (const path of [join(origin, "content"), join(origin, "public"), join(origin, "deploy"), bin])
    mkdirSync(path, { recursive: true });
  for (const [name, text] of Object.entries({ npm: NPM, systemctl: systemctl(port) })) {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  }
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", origin, "-c", "user.name=a", "-c", "user.email=a@b.eus", ...args]);
  git("init", "--quiet", "--initial-branch=main");
  cpSync(SCRIPT, join(origin, "deploy/upgrade.sh"));
  writeFileSync(join(origin, "public/logo"), "");
  const release = (version: string, company = "sample") => {
    writeFileSync(join(origin, "version"), `${version}\n`);
    writeFileSync(join(origin, "content/company.yaml"), `${company}\n`);
    git("add", "--all");
    git("commit", "--quiet", "--message", version);
  };
  release("one");
  execFileSync("git", ["clone", "--quiet", origin, join(site, "code")]);
  writeFileSync(join(site, ".env"), "HOST=\n");
  const env = { PATH: `${bin}:${process.env.PATH}`, SITE: site };
  /** resolves with its exit code and what it said */
  const upgrade = (...words: string[]) => {
    const installed = existsSync(join(site, "current")) ? "current" : "code";
    const { promise, resolve: ended } = Promise.withResolvers<{ code: number; said: string }>();
    execFile(join(site, installed, "deploy/upgrade.sh"), words, { env }, (error, _out, said) =>
      ended({ code: Number(error?.code ?? 0), said }),
    );
    return promise;
  };
  const calls = () => readFileSync(join(site, "calls"), "utf8").trim().split("\n");
  return {
    site,
    release,
    upgrade,
    calls,
    page: () => current("dist/page"),
    version: () => current("version"),
  };
}

test.skipIf(!hasGitAndFlock)("a way back that was killed halfway is found again", async () => {
  const { site, release, upgrade, version } = await machine();
  await upgrade();
  release("two");
  await upgrade();
  // Its first link was set, and not its second.
  rmSync(join(site, "previous"));
  symlinkSync(readlinkSync(join(site, "current")), join(site, "previous"));
  expect(await upgrade("--back")).toMatchObject({ code: 0 });
  expect(version()).toBe("one\n");
  expect(await upgrade("--back")).toMatchObject({ code: 0 });
  expect(version()).toBe("two\n");
});

test.skipIf(!hasGitAndFlock)(
  "two upgrades after the owner's changes, and the way back, keep what the owner wrote",
  async () => {
    const { site, release, upgrade, calls, page } = await machine();
    expect(await upgrade()).toMatchObject({ code: 0 });
    expect(page()).toBe("one\nsample\n");
    writeFileSync(join(site, "current/content/company.yaml"), "the owner's\n");
    release("two", "another sample");
    expect(await upgrade()).toMatchObject({ code: 0 });
    release("three", "a third sample");
    expect(await upgrade()).toMatchObject({ code: 0 });
    expect(page()).toBe("three\nthe owner's\n");
    expect(calls().filter((call) => call === "backup")).toHaveLength(2);
    // Open pages still load the files of the version before.
    expect(readdirSync(join(site, "current/publications"))).toHaveLength(2);

    writeFileSync(join(site, "company/content/company.yaml"), "written since\n");
    expect(await upgrade("--back")).toMatchObject({ code: 0 });
    expect(page()).toBe("two\nwritten since\n");
    expect(await upgrade("--back")).toMatchObject({ code: 0 });
    expect(page()).toBe("three\nwritten since\n");
    expect(readdirSync(join(site, "releases"))).toHaveLength(2);
    const history = execFileSync("git", ["-C", join(site, "company"), "log", "--format=%s"]).toString();
    expect(history.trim().split("\n")).toHaveLength(2);
  },
);

test.skipIf(!hasGitAndFlock)("an installation that was killed anywhere is taken up again", async () => {
  const { site, upgrade, page } = await machine();
  mkdirSync(join(site, "company.new"));
  mkdirSync(join(site, "releases/20200101T000000Z-half"), { recursive: true });
  expect(await upgrade()).toMatchObject({ code: 0 });
  expect(page()).toBe("one\nsample\n");
  expect(readdirSync(join(site, "releases"))).toHaveLength(1);
  rmSync(join(site, "company/.git"), { recursive: true });
  expect(await upgrade()).toMatchObject({ code: 0 });
});

test.skipIf(!hasGitAndFlock)(
  "an upgrade that was killed is taken up again, and the way back stays",
  async () => {
    const { site, release, upgrade, version } = await machine();
    await upgrade();
    release("two");
    // Killed while it restarts the site.
    const systemctlFile = join(site, "../bin/systemctl");
    const stand = readFileSync(systemctlFile, "utf8");
    writeFileSync(systemctlFile, '#!/bin/sh\n[ "$1" != daemon-reload ] || kill -9 "$PPID"\n');
    expect((await upgrade()).said).not.toContain("En marcha");
    writeFileSync(systemctlFile, stand);
    for (const repository of ["code", "company"]) {
      const lock = join(site, repository, ".git/index.lock");
      writeFileSync(lock, "");
      utimesSync(lock, 0, 0);
    }
    expect(await upgrade()).toMatchObject({ code: 0 });
    expect(version()).toBe("two\n");
    expect(await upgrade("--back")).toMatchObject({ code: 0 });
    expect(version()).toBe("one\n");
  },
);

test.skipIf(!hasGitAndFlock)("files that the machine has copies of are named when they change", async () => {
  const { site, release, upgrade } = await machine();
  const caddyfile = join(site, "../origin/deploy/Caddyfile");
  writeFileSync(caddyfile, "old\n");
  release("two");
  await upgrade();
  release("three");
  expect((await upgrade()).said).not.toContain("Caddyfile");
  writeFileSync(caddyfile, "new\n");
  release("four");
  expect((await upgrade()).said).toContain("Ha cambiado deploy/Caddyfile");
});

test.skipIf(!hasGitAndFlock)(
  "what cannot be built or does not answer leaves the site as it was",
  async () => {
    const { site, release, upgrade, calls, version } = await machine();
    await upgrade();
    release("broken");
    expect(await upgrade()).toMatchObject({
      code: 1,
      said: expect.stringContaining("La web sigue como estaba"),
    });
    release("sick");
    expect(await upgrade()).toMatchObject({ code: 1, said: expect.stringContaining("vuelto a la anterior") });
    expect(version()).toBe("one\n");
    expect(calls().filter((call) => call.startsWith("restart"))).toHaveLength(3);
    expect(readdirSync(join(site, "releases"))).toHaveLength(1);
    expect(await upgrade("--back")).toMatchObject({ code: 1, said: "No hay ninguna versión anterior.\n" });
    expect(await upgrade("v9")).toMatchObject({ code: 1, said: "No hay ninguna versión v9.\n" });
  },
);

test.skipIf(!hasGitAndFlock).each(["--nope", "--back 2", "main now"])(
  "what cannot be meant is told, and nothing is left behind: %s",
  async (words) => {
    const { site, upgrade } = await machine();
    expect(await upgrade(...words.split(" "))).toEqual({
      code: 1,
      said: "npm run upgrade lleva una versión o --back, y nada más.\n",
    });
    expect(existsSync(join(site, "releases"))).toBe(false);
  },
);

test.skipIf(!hasGitAndFlock)("where new versions cannot be fetched, the site stays as it is", async () => {
  const { site, upgrade } = await machine();
  rmSync(join(site, "../origin"), { recursive: true });
  const { code, said } = await upgrade();
  expect(code).toBe(1);
  expect(said).toMatch(/\nNo se puede traer la versión nueva\. La web sigue como estaba\.\n$/);
  expect(existsSync(join(site, "releases"))).toBe(false);
});
