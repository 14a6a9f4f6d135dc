// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCEPT_ALL, CONSENT_VERSION, REJECT_ALL } from "../../contract/consent.ts";
import { allowing } from "../../tests/consent-choices.ts";
import { blockStorage, fillStorage } from "../../tests/parts/mocked-storage.ts";
import { onConsentChange } from "./consent-changes.ts";
import { currentRecord, makeRecord, storeRecord } from "./consent-storage.ts";
import { saveFromBanner, saveFromPreferences } from "./save-choice.ts";

const ID = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";
const ID_KEY = "harlur-visitor-id";
const ANALYTICS = allowing("analytics");

const network = vi.fn<typeof fetch>();
const puts = () => network.mock.calls.filter(([, options]) => options?.method === "PUT");
let answerToPut: () => Response;
let stop: () => void;
const changed = vi.fn();

beforeEach(() => {
  localStorage.clear();
  answerToPut = () => new Response(null, { status: 204 });
  network.mockReset().mockImplementation(async (_path, options) => {
    if (options?.method === "PUT") return answerToPut();
    return new Response(JSON.stringify({ csrfToken: "t" }));
  });
  vi.stubGlobal("fetch", network);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  stop = onConsentChange("harlur", changed);
  changed.mockReset();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const offline = () => {
  answerToPut = () => {
    throw new TypeError("Failed to fetch");
  };
};

test("from the banner: the browser keeps the choice, the page follows, the server gets every category", async () => {
  localStorage.setItem(ID_KEY, ID);
  expect(saveFromBanner("harlur", ANALYTICS)).toBe("saved");
  expect(currentRecord("harlur")).toMatchObject({
    userId: ID,
    necessary: true,
    ...ANALYTICS,
    version: CONSENT_VERSION,
  });
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining(ANALYTICS));
  await vi.waitFor(() => expect(puts()).toHaveLength(1));
  expect(puts()[0]?.[0]).toBe(`/api/cookie-consent/${ID}`);
  expect(puts()[0]?.[1]?.body).toBe(JSON.stringify(ANALYTICS));
});

test.each([
  ["the banner", saveFromBanner],
  ["the preferences", saveFromPreferences],
])(
  "from %s: a record keeps its userId though another id is stored, and from then on there is one",
  async (_, save) => {
    const other = "00000000-0000-4000-8000-000000000000";
    storeRecord("harlur", makeRecord(REJECT_ALL, ID, Date.now()));
    localStorage.setItem(ID_KEY, other);
    await save("harlur", ACCEPT_ALL);
    expect(currentRecord("harlur")).toMatchObject({ userId: ID, ...ACCEPT_ALL });
    expect(localStorage.getItem(ID_KEY)).toBe(ID);
    await vi.waitFor(() => expect(puts()[0]?.[0]).toBe(`/api/cookie-consent/${ID}`));
  },
);

test("a first choice makes one id for the record, the browser and the server", async () => {
  saveFromBanner("harlur", ACCEPT_ALL);
  const id = localStorage.getItem(ID_KEY);
  expect(currentRecord("harlur")?.userId).toBe(id);
  await vi.waitFor(() => expect(puts()[0]?.[0]).toBe(`/api/cookie-consent/${id}`));
});

test("from the banner, offline: the choice counts all the same, and the failure is only logged", async () => {
  offline();
  expect(saveFromBanner("harlur", ACCEPT_ALL)).toBe("saved");
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(currentRecord("harlur")).toMatchObject(ACCEPT_ALL);
});

test.each([
  ["blocked", blockStorage],
  ["full", fillStorage],
])(
  "from the banner, storage %s: an error, nothing is sent, and the choice holds for the page",
  (_how, breakStorage) => {
    breakStorage();
    expect(saveFromBanner("harlur", ACCEPT_ALL)).toBe("saveFailed");
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining(ACCEPT_ALL));
    expect(network).not.toHaveBeenCalled();
  },
);

test("from the preferences: the server first, then the browser", async () => {
  const saving = saveFromPreferences("harlur", ANALYTICS);
  expect(currentRecord("harlur")).toBeNull();
  expect(await saving).toBe("updated");
  expect(currentRecord("harlur")).toMatchObject(ANALYTICS);
  expect(puts()).toHaveLength(1);
});

test("from the preferences, nobody known: an error, nothing is sent, and the choice holds for the page", async () => {
  blockStorage();
  expect(await saveFromPreferences("harlur", REJECT_ALL)).toBe("visitorUnknown");
  expect(network).not.toHaveBeenCalled();
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining(REJECT_ALL));
});

test.each([
  ["refuses", () => new Response("no", { status: 500 })],
  ["is away", offline],
])(
  "from the preferences, the server %s: no permission is added, but a refusal counts at once",
  async (_how, answer) => {
    if (answer === offline) offline();
    else answerToPut = answer as () => Response;
    storeRecord("harlur", makeRecord(ANALYTICS, ID, Date.now()));
    expect(await saveFromPreferences("harlur", ACCEPT_ALL)).toBe("updateFailed");
    expect(currentRecord("harlur")).toMatchObject(ANALYTICS);
    expect(await saveFromPreferences("harlur", allowing("marketing"))).toBe("updateFailed");
    expect(currentRecord("harlur")).toMatchObject(REJECT_ALL);
  },
);

test("from the preferences, the server away before any choice: the question stays open", async () => {
  offline();
  expect(await saveFromPreferences("harlur", ACCEPT_ALL)).toBe("updateFailed");
  expect(currentRecord("harlur")).toBeNull();
  expect(changed).not.toHaveBeenCalled();
});

test("from the preferences, storage full: the server has it, the page holds it, and the old yes is gone", async () => {
  storeRecord("harlur", makeRecord(ACCEPT_ALL, ID, Date.now()));
  fillStorage();
  expect(await saveFromPreferences("harlur", REJECT_ALL)).toBe("saveFailed");
  expect(puts()).toHaveLength(1);
  expect(currentRecord("harlur")).toBeNull();
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining(REJECT_ALL));
});

test("a token that has grown old is renewed once", async () => {
  let attempts = 0;
  answerToPut = () => {
    attempts += 1;
    return new Response(null, { status: attempts === 1 ? 403 : 204 });
  };
  expect(await saveFromPreferences("harlur", ANALYTICS)).toBe("updated");
  expect(attempts).toBe(2);
});

test("a refusal that a new token does not cure is told", async () => {
  answerToPut = () => new Response("no", { status: 403 });
  expect(await saveFromPreferences("harlur", ANALYTICS)).toBe("updateFailed");
  expect(puts()).toHaveLength(2);
});
