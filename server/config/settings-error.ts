/** One line for each wrong setting, naming it and what it takes, never its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}
