import type { Cut } from './cutting-proxy.js';
import type { HoldRule } from './holding-gateway.js';

const atMost =
  (limitMs: number): HoldRule =>
  (maxPollMs) =>
    Math.min(maxPollMs, limitMs);

/** Holds a long poll this long, whatever `maxPollMs` is. */
const always =
  (holdMs: number): HoldRule =>
  (maxPollMs) =>
    maxPollMs && holdMs;

export const PROXY_CUTS_AFTER_MS = 30_000;

/** The gateways that are measured, some of them behind a proxy that cuts long requests. */
export const CASES = {
  '0 s': [atMost(0)],
  'up to 5 s': [atMost(5_000)],
  'up to 15 s': [atMost(15_000)],
  'up to 25 s': [atMost(25_000)],
  'up to 60 s': [atMost(60_000)],
  'up to 60 s, proxy: 504': [atMost(60_000), 504],
  'always 5 s': [always(5_000)],
  'always 60 s': [always(60_000)],
  'always 60 s, proxy: 502': [always(60_000), 502],
  'always 60 s, proxy: 504': [always(60_000), 504],
  'always 60 s, proxy: reset': [always(60_000), 'reset'],
  'always 60 s, plain requests too': [() => 60_000],
} satisfies Readonly<Record<string, readonly [rule: HoldRule, cut?: Cut]>>;
