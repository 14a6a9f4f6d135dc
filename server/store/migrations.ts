/** The changes that made the tables what they are, in order. One that has run anywhere is never edited. */
export type Engine = "sqlite" | "postgresql";

export interface Migration {
  version: number;
  /** in SQL, one after the other */
  statements(engine: Engine): readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, statements: createTables },
  { version: 2, statements: gatherMessageFields },
  { version: 3, statements: gatherConsentChoice },
  { version: 4, statements: addWriteProbeAndBrowser },
  { version: 5, statements: addAttachments },
  { version: 6, statements: addDigests },
  { version: 7, statements: addHeldAndAnswered },
  { version: 8, statements: addReadingAndSearch },
  { version: 9, statements: indexChoicesByBrowser },
  { version: 10, statements: addFilesNotKept },
  { version: 11, statements: addMessageReceivedAt },
];

function createTables(engine: Engine): string[] {
  return [
    `create table messages (
      id text primary key,
      name text not null,
      email text not null,
      phone text not null,
      subject text not null,
      message text not null,
      language text not null,
      received_at bigint not null
    )`,
    `create table deliveries (
      message_id text primary key references messages (id) on delete cascade,
      state text not null check (state in ('waiting', 'delivered', 'dead')),
      attempts integer not null,
      due_at bigint not null,
      leased_by text not null,
      leased_until bigint not null,
      last_problem text not null,
      settled_at bigint
    )`,
    // Only what still waits is ever looked for by time; the delivered rows stay out of the index.
    "create index deliveries_waiting on deliveries (due_at) where state = 'waiting'",
    `create table consent_log (
      id ${engine === "sqlite" ? "integer" : "bigserial"} primary key,
      visitor_id text not null,
      analytics smallint not null,
      marketing smallint not null,
      policy_version integer not null,
      chosen_at bigint not null,
      source text not null
    )`,
    "create index consent_log_visitor on consent_log (visitor_id, id)",
  ];
}

/** From a column for each field of the form to one with all of them. */
function gatherMessageFields(engine: Engine): string[] {
  const pairs = "'name', name, 'email', email, 'phone', phone, 'subject', subject, 'message', message";
  const object = engine === "sqlite" ? `json_object(${pairs})` : `json_build_object(${pairs})::text`;
  return [
    "alter table messages add column fields text not null default '{}'",
    `update messages set fields = ${object}`,
    ...["name", "phone", "subject", "message"].map((column) => `alter table messages drop column ${column}`),
  ];
}

/** From a column for each category to one with the whole choice. */
function gatherConsentChoice(): string[] {
  const word = (column: string) => `case when ${column} = 1 then 'true' else 'false' end`;
  return [
    "alter table consent_log add column choice text not null default '{}'",
    `update consent_log set choice =
      '{"analytics":' || ${word("analytics")} || ',"marketing":' || ${word("marketing")} || '}'`,
    "alter table consent_log drop column analytics",
    "alter table consent_log drop column marketing",
  ];
}

/** What readiness writes to, and the browser a cookie choice came from; none is known of earlier choices. */
function addWriteProbeAndBrowser(): string[] {
  return [
    "create table write_probe (id integer primary key, written_at bigint not null, filling text not null)",
    "alter table consent_log add column browser text not null default ''",
  ];
}

function addAttachments(engine: Engine): string[] {
  return [
    `create table attachments (
      message_id text not null references messages (id) on delete cascade,
      position integer not null,
      name text not null,
      type text not null,
      size integer not null,
      constraint attachments_key primary key (message_id, position)
    )`,
    `create table attachment_parts (
      message_id text not null,
      position integer not null,
      part integer not null,
      bytes ${engine === "sqlite" ? "blob" : "bytea"} not null,
      constraint attachment_parts_key primary key (message_id, position, part),
      constraint attachment_parts_file foreign key (message_id, position)
        references attachments (message_id, position) on delete cascade
    )`,
  ];
}

/** What tells two files of one name and size apart. */
function addDigests(): string[] {
  return ["alter table attachments add column digest text not null default ''"];
}

/** SQLite cannot change a check, so both engines get a new table. */
function addHeldAndAnswered(): string[] {
  const columns = "message_id, state, attempts, due_at, leased_by, leased_until, last_problem, settled_at";
  return [
    "alter table deliveries rename to deliveries_before",
    `create table deliveries (
      message_id text not null,
      state text not null check (state in ('waiting', 'delivered', 'dead', 'held')),
      attempts integer not null,
      due_at bigint not null,
      leased_by text not null,
      leased_until bigint not null,
      last_problem text not null,
      settled_at bigint,
      answered_at bigint,
      answer_note text not null default '',
      constraint deliveries_message primary key (message_id),
      constraint deliveries_of_message foreign key (message_id) references messages (id) on delete cascade
    )`,
    `insert into deliveries (${columns}) select ${columns} from deliveries_before`,
    "drop table deliveries_before",
    "create index deliveries_waiting on deliveries (due_at) where state = 'waiting'",
    "create index deliveries_held on deliveries (message_id) where state = 'held'",
  ];
}

/** What was delivered before there was a mark has been read in the mail. */
function addReadingAndSearch(): string[] {
  return [
    "alter table deliveries add column read_at bigint",
    "update deliveries set read_at = settled_at where state = 'delivered'",
    "create index messages_received on messages (received_at, id)",
    `create table search_texts (
      message_id text primary key references messages (id) on delete cascade,
      text text not null
    )`,
  ];
}

/** However many choices others make under a visitor's id, the visitor's own is found at once. */
function indexChoicesByBrowser(): string[] {
  return ["create index consent_log_browser on consent_log (visitor_id, browser, id)"];
}

function addFilesNotKept(): string[] {
  return ["alter table messages add column files_not_kept text not null default ''"];
}

/** What is not delivered is counted from an index alone, without its messages. The release before leaves the column empty. */
function addMessageReceivedAt(): string[] {
  return [
    "alter table deliveries add column message_received_at bigint",
    "update deliveries set message_received_at = (select received_at from messages where id = message_id)",
    "create index deliveries_undelivered on deliveries (state, message_received_at) where state <> 'delivered'",
  ];
}
