import type { Fetch } from '../../client/transport.js';
import { systemClock, type Clock } from '../../core/clock.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { parseBaseUrl } from '../../core/url/base-url.js';
import { checkFunction, checkOptionsGiven, findUnknownOptions } from '../shared/check-options.js';
import { createErrorReporter } from '../shared/error-reporter.js';
import { assertServer } from './assert-server.js';
import { checkWholeNumber, REQUEST_TIMEOUT_MS, type Gateway } from './merchant-gateway.js';
import { buildHeaders, type CallerIdentity } from './merchant-headers.js';
import { createRequestLog, type RequestLog } from './retry-log.js';

/** The gateway, the caller's credentials (`SPEC: Authentication`), and how requests are sent. */
export interface ClientOptions extends CallerIdentity {
  /** https, or http on loopback. */
  readonly baseUrl: string;
  /** Timeout of a request in addition to its `maxPollMs`, milliseconds; {@link REQUEST_TIMEOUT_MS} by default. */
  readonly requestTimeoutMs?: number | undefined;
  /**
   * Called with the error of each attempt that is repeated. By default, `console.warn` gets one line for each problem, and for
   * the first attempt that has no answer after 1.5 s, so that a wrong `baseUrl` shows at once.
   */
  readonly onRetry?: ((error: PayError) => unknown) | undefined;
  /** The global `fetch` by default, looked up at each request. */
  readonly fetch?: Fetch | undefined;
  /** The machine's clock by default. */
  readonly clock?: Clock | undefined;
  /** Random numbers in [0, 1), for jitter; `Math.random` by default. */
  readonly random?: (() => number) | undefined;
}

const OPTION_NAMES: Readonly<Record<keyof ClientOptions, true>> = {
  baseUrl: true,
  apiKey: true,
  apiVersion: true,
  sdk: true,
  requestTimeoutMs: true,
  onRetry: true,
  fetch: true,
  clock: true,
  random: true,
};

/** An environment variable that is not set is undefined, or the empty string. */
const assertSet = (options: object, required: readonly string[]): void => {
  const given = options as Readonly<Record<string, unknown>>;
  const [first, ...others] = required.filter((name) => !given[name]);
  if (first === undefined) return;
  const areEmpty = others.length ? `${[first, ...others].join(', ')} are empty` : `${first} is empty`;
  // Names only: a value may be a key, and one of them may be meant for a missing option.
  const known = { ...OPTION_NAMES, ...Object.fromEntries(required.map((name) => [name, true])) };
  const unknown = findUnknownOptions(options, known);
  throw new ConfigurationError(
    first === 'baseUrl' && !others.length ? 'invalid_base_url' : 'missing_credentials',
    `${areEmpty}. Check the environment variables that they are read from (Node and tsx read no .env by themselves: add --env-file=.env), or create the client on the first request if a build has none.${unknown.length ? ` Unknown options: ${unknown.join(', ')}.` : ''}`,
  );
};

const toRequestLog = (onRetry: ClientOptions['onRetry'], base: string): RequestLog => {
  if (!onRetry) return createRequestLog(base);
  const report = createErrorReporter(onRetry);
  return { onRetry: (error) => void report(error), onSlow: () => undefined };
};

/**
 * Checks the options of a client, and returns its gateway.
 *
 * @param name the function that was called, for messages
 * @param required the options that must not be empty
 */
export const toGateway = (name: string, options: ClientOptions, required: readonly string[]): Gateway => {
  assertServer();
  checkOptionsGiven(name, options);
  assertSet(options, required);
  const {
    baseUrl,
    fetch,
    clock = systemClock,
    random = Math.random,
    requestTimeoutMs = REQUEST_TIMEOUT_MS,
    onRetry,
  } = options;
  checkFunction('onRetry', onRetry);
  const base = parseBaseUrl(baseUrl);
  return {
    base,
    log: toRequestLog(onRetry, base),
    headers: buildHeaders(options),
    fetch,
    clock,
    random,
    requestTimeoutMs: checkWholeNumber('requestTimeoutMs', requestTimeoutMs, 1),
  };
};
