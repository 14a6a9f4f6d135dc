/** Loaded first into every process that a publication starts: however the publication ends, these end with it. */
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
