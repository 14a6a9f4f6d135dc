/**
 * Tells systemd how the site is doing (`Type=notify`). It listens on a kind of socket that Node does not have, so its own
 * command says it: the unit needs `NotifyAccess=all`. Started otherwise, this does nothing.
 */
import { spawn } from "node:child_process";

const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env;
const LONGEST_ANSWER_MS = 5000;

export function notifyServiceManager(state: "READY=1" | "STOPPING=1" | "WATCHDOG=1"): void {
  if (NOTIFY_SOCKET === undefined) return;
  const command = spawn("systemd-notify", [state], { stdio: "ignore" });
  command.on("error", (error) => process.stderr.write(`systemd-notify: ${error.message}\n`));
  command.unref();
}

/** A word twice in the time systemd waits for one, as long as the site answers a request. */
export function pingWatchdog(site: string): void {
  const allowedMs = Number(WATCHDOG_USEC) / 1000;
  if (NOTIFY_SOCKET === undefined || !(allowedMs > 0)) return;
  setInterval(async () => {
    const signal = AbortSignal.timeout(Math.min(LONGEST_ANSWER_MS, allowedMs / 2));
    const answer = await fetch(`${site}/healthz`, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) notifyServiceManager("WATCHDOG=1");
  }, allowedMs / 2).unref();
}
