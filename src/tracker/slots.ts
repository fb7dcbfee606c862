/** A browser has six connections per host over HTTP/1.1, for all tabs: held requests must leave some for everybody else. */
export const MAX_HELD = 4;
/** How often the payments beyond that ask instead. */
export const SLOT_POLL_MS = 2_000;

/** Counts the requests that are held at one origin. */
export interface Slots {
  /** Whether one more may be held; then it counts until it is given back. */
  take(): boolean;
  give(): void;
}

export const createSlots = (): Slots => {
  let held = 0;
  return {
    take: () => held < MAX_HELD && ++held > 0,
    give: () => {
      held--;
    },
  };
};
