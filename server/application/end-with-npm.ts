export const CHECK_INTERVAL_MS = 500;

/**
 * npm that is killed, or whose terminal hangs up on it alone, tells nobody. It is our parent, since the scripts in
 * package.json begin with `exec`: a shell between us would live on. Started otherwise, by a service manager or in the
 * background of a terminal, the process may well outlive its parent.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, "SIGHUP");
  }, CHECK_INTERVAL_MS);
  check.unref();
}
