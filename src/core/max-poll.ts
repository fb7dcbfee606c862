/** How long a request is held. Long enough to be cheap, short enough for the 30 s that proxies allow. */
export const MAX_POLL_MS = 25_000;

let drawn: number | undefined;

/**
 * How long this tab asks the gateway to hold, milliseconds: drawn once per tab. A URL that varied per request would
 * defeat the preflight cache; a URL that two tabs share would make one wait for the other in the HTTP cache.
 */
export const tabMaxPollMs = (random: () => number): number => (drawn ??= MAX_POLL_MS + Math.floor(random() * 1_000));
