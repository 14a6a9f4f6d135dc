/** What a command is started through so that it may only do what files' modes allow: root may do everything else. */
export const OBEYS_MODES =
  process.getuid?.() === 0 ? ["setpriv", "--inh-caps=-all", "--bounding-set=-all"] : [];
