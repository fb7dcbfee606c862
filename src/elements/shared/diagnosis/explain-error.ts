import { toJson } from '../../../core/json.js';
import { parseBaseUrl, resolveShopUrl } from '../../../core/url/base-url.js';
import type { GatewayError } from '../../../core/errors/gateway-error.js';
import { isPayError, type PayError } from '../../../core/errors/pay-error.js';
import type { TimeoutError } from '../../../core/errors/timeout-error.js';
import type { WalletError, WalletErrorCode } from '../../../core/errors/wallet-error.js';
import { gatewayUrl } from '../../../client/gateway-request.js';

/** The inputs that name the endpoints of an element. */
export interface EndpointInputs {
  readonly paymentId?: string | null | undefined;
  readonly statusUrl?: string | null | undefined;
  readonly cancelUrl?: string | null | undefined;
  readonly payUrl?: string | null | undefined;
  readonly baseUrl?: string | null | undefined;
}

/** What to write for an error, and what identifies its cause: a server's message may differ each time. */
export interface Explanation {
  readonly level: 'error' | 'warn';
  readonly message: string;
  readonly cause: string;
}

/** The length at which a server's message is cut, characters. */
const MAX_WORDS = 200;

type EndpointName = 'status-url' | 'cancel-url' | 'pay-url' | 'base-url';

const REDIRECT = 'It redirects, perhaps to a login page: respond with 401 instead.';
const SESSION = "Check the buyer's session on your server.";

/** What to check, by the attribute that names the endpoint and the HTTP status; 0 is a redirect. */
const HINTS: Readonly<Record<EndpointName, Readonly<Record<number, string>>>> = {
  'status-url': {
    0: REDIRECT,
    401: SESSION,
    403: SESSION,
    404:
      'Check that your server has this path, that authorize returns true for this buyer ' +
      '(createCheckout without authorize: that this browser has created the payment, as its cookie says), ' +
      "and that payment-id is a payment of your server's gateway and mode.",
    405: 'Check that your server accepts GET for this path.',
    504:
      'A proxy in front of your server stopped waiting. A status request is held open for up to 26 s: ' +
      'raise the read timeout of the proxy to 60 s.',
  },
  'cancel-url': {
    0: REDIRECT,
    401: SESSION,
    403: SESSION,
    404: 'Check that your server has this path.',
    405: 'Check that your server accepts POST for this path.',
  },
  'pay-url': {
    0: REDIRECT,
    401: SESSION,
    403: 'Check that no proxy changes the header Host, or set the option origins of createPayHandler.',
    404: 'Check that your server has this path, and that authorize returns true for this buyer.',
    405: 'Check that your server accepts POST for this path.',
  },
  'base-url': {
    0: 'It redirects: set base-url to the address to which it redirects.',
    400: 'Check payment-id, app-id, client-id and api-version.',
    401: 'Check app-id and client-id.',
    403: 'Check app-id and client-id.',
    404: 'Check base-url, and that payment-id is a payment of this gateway and mode.',
  },
};

