import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { freshFolder } from "../../tests/parts/engines.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { DAY_MS } from "../base/clock.ts";
import { certificateProblem, outsideProblems } from "./ask-from-outside.ts";

const NOW = Date.UTC(2027, 0, 1);

describe("a certificate", () => {
  const lasting = (days: number, daysLeft: number) =>
    certificateProblem(
      {
        valid_from: new Date(NOW + (daysLeft - days) * DAY_MS).toUTCString(),
        valid_to: new Date(NOW + daysLeft * DAY_MS).toUTCString(),
      },
      NOW,
    );

  test("that somebody renews in time is no problem, however long it lasts", () => {
    for (const [days, left] of [
      [365, 30],
      [90, 29],
      [45, 14],
      [6, 2],
    ] as const)
      expect(lasting(days, left)).toBeUndefined();
  });

  test("that nobody renewed is told before it has expired, with its date", () => {
    expect(lasting(365, 13)).toMatch(/caduca el 14 de enero de 2027/);
    expect(lasting(90, 10)).toMatch(/caduca el 11 de enero de 2027/);
    expect(lasting(6, 0.5)).toMatch(/caduca/);
  });
});

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

describe("a site behind its proxy", () => {
  async function proxy(status: number) {
    const folder = freshFolder();
    const [key, cert] = [join(folder, "key"), join(folder, "cert")];
    const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    const named = ["-days", "90", "-subj", "/CN=site", "-addext", "subjectAltName=IP:127.0.0.1"];
    execFileSync("openssl", [...made, ...named, "-keyout", key, "-out", cert], { stdio: "ignore" });
    const options = { key: readFileSync(key), cert: readFileSync(cert) };
    const server = createServer(options, (_request, answer) => answer.writeHead(status).end());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo; // it listens on a port
    return { siteUrl: `https://127.0.0.1:${port}`, https: true, cert };
  }

  test.skipIf(!hasOpenssl)("whose certificate browsers refuse is told, whatever the site says", async () => {
    const site = await proxy(200);
    expect(await outsideProblems(site, Date.now())).toEqual([
      expect.stringMatching(/^Los visitantes no pueden entrar en https:\/\/127\.0\.0\.1.*certificate/),
    ]);
  });

  test.skipIf(!hasOpenssl)(
    "that answers with errors or a certificate about to expire is told, and nothing else",
    async () => {
      const [well, broken] = [await proxy(200), await proxy(502)];
      const before = getCACertificates("default");
      setDefaultCACertificates([
        ...before,
        readFileSync(well.cert, "utf8"),
        readFileSync(broken.cert, "utf8"),
      ]);
      onTestFinished(() => setDefaultCACertificates(before));
      expect(await outsideProblems(well, Date.now())).toEqual([]);
      expect(await outsideProblems(well, Date.now() + 80 * DAY_MS)).toEqual([
        expect.stringContaining("caduca el"),
      ]);
      expect(await outsideProblems(broken, Date.now())).toEqual([expect.stringContaining("502")]);
    },
  );

  test("that is not there is told; without https nobody is asked", async () => {
    const siteUrl = `https://127.0.0.1:${await freePort()}`;
    expect(await outsideProblems({ siteUrl, https: true }, NOW)).toEqual([
      expect.stringContaining("ECONNREFUSED"),
    ]);
    expect(await outsideProblems({ siteUrl: "http://localhost:1", https: false }, NOW)).toEqual([]);
  });
});
