/** What the changed code of Keystatic and the scripts around it agree on. */
export const DRAFTS = "editorDrafts";
export const SEND = "editorSend";
export const ROW_MISTAKE = "editorRowMistake";
export const NOT_SAVED_EVENT = "editor:not-saved";
export const SAVED_EVENT = "editor:saved";
/** On a row of a list whose entry has a mistake. */
export const MARKED_ROW = "hay algo que corregir";
/** By which the form tells the page around it, and other windows, that something was saved. */
export const SAVED_CHANNEL = "saved";