/** Returns undefined for an invalid URL, which has been reported and was not requested. */
const withoutQuery = (resolve: () => string): string | undefined => {
  try {
    return resolve().replace(/[?#].*/s, '');
  } catch (error) {
    if (!isPayError(error)) throw error;
    return undefined;
  }
};

const resolve = (raw: string, { paymentId }: EndpointInputs, pageUrl: string, what: 'status' | 'cancel' | 'pay') =>
  withoutQuery(() => resolveShopUrl(raw, paymentId ?? '', pageUrl, what));

/** Returns the attribute that names the endpoint that answered; undefined for a custom client. */
const findEndpoint = (url: string, inputs: EndpointInputs, pageUrl: string): EndpointName | undefined => {
  for (const [what, raw] of [['status', inputs.statusUrl] as const, ['cancel', inputs.cancelUrl] as const]) {
    if (raw && resolve(raw, inputs, pageUrl, what) === url) return `${what}-url`;
  }
  // The routes are below it.
  const payUrl = inputs.payUrl ? resolve(inputs.payUrl, inputs, pageUrl, 'pay') : undefined;
  if (payUrl && url.startsWith(payUrl)) return 'pay-url';
  return inputs.baseUrl ? 'base-url' : undefined;
};

/**
 * Returns true if the payment or its price has changed meanwhile, such as of one that the buyer cancels too late. Nothing is wrong
 * with the page.
 */
const isAboutState = ({ status, code }: GatewayError): boolean =>
  code === 'invalid_state' || code === 'quote_expired' || status === 409;

const explainRefusal = (error: GatewayError, inputs: EndpointInputs, pageUrl: string): string => {
  const { status, code, url, message } = error;
  const endpoint = url === undefined ? undefined : findEndpoint(url, inputs, pageUrl);
  const words = code === `http_${status}` ? '' : ` (${code}: ${toJson(message.slice(0, MAX_WORDS))})`;
  const who = `${endpoint ? `${endpoint}: ` : ''}${url ?? 'The client'} ${status ? `answered with HTTP status ${status}` : 'redirects'}`;
  const hint =
    endpoint && (HINTS[endpoint][status] ?? (status >= 500 && endpoint !== 'base-url' ? "See your server's log." : ''));
  return `${who}${words}. ${(!isAboutState(error) && hint) || ''}`.trimEnd();
};

/** Whether a problem with a wallet is one that its buyer resolves. */
const IS_BUYERS: Readonly<Record<WalletErrorCode, boolean>> = {
  rejected: true,
  request_pending: true,
  account_changed: true,
  unauthorized: true,
  rate_limited: true,
  refused_request: false,
  unknown_chain: false,
  unsupported: false,
  wallet_failed: false,
  internal_error: false,
  storage_unavailable: false,
};

const isWalletError = (error: PayError): error is WalletError => error.name === 'WalletError';

/** Returns true if the buyer has to do something, and nothing is wrong with the page. */
export const isAboutBuyer = (error: PayError): boolean => isWalletError(error) && IS_BUYERS[error.code];

const isGatewayError = (error: PayError): error is GatewayError => error.name === 'GatewayError';

const isTimeout = (error: PayError): error is TimeoutError => error.name === 'TimeoutError';

/** Returns who answers status requests: the attribute and the address. */
const describeStatusEndpoint = (inputs: EndpointInputs, pageUrl: string): string => {
  const { statusUrl, baseUrl, paymentId } = inputs;
  if (statusUrl) return `status-url: ${resolve(statusUrl, inputs, pageUrl, 'status')}`;
  if (!baseUrl) return 'The client';
  return `base-url: ${withoutQuery(() => gatewayUrl(parseBaseUrl(baseUrl), paymentId ?? '', '/status').href)}`;
};

/** Returns what identifies the cause of a message: the attribute and the reason, without the values in quotes. */
export const getCause = (message: string): string => message.replace(/"(?:[^"\\]|\\.?)*(?:"|$)/gs, '""');

/** Explains an error to the developer of the page: who answered, what, and which attribute to check. */
export const explainError = (error: PayError, inputs: EndpointInputs, pageUrl: string): Explanation => {
  if (isGatewayError(error)) {
    const { status, code, url } = error;
    const isTemporary = status >= 500 || status === 408 || status === 425 || status === 429;
    const message = explainRefusal(error, inputs, pageUrl);
    return { level: isTemporary || isAboutState(error) ? 'warn' : 'error', message, cause: `${url} ${status} ${code}` };
  }
  const { name } = error;
  const message = isTimeout(error)
    ? `${describeStatusEndpoint(inputs, pageUrl)} did not answer within ${error.timeoutMs} ms.`
    : error.message;
  return { level: name === 'ConfigurationError' ? 'error' : 'warn', message, cause: getCause(message) };
};

/** Explains that a cache answers status requests, by the header `Date` that all answers have. */
export const explainRepeatedDate = (dateMs: number, inputs: EndpointInputs, pageUrl: string): Explanation => {
  const who = describeStatusEndpoint(inputs, pageUrl);
  const server = inputs.statusUrl ? 'your server' : 'the gateway';
  const message =
    `${who}: every answer is the one of ${new Date(dateMs).toISOString()} (header Date). ` +
    `A cache or a service worker answers instead of ${server}: exempt this path.`;
  return { level: 'error', message, cause: `${who} Date` };
};
