/** Time, passed in so that tests can hold or move it. */
export interface Clock {
  /** milliseconds since 1970; an operator or the network may set it forwards or back */
  now(): number;
  /** milliseconds that only ever run forward, at the pace of a real clock */
  elapsed(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
