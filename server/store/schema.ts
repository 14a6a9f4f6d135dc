/** The tables, as both engines hold them: times in milliseconds since 1970, truth values as 0 and 1. */
import type { Generated, Kysely } from "kysely";
import type { AttachmentType } from "../../contract/attachments.ts";
import type { Language } from "../../contract/languages.ts";

/** What a visitor wrote. Never changed after it was accepted; erased by command or by age. */
export interface MessagesTable {
  id: string;
  /** also among the fields; here a person's messages are found by it */
  email: string;
  /** every field of the form by name, as JSON, so that a new field needs no new column */
  fields: string;
  language: Language;
  received_at: number;
  /** the names of files that there was no room for, as the office reads them; empty when there was room for all */
  files_not_kept: string;
}

/** A file that came with a message; erased with it. */
export interface AttachmentsTable {
  message_id: string;
  /** its place among those of its message, from 0 */
  position: number;
  /** cleaned */
  name: string;
  type: AttachmentType;
  size: number;
  /** of its content, SHA-256 in base64url; empty where it was stored before there was one */
  digest: string;
}

/** A file's content, in parts. */
interface AttachmentPartsTable {
  message_id: string;
  position: number;
  part: number;
  bytes: Uint8Array;
}

/** held: judged to be a program's, kept apart and not mailed unless somebody releases it */
export const DELIVERY_STATES = ["waiting", "delivered", "dead", "held"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** How far a message has come on its way to the office's mailbox; one row for each message. */
export interface DeliveriesTable {
  message_id: string;
  state: DeliveryState;
  attempts: number;
  /** 0 and less mean at once, whatever the clock says; among them the oldest has the least */
  due_at: number;
  /** who is sending it now, and until when nobody else may; empty and 0 when nobody is */
  leased_by: string;
  leased_until: number;
  last_problem: string;
  settled_at: number | null;
  /** as its message says it; null where the release before this column stored it */
  message_received_at: number | null;
  /** when the office answered it, and what it noted about that */
  answered_at: number | null;
  answer_note: string;
  /** when it was first opened in the editor; the mail program keeps its own mark */
  read_at: number | null;
}

/** A message's words without capitals and accents, made when somebody first searches; erased with it. */
interface SearchTextsTable {
  message_id: string;
  text: string;
}

/** Every choice a visitor ever made; rows are only added. The last one of a browser is the choice that holds in it. */
export interface ConsentLogTable {
  id: Generated<number>;
  visitor_id: string;
  /** a digest of the cookie that only the visitor's browser has */
  browser: string;
  /** the decision on each category, as JSON, so that a new category needs no new column */
  choice: string;
  policy_version: number;
  chosen_at: number;
  source: string;
}

/** One row, written again and again to learn whether writing works. */
interface WriteProbeTable {
  id: number;
  written_at: number;
  filling: string;
}

interface SchemaVersionsTable {
  version: number;
  applied_at: number;
}

export interface Schema {
  messages: MessagesTable;
  attachments: AttachmentsTable;
  attachment_parts: AttachmentPartsTable;
  deliveries: DeliveriesTable;
  search_texts: SearchTextsTable;
  consent_log: ConsentLogTable;
  write_probe: WriteProbeTable;
  schema_versions: SchemaVersionsTable;
}

export type Database = Kysely<Schema>;
