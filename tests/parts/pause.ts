/** Holds this process as `kill -STOP` would: what others do meanwhile waits to be read. */
export function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
