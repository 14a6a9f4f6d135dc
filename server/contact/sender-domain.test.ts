import { expect, test } from "vitest";
import { askSenderDomain } from "./sender-domain.ts";

const answers =
  (...texts: string[][]) =>
  async () =>
    texts;
const fails = (code: string) => async () => {
  throw Object.assign(new Error(`queryTxt ${code}`), { code });
};

test.each([
  ["among other texts", answers(["google-site-verification=x"], ["v=spf1 include:_spf.example -all"]), "yes"],
  ["in the parts in which a long one comes", answers(["v=spf1 ip4:192.0.2.1", " -all"]), "yes"],
  ["with nothing but its version", answers(["v=spf1"]), "yes"],
  ["where there are other texts only", answers(["v=spf10 -all"], ["MS=ms123"]), "no"],
  ["where the name has no texts", fails("ENODATA"), "no"],
  ["where there is no such name", fails("ENOTFOUND"), "no"],
  ["where DNS does not answer", fails("ETIMEOUT"), "unknown"],
] as const)("the servers that send a domain's mail are looked for: %s", async (_, resolveTexts, expected) => {
  expect(await askSenderDomain("web@mendialde.eus", resolveTexts)).toMatchObject({
    domain: "mendialde.eus",
    listsItsServers: expected,
  });
});

test.each([
  ["web@mendialde.eus", "mendialde.eus"],
  ["Mendialde, la web <web@correo.mendialde.eus>", "correo.mendialde.eus"],
  ["Mendialde «@obra» <web@excavaciones-ñ.eus> ", "xn--excavaciones--ukb.eus"],
])("the domain of %s is asked", async (mailFrom, expected) => {
  const asked: string[] = [];
  await askSenderDomain(mailFrom, async (name) => {
    asked.push(name);
    return [];
  });
  expect(asked).toEqual([expected]);
});
