/** The browser as the contact form meets it: clock, chance, storage and network, each wrapped once. */
import { FILES_NAME } from "../../contract/attachments.ts";
import type { ContactForm, ContactMessage } from "../../contract/contact.ts";
import { untouchedFields } from "../../contract/contact-fields.ts";
import { MESSAGE_PARAMETER } from "../../contract/contact-page.ts";
import { parseJson, send } from "../api/client.ts";
import { csrfToken, forgetToken, tokenAnswered } from "../api/csrf-token.ts";
import { upload } from "../api/upload.ts";
import { readItem, removeItem, writeItem } from "../islands/storage.ts";
import { dailyRecordKey, parseDailyRecord } from "./daily-limit.ts";
import { draftKeeper } from "./draft.ts";
import { type Forward, forwardMessage } from "./forward.ts";
import { type PickedFile, unreadableFiles } from "./picked-files.ts";
import { clockDifference } from "./server-clock.ts";
import { draftKey } from "./stored-draft.ts";
import type { SubmitDependencies } from "./submit.ts";

/** A call without an answer for so long is lost in a dead spot; sending again is safe, since the key is the same. */
const ANSWER_TIMEOUT_MS = 30_000;
const CONTACT_PATH = "/api/contact";

interface Sending {
  forward: Forward | null;
  files: readonly PickedFile[];
  onProgress: (percent: number) => void;
}

export function browserDependencies(shortName: string, sending: Sending): SubmitDependencies {
  const { forward, files, onProgress } = sending;
  const dayKey = dailyRecordKey(shortName);
  return {
    now: () => Date.now(),
    byServerClock: (moment) => moment + clockDifference(tokenAnswered()),
    sleep,
    dailyRecord: {
      read: () => parseDailyRecord(readItem(dayKey)),
      write: (record) => writeItem(dayKey, JSON.stringify(record)),
    },
    token: { state: csrfToken, forget: forgetToken },
    post: (message, headers) =>
      files.length > 0
        ? upload(CONTACT_PATH, { form: formOf(message, files), headers, onProgress })
        : Promise.race([postJson(message, headers), answerTimeout()]),
    unreadableFiles: () => unreadableFiles(files),
    forward: (form: ContactForm, sentAt) => {
      if (forward) forwardMessage(form, forward, sentAt, fetch);
    },
  };
}

async function postJson(body: ContactMessage, headers: Record<string, string>): Promise<unknown> {
  const response = await send(CONTACT_PATH, { method: "POST", body, headers });
  return parseJson(await response.text());
}

function formOf(message: ContactMessage, files: readonly PickedFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(message)) form.append(name, value);
  for (const { file } of files) form.append(FILES_NAME, file, file.name);
  return form;
}

export function browserDraftKeeper(shortName: string, firstSubject: string) {
  const key = draftKey(shortName);
  return draftKeeper({
    read: () => readItem(key, "sessionStorage"),
    write: (text) => writeItem(key, text, "sessionStorage"),
    remove: () => removeItem(key, "sessionStorage"),
    // when the document was loaded, not when this code arrived
    loadedAt: performance.timeOrigin,
    newKey: randomKey,
    untouched: untouchedFields(firstSubject),
    begun: () => new URLSearchParams(location.search).get(MESSAGE_PARAMETER) ?? "",
  });
}

/** 128 bits of chance. Unlike `randomUUID` this works without https too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function answerTimeout(): Promise<never> {
  await sleep(ANSWER_TIMEOUT_MS);
  throw new Error(`No answer within ${ANSWER_TIMEOUT_MS} ms`);
}
