/** Base duration of a long poll, milliseconds: long enough to be cheap, below the 30 s at which many proxies time out. */
export const MAX_POLL_MS = 25_000;

let tabValue: number | undefined;

/**
 * The `maxPollMs` that this tab sends, milliseconds: {@link MAX_POLL_MS} plus 0 to 999, chosen once per tab. A URL that
 * changed per request would defeat the preflight cache; tabs that shared one URL would queue behind the HTTP cache lock.
 *
 * @param random in [0, 1)
 */
export const getTabMaxPollMs = (random: () => number): number =>
  (tabValue ??= MAX_POLL_MS + Math.floor(random() * 1_000));
