/**
 * Takes a form with files in: texts into memory, each file to the disk as it comes, judged by its content and never
 * opened. What is refused is read to its end and dropped, so that its sender gets an answer.
 */
import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { fileTypeFromBuffer } from "file-type";
import {
  ATTACHMENT_EXTENSIONS,
  type AttachmentType,
  cleanFileName,
  FILES_NAME,
  MAXIMUM_FILES,
  MAXIMUM_FILES_BYTES,
  shownFileName,
} from "../../contract/attachments.ts";
import type { FileErrorCode } from "../../contract/contact-messages.ts";
import type { Settings } from "../config/config.ts";
import type { FileRoom } from "../contact/file-room.ts";
import { type ReceivedFile, type ReceivedForm, UPLOADS_FOLDER } from "../contact/received-form.ts";
import type { UploadSlot, UploadSlots } from "../contact/upload-slots.ts";
import { BusyProblem, RequestProblem } from "../http/problems.ts";
import { UPLOAD_LIMIT_BYTES } from "../http/server-limits.ts";

/** Several times what the form has. */
export const FIELDS_LIMIT = 30;
const LIMITS = {
  fieldSize: 32 * 1024,
  fields: FIELDS_LIMIT,
  fileSize: UPLOAD_LIMIT_BYTES,
  files: 60,
  parts: 90,
  headerPairs: 20,
};
/** Enough to tell every kind that is taken. */
const JUDGED_BYTES = 4100;

interface UploadServices {
  settings: Pick<Settings, "dataDir">;
  uploadSlots: UploadSlots;
  fileRoom: FileRoom;
}

/**
 * The form's files are gone from the disk when `use` has ended, however it ended.
 * @param fields has what was typed as soon as it comes, also of a form that does not come whole
 */
export async function withReceivedForm<Result>(
  request: FastifyRequest,
  { settings, uploadSlots, fileRoom }: UploadServices,
  use: (form: ReceivedForm) => Promise<Result>,
  fields: ReceivedForm["fields"] = {},
): Promise<Result> {
  const announced = Number(request.headers["content-length"] ?? MAXIMUM_FILES_BYTES);
  if (announced > UPLOAD_LIMIT_BYTES)
    throw Object.assign(new Error("more than can be taken"), { statusCode: 413 });
  const folder = join(settings.dataDir, UPLOADS_FOLDER, randomUUID());
  using slot = uploadSlots.take(request.ip);
  using room = slot && (await fileRoom.reserve(request.ip, Math.min(announced, MAXIMUM_FILES_BYTES)));
  try {
    const place =
      room && (await isMade(folder)) ? { folder } : ({ refuse: slot ? "noRoom" : "busy" } as const);
    const receiving = receive(request, slot, place, { fields, files: [], refused: [] });
    const form = await Promise.race([receiving, ...(slot ? [sentAway(request, slot)] : [])]).catch(
      (error) => {
        throw explained(error);
      },
    );
    slot?.complete();
    room?.use(form.files.reduce((sum, { size }) => sum + size, 0));
    return await use(form);
  } finally {
    // A message that is stored is answered so; what a broken disk keeps is removed with what killed processes leave.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Time to read the answer. */
const DISCONNECT_DELAY_MS = 1000;

/** Rejects when the form has to make room for others; what still comes of it is not read to its end. */
function sentAway({ raw }: FastifyRequest, { sentAway: signal }: UploadSlot): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => {
    setTimeout(() => raw.destroy(), DISCONNECT_DELAY_MS).unref();
    reject(new BusyProblem(503, "The form arrives too slowly, and others wait."));
  });
  return promise;
}

function isMade(folder: string): Promise<boolean> {
  return mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => true,
    () => false,
  );
}

/** A form that is not whole is its sender's fault. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || "statusCode" in error) return error;
  return new RequestProblem(400, "The form is not whole.");
}

/** Where files go, or why they are dropped as they come while the texts are kept. */
type FilesPlace = { folder: string } | { refuse: FileErrorCode };

async function receive(
  request: FastifyRequest,
  slot: UploadSlot | undefined,
  place: FilesPlace,
  form: ReceivedForm,
): Promise<ReceivedForm> {
  let room = MAXIMUM_FILES_BYTES;
  request.raw.on("data", (chunk: Buffer) => slot?.received(chunk.length));
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === "field") {
      form.fields[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== FILES_NAME || part.filename === "") {
      await drop(part); // a file chooser that was left empty posts a nameless, empty file
      continue;
    }
    const index = form.files.length + form.refused.length;
    const judged =
      "folder" in place
        ? await receiveFile(part, join(place.folder, String(index)), room, index)
        : await refuse(part, place.refuse);
    if ("code" in judged) {
      form.refused.push({ index, name: shownFileName(part.filename), code: judged.code });
    } else {
      form.files.push({ ...judged, name: cleanFileName(part.filename, judged.type) });
      room -= judged.size;
    }
  }
  return form;
}

type Judgement = { code: FileErrorCode } | Omit<ReceivedFile, "name">;

async function refuse(part: MultipartFile, code: FileErrorCode): Promise<Judgement> {
  await drop(part);
  return { code };
}

async function receiveFile(
  part: MultipartFile,
  path: string,
  room: number,
  filesBefore: number,
): Promise<Judgement> {
  // Those that were refused count too: writing and judging fifty would hold everybody up.
  if (filesBefore >= MAXIMUM_FILES) return refuse(part, "tooMany");
  await using file = await open(path, "wx+", 0o600).catch(() => undefined);
  if (file === undefined) return refuse(part, "noRoom");
  const writer = new FileWriter(file, room);
  await pipeline(part.file, writer);
  const { size, isWritten } = writer;
  const type = isWritten && size > 0 && size <= room ? await judge(file) : undefined;
  if (type) return { type, size, digest: writer.digest(), path };
  await rm(path, { force: true }).catch(() => {});
  if (size > room) return { code: "tooLarge" };
  if (!isWritten) return { code: "noRoom" };
  return { code: size === 0 ? "empty" : "kind" };
}

/** Writes no more than there is room for; what follows that, or a failure of the disk, is only counted. */
class FileWriter extends Writable {
  size = 0;
  isWritten = true;
  readonly #file: FileHandle;
  readonly #room: number;
  readonly #hash = createHash("sha256");

  constructor(file: FileHandle, room: number) {
    super();
    this.#file = file;
    this.#room = room;
  }

  digest(): string {
    return this.#hash.digest("base64url");
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.size += chunk.length;
    void this.#keep(chunk).then(done);
  }

  async #keep(chunk: Buffer): Promise<void> {
    if (this.size > this.#room || !this.isWritten) return;
    this.#hash.update(chunk);
    await this.#file.appendFile(chunk).catch(() => {
      this.isWritten = false;
    });
  }
}

async function drop(part: MultipartFile): Promise<void> {
  await pipeline(part.file, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

async function judge(file: FileHandle): Promise<AttachmentType | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(JUDGED_BYTES), 0, JUDGED_BYTES, 0);
  const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
  const type = KINDS[found?.mime ?? ""] ?? found?.mime ?? "";
  return isAttachmentType(type) ? type : undefined;
}

/** What is told apart and taken as the same. */
const KINDS: Readonly<Record<string, AttachmentType>> = {
  "image/apng": "image/png",
  "image/heif": "image/heic",
  "image/heic-sequence": "image/heic",
  "image/heif-sequence": "image/heic",
};

function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(ATTACHMENT_EXTENSIONS, type);
}
