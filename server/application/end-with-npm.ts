const CHECK_INTERVAL_MS = 500;

/**
 * npm passes a signal on to the shell it started, which ends without telling us. Started otherwise, by a service
 * manager or in the background of a terminal, the process may well outlive its parent.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, CHECK_INTERVAL_MS).unref();
}
