import { expect, test } from "vitest";
import { type Environment, readPageSettings } from "../../contract/settings.ts";
import { readSettings } from "../config/config.ts";
import {
  buildFinding,
  type CompanyFacts,
  companyFindings,
  type Finding,
  qualityPolicyFinding,
  settingsFindings,
  storedFindings,
} from "./findings.ts";
import { ownerDuties } from "./owner-duties.ts";

const SAMPLE: CompanyFacts = {
  name: "Harlur",
  legalName: "Excavaciones Harlur, S.L.",
  taxId: "B00000000",
  email: "info@harlur.example",
  phone: "94 600 00 00",
  address: { street: "Harkaitzpe Industrialdea, 7" },
  registry: { register: "Bizkaia", volume: "", sheet: " " },
  transportAuthorisation: "",
};
const REAL: CompanyFacts = {
  name: "Mendialde",
  legalName: "Mendialde, S.L.",
  taxId: "B95123456",
  email: "info@mendialde.eus",
  phone: "94 123 45 67",
  address: { street: "Etxebarri kalea, 1" },
  registry: { register: "Bizkaia", volume: "1", sheet: "BI-1" },
  transportAuthorisation: "MDPE 12345678",
};
const COOKIE_SECRET = "a secret of more than thirty-two characters";
const LIVE = {
  COOKIE_SECRET,
  SITE_URL: "https://www.mendialde.eus",
  SMTP_URL: "smtp://localhost",
  MAIL_TO: "a@mendialde.eus",
  MAIL_FROM: "web@mendialde.eus",
  TRUST_PROXY: "1",
};

const open = (findings: Finding[]) => findings.filter(({ ok }) => !ok).map(({ subject }) => subject);

test("the sample company is not ready, and each made-up fact is named", () => {
  const findings = companyFindings(SAMPLE);
  expect(
    findings.map(({ ok, subject, words }) => [ok, subject, /LSSI 10\.1\.[a-e]/.exec(words)?.[0]]),
  ).toEqual([
    [false, "nombre", "LSSI 10.1.a"],
    [false, "NIF", "LSSI 10.1.e"],
    [false, "domicilio", "LSSI 10.1.a"],
    [false, "correo", "LSSI 10.1.a"],
    [false, "teléfono", "LSSI 10.1.a"],
    [false, "registro mercantil", "LSSI 10.1.b"],
    [false, "transporte", "LSSI 10.1.c"],
  ]);
  expect(findings.find(({ subject }) => subject === "registro mercantil")?.words).toContain("volume, sheet;");
});

test("a management policy older than a standard beside it is named", () => {
  const certificates = "- title: ISO 9001:2015\n- title: ISO 45001:2018\n";
  const policy = (year: number) => `---\nupdated: Febrero de ${year}\n---\n`;
  const old = qualityPolicyFinding(policy(2016), certificates);
  expect(old).toMatchObject({ ok: false, words: expect.stringContaining("anterior a ISO 45001:2018") });
  expect(qualityPolicyFinding(policy(2019), certificates).ok).toBe(true);
});

test("a real company is ready", () => {
  expect(open(companyFindings(REAL))).toEqual([]);
});

test("settings of a fresh checkout are not ready", () => {
  const settings = readSettings({ COOKIE_SECRET });
  expect(open(settingsFindings(settings, false))).toEqual(["SITE_URL", "SMTP_URL", "MAIL_TO", "MAIL_FROM"]);
});

test("settings of a live site are ready", () => {
  expect(open(settingsFindings(readSettings(LIVE), true))).toEqual([]);
});

test.each([
  [{ SITE_URL: "http://www.mendialde.eus" }, "SITE_URL"],
  [{ SITE_URL: "https://192.0.2.1" }, "SITE_URL"],
  [{ SITE_URL: "https://[::1]" }, "SITE_URL"],
  [{ SITE_URL: "https://www.harlur.example" }, "SITE_URL"],
  [{ TRUST_PROXY: "" }, "TRUST_PROXY"],
])("a live site with %j is not", (change, subject) => {
  expect(open(settingsFindings(readSettings({ ...LIVE, ...change }), true))).toEqual([subject]);
});

