import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { cleanFileName, MAXIMUM_FILES, MAXIMUM_FILES_BYTES } from "../../contract/attachments.ts";
import { describeOnBothEngines, freshFolder } from "../../tests/parts/engines.ts";
import { openMailbox } from "../../tests/parts/mailbox.ts";
import { FILES, type SentFile } from "../../tests/parts/sample-files.ts";
import { goodMessage, runApi, type Visitor, visit } from "../../tests/parts/visitor.ts";
import type { Settings } from "../config/config.ts";
import { attachmentsOf, contentOf } from "./attachments.ts";
import { listMessages } from "./message-administration.ts";

async function postFiles(
  app: FastifyInstance,
  files: SentFile[],
  changes = {},
  headers = {},
  from?: Visitor,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(goodMessage(changes))) form.append(name, value);
  for (const { name, bytes } of files) form.append("files", new Blob([new Uint8Array(bytes)]), name);
  const request = new Response(form);
  const visitor = from ?? (await visit(app));
  return visitor.send({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": request.headers.get("content-type") ?? "", ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const uploadsLeft = ({ dataDir }: Settings) => readdirSync(join(dataDir, "uploads"));

describeOnBothEngines("photographs and plans", (_engine, fresh) => {
  it("are stored with their message, byte by byte, under names that are safe", async () => {
    const settings = await fresh();
    const { app, services } = await runApi(settings);
    const large = Buffer.concat([FILES.pdf.bytes, Buffer.alloc(3_000_000, "plan ")]);
    const sent = [
      FILES.jpeg,
      { name: "../../etc/plano\u202efdp.exe", bytes: large },
      FILES.heic,
      FILES.webp,
      FILES.png,
    ];
    const answer = await postFiles(app, sent);
    expect(answer.statusCode).toBe(202);

    const { id } = answer.json<{ id: string }>();
    const stored = await services.store.run(({ database }) => attachmentsOf(database, [id]));
    expect(stored.get(id)?.map(({ name, type, size }) => [name, type, size])).toEqual([
      ["obra.jpg", "image/jpeg", FILES.jpeg.bytes.length],
      ["planofdp.pdf", "application/pdf", large.length],
      ["IMG_0001.heic", "image/heic", FILES.heic.bytes.length],
      ["foto.webp", "image/webp", FILES.webp.bytes.length],
      ["foto.png", "image/png", FILES.png.bytes.length],
    ]);
    const parts = await Array.fromAsync(
      contentOf((query) => services.store.run(({ database }) => query(database)), id, 1),
    );
    expect(Buffer.concat(parts).equals(large)).toBe(true);
    expect(parts.length).toBeGreaterThan(5);
    expect(uploadsLeft(settings)).toEqual([]);
  });

  it.each([
    ["a program called a photograph", [FILES.program], "kind"],
    ["an archive", [FILES.zip], "kind"],
    ["an empty file", [{ name: "vacio.jpg", bytes: Buffer.alloc(0) }], "empty"],
    ["a seventh file", Array<SentFile>(MAXIMUM_FILES + 1).fill(FILES.jpeg), "tooMany"],
    [
      "more than 20 MB in all",
      [
        FILES.jpeg,
        { name: "b.jpg", bytes: Buffer.concat([FILES.jpeg.bytes, Buffer.alloc(MAXIMUM_FILES_BYTES)]) },
      ],
      "tooLarge",
    ],
  ])("refuse %s by name, and store nothing", async (_what, files, code) => {
    const settings = await fresh();
    const { app, services } = await runApi(settings);
    const answer = await postFiles(app, files);
    expect(answer.statusCode).toBe(400);
    const name = files.at(-1)?.name ?? "";
    expect(answer.json().errors).toEqual([
      {
        field: "files",
        code,
        message: expect.stringMatching(new RegExp(`^${name}: `)),
        file: files.length - 1,
      },
    ]);
    expect(await services.store.run(({ database }) => listMessages(database, {}))).toEqual([]);
    expect(uploadsLeft(settings)).toEqual([]);
  });

  it("wait while too many others arrive, from one network or from all; the rest of the site goes on", async () => {
    const { app, services } = await runApi(await fresh());
    const take = (address: string, count: number) =>
      Array.from({ length: count }, () => services.uploadSlots.take(address));
    const own = take("10.9.9.9", 11);
    expect(own.map(Boolean)).toEqual([...Array(10).fill(true), false]);
    const others = take("10.9.9.8", 10);
    const refused = await postFiles(app, [FILES.jpeg, FILES.pdf], {}, { "accept-language": "eu" });
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const busy = {
      field: "files",
      code: "busy",
      message: expect.stringMatching(/^Une honetan fitxategi gehiegi/),
    };
    expect(refused.json().errors).toEqual([
      { ...busy, file: 0 },
      { ...busy, file: 1 },
    ]);
    expect((await (await visit(app)).post(goodMessage())).statusCode).toBe(202);
    for (const slot of [...own, ...others]) slot?.[Symbol.dispose]();
    // Each gives its place back, also one that was refused.
    expect((await postFiles(app, [FILES.jpeg])).statusCode).toBe(202);
    expect((await postFiles(app, [FILES.zip])).statusCode).toBe(400);
    expect([...take("10.9.9.9", 10), ...take("10.9.9.8", 10)]).not.toContain(undefined);
  });

  it("belong to what an Idempotency-Key names: the same file again is the same message, another is not", async () => {
    const { app, services } = await runApi(await fresh());
    const visitor = await visit(app);
    const key = { "idempotency-key": "one" };
    const other = { name: FILES.pdf.name, bytes: Buffer.from(FILES.pdf.bytes).fill("x", 100) };
    const statuses: number[] = [];
    for (const files of [[FILES.pdf], [FILES.pdf], [other], [FILES.pdf, other], []]) {
      statuses.push((await postFiles(app, files, {}, key, visitor)).statusCode);
    }
    expect(statuses).toEqual([202, 202, 422, 422, 422]);
    const stored = await services.store.run(({ database }) => listMessages(database, {}));
    expect(stored.map(({ attachments }) => attachments.length)).toEqual([1]);
  });

  it("may be 100 MB a day from one network; more is left out, its sender is told, and the text is taken", async () => {
    const { app, services } = await runApi(await fresh());
    const address = "2001:db8:7::1";
    const taken = await services.fileRoom.reserve(address, 90_000_000);
    taken?.use(90_000_000);
    taken?.[Symbol.dispose]();
    const large = { name: "plano.pdf", bytes: Buffer.concat([FILES.pdf.bytes, Buffer.alloc(12_000_000)]) };
    const answer = await postFiles(app, [large], {}, {}, await visit(app, "2001:db8:7:5::9"));
    expect(answer.statusCode).toBe(202);
    expect(answer.json().errors).toEqual([
      { field: "files", code: "noRoom", message: expect.stringMatching(/^plano\.pdf: .*correo/), file: 0 },
    ]);
    expect(await services.store.run(({ database }) => listMessages(database, {}))).toMatchObject([
      { attachments: [], files_not_kept: "plano.pdf" },
    ]);
    // What was asked for and not used is given back, and others have their own.
    expect(await services.fileRoom.reserve(address, 9_000_000)).toBeDefined();
    expect(await services.fileRoom.reserve("10.1.1.1", 90_000_000)).toBeDefined();
  });

  it("go out with the mail, or stay and are told where the mail server takes no such size", async () => {
    const mailbox = await openMailbox();
    const plan = { name: "plano.pdf", bytes: Buffer.concat([FILES.pdf.bytes, Buffer.alloc(1_000_000, "x")]) };
    const small = await runApi(await fresh({ SMTP_URL: mailbox.url }));
    await postFiles(small.app, [plan, FILES.jpeg]);
    await expect.poll(() => mailbox.mails.length).toBe(1);
    expect(mailbox.mails[0]?.raw).toContain("filename=plano.pdf");
    expect(mailbox.mails[0]?.raw.length).toBeGreaterThan(1_300_000);

    const large = await runApi(await fresh({ SMTP_URL: mailbox.url, MAIL_MAX_MB: "1" }));
    await postFiles(large.app, [plan]);
    await expect.poll(() => mailbox.mails.length).toBe(2);
    expect(mailbox.mails[1]?.text).toContain("No caben en el correo");
    expect(mailbox.mails[1]?.raw).not.toContain("filename=");
  });

  it.each([
    ["after it was sent", {}, { refuseAbove: 500_000 }],
    ["by the limit it announced", { size: 500_000 }, {}],
  ])(
    "stay, and the mail goes, when the mail server refuses the mail with them %s",
    async (_when, offers, manners) => {
      const mailbox = await openMailbox(0, offers);
      Object.assign(mailbox.manners, manners);
      const { app } = await runApi(await fresh({ SMTP_URL: mailbox.url }));
      const plan = {
        name: "plano.pdf",
        bytes: Buffer.concat([FILES.pdf.bytes, Buffer.alloc(1_000_000, "x")]),
      };
      await postFiles(app, [plan]);
      await expect.poll(() => mailbox.mails.length).toBe(1);
      expect(mailbox.mails[0]?.text).toContain("No caben en el correo");
      // What the server announced is heeded before a byte of the files goes out.
      expect(mailbox.refused()).toBe("size" in offers ? 0 : 1);
    },
  );

  it("are listed, saved and erased with their message, and no byte of them is left", async () => {
    const settings = await fresh();
    const { app } = await runApi(settings);
    // Nothing a database would store in a shorter form.
    const secret = randomBytes(30).toString("hex");
    const plan = {
      name: "plano.pdf",
      bytes: Buffer.concat([
        FILES.pdf.bytes,
        randomBytes(500_000),
        Buffer.from(secret),
        randomBytes(400_000),
      ]),
    };
    const { id } = (await postFiles(app, [plan], { message: secret })).json<{ id: string }>();

    expect((await messages(settings, "list")).stdout).toContain("1 archivo ");
    expect((await messages(settings, "show", id)).stdout).toContain("plano.pdf (0,9 MB)");
    const folder = freshFolder();
    expect((await messages(settings, "save", id, "--to", folder)).stdout).toContain("Archivos guardados: 1");
    expect(readFileSync(join(folder, "1-plano.pdf")).equals(plan.bytes)).toBe(true);
    expect(statSync(join(folder, "1-plano.pdf")).mode & 0o077).toBe(0);

    const files = await databaseFiles(settings);
    const withSecret = () => files().filter((file) => readFileSync(file).includes(secret));
    expect(withSecret()).not.toEqual([]);
    await messages(settings, "erase", "--email", "ane@example.com", "--yes");
    expect(withSecret()).toEqual([]);
  });
});

/** Where the database keeps what is stored, looked at after everything was written there. */
async function databaseFiles({ dataDir, databaseUrl }: Settings): Promise<() => string[]> {
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  if (databaseUrl === undefined) return () => filesIn(dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("checkpoint");
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  );
  await client.end();
  return () => filesIn(rows[0]?.folder ?? "");
}

function messages({ dataDir, databaseUrl }: Settings, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return promisify(execFile)(process.execPath, ["server/cli/messages.ts", ...words], { env });
}

describe("a file's name", () => {
  it.each([
    ["foto.JPG", "image/jpeg", "foto.jpg"],
    ["C:\\Users\\ane\\plano.pdf", "application/pdf", "plano.pdf"],
    ["../../../.bashrc", "image/png", "bashrc.png"],
    ["a\r\nBcc: x@example.com.pdf", "application/pdf", "aBcc x@example.com.pdf"],
    ["con.pdf", "application/pdf", "archivo-con.pdf"],
    ["aux.tar.png", "image/png", "archivo-aux.tar.png"],
    ["COM¹.png", "image/png", "archivo-COM¹.png"],
    ["console.pdf", "application/pdf", "console.pdf"],
    ["", "image/heic", "archivo.heic"],
    ["e\u0301.png", "image/png", "é.png"],
    [`${"a".repeat(300)}.pdf`, "application/pdf", `${"a".repeat(80)}.pdf`],
    [`${"👷".repeat(100)}.png`, "image/png", `${"👷".repeat(50)}.png`],
    [`a${" ".repeat(300)}b.jpg`, "image/jpeg", "a.jpg"],
  ] as const)("%j of %s becomes %j", (name, type, expected) => {
    expect(cleanFileName(name, type)).toBe(expected);
  });
});
