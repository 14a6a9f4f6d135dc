/** Loaded first into every process that a publication starts. */
import { writeFileSync } from "node:fs";

// However the publication ends, these end with it.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();

// Where memory runs out, one of these is ended by the system, and nothing that serves or holds somebody's text.
try {
  writeFileSync("/proc/self/oom_score_adj", "800");
} catch {
  // Only Linux has it.
}