test("what only the owner can settle is named with the article of the law, and a service only where it is set", () => {
  const dutiesWith = (services: Environment) => ownerDuties(readPageSettings({ ...LIVE, ...services }));
  const always = dutiesWith({ ANALYTICS_ID: " " });
  const article = /(?:RGPD|LOPDGDD|LSSI) \d[\d.]*[a-z]?/g;
  expect(always.filter(({ words }) => words.match(article) === null)).toEqual([]);
  const services = { ANALYTICS_ID: "G-AB12CD34EF", FORM_FORWARD_URL: "https://forms.example/x" };
  const more = dutiesWith(services).slice(always.length);
  expect(more.map(({ subject, words }) => [subject, words.match(article)])).toEqual([
    ["Google Analytics", ["RGPD 28.3", "RGPD 45", "RGPD 13.2.a"]],
    ["formularios", ["RGPD 28.3", "RGPD 13.2.a", "RGPD 13.1.f", "LSSI 22.2"]],
  ]);
});

test.each([
  ["LSSI 10.1.c, 10.1.d, 10.1.f y 10.1.g", "aviso legal"],
  ["RGPD 13.1.b", "delegado"],
  ["RGPD 13.1.c, 13.1.d y 13.1.e; LSSI 21", "finalidades"],
  ["RGPD 13.1.f", "proveedores"],
  ["RGPD 13.2.a", "plazos"],
  ["RGPD 13.1.c y 13.2.a", "direcciones IP"],
  ["LOPDGDD 11.2", "primera capa"],
  ["RGPD 30; LOPDGDD 31", "registro"],
  ["LOPDGDD 32", "bloqueo"],
  ["LSSI 22.2", "cookies"],
])("%s: the owner is asked about it", (article, subject) => {
  const duty = ownerDuties(readPageSettings(LIVE)).find((one) => one.subject === subject);
  expect(duty?.words).toContain(article);
});

test.each([
  ["machines that share a database share the secret", { DATABASE_URL: "postgres://db/site" }],
  ["beside the editor's account nobody else writes the secret", { DESK_URL: "https://editor.mendialde.eus" }],
])("%s", (_rule, change) => {
  const settings = readSettings({ ...LIVE, ...change });
  expect(open(settingsFindings(settings, true))).toEqual([]);
  expect(open(settingsFindings(settings, false))).toEqual(["COOKIE_SECRET"]);
});

test("the built site must be there, and built for the address and the settings it is served with", () => {
  const builtWith = (environment: Environment) => ({
    build: readPageSettings(environment),
    moved: {},
    company: { name: "Obras Zabala", email: "info@zabala.eus" },
    subjects: ["Otros"],
    files: {},
  });
  const isGood = (manifest: ReturnType<typeof builtWith> | null) =>
    buildFinding(manifest, readPageSettings(LIVE)).ok;
  expect(isGood(null)).toBe(false);
  expect(isGood(builtWith({}))).toBe(false);
  expect(isGood(builtWith({ ...LIVE, MESSAGE_RETENTION_MONTHS: "6" }))).toBe(false);
  expect(isGood(builtWith(LIVE))).toBe(true);
});

test.each([
  [{ waiting: 2, dead: 0, oldestWaitingSince: 3_000_000 }, [], 10 ** 9, []],
  [{ waiting: 2, dead: 1, oldestWaitingSince: 3_000_000 }, [], 10 ** 9, ["1 sin entregar"]],
  [{ waiting: 2, dead: 0, oldestWaitingSince: 1 }, [], 10 ** 9, ["más de una hora"]],
  [
    { waiting: 0, dead: 0, oldestWaitingSince: null },
    ["site.sqlite.damaged-x"],
    10 ** 7,
    ["quedan 10 MB", "site.sqlite.damaged-x"],
  ],
])("what lies in the store is told: %j, set aside %j, %d bytes free", (backlog, setAside, free, told) => {
  const open = storedFindings(backlog, setAside, free, 4_000_000).filter(({ ok }) => !ok);
  expect(open.map(({ words }) => words)).toEqual(told.map((words) => expect.stringContaining(words)));
});
