import { gatewayUrl } from '../../../client/gateway-request.js';
import { describeAnswer } from '../../../client/answer.js';
import { send, type Fetch } from '../../../client/transport.js';
import { ERROR_CODES_BY_GROUP, type ErrorCode } from '../../../contract/known-error-codes.js';
import type { ReadResult } from '../../../contract/readers/fields.js';
import { readFetchActions, readPaymentOptions } from '../../../contract/readers/payment-options.js';
import { readPaymentStatusResponse } from '../../../contract/readers/payment-status-response.js';
import type { Clock } from '../../../core/clock.js';
import { withDeadline } from '../../../core/deadline.js';
import { ContractError } from '../../../core/errors/contract-error.js';
import { GatewayError } from '../../../core/errors/gateway-error.js';
import { isRefusal } from '../../../core/errors/is-refusal.js';
import { NetworkError } from '../../../core/errors/network-error.js';
import { TimeoutError } from '../../../core/errors/timeout-error.js';
import { createRedact, explainNetworkError } from '../explain-error.js';
import { toServerFetch } from '../merchant-gateway.js';
import { hideAddress } from '../../shared/hide-address.js';
import { respondError, respondJson, respondUpstreamFailure } from '../responses.js';
import type { PayRoute } from './pay-request.js';

/** The buyer's side of a gateway. */
export interface PayGateway {
  /** The base URL, without a trailing slash. */
  readonly base: string;
  readonly fetch: Fetch | undefined;
  readonly clock: Clock;
  readonly requestTimeoutMs: number;
}

/** A request to be forwarded. */
export interface PayCall {
  readonly paymentId: string;
  readonly route: PayRoute;
  /** The query to be sent: empty, or with a question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
  readonly signal: AbortSignal;
}

/** The answers of the gateway by route. */
const READERS: Readonly<Record<PayRoute, (body: unknown) => ReadResult<unknown>>> = {
  options: readPaymentOptions,
  fetch: readFetchActions,
  confirm: readPaymentStatusResponse,
};

/**
 * Sends one request; never retries, because the page does. Resolves to the body of the answer, which is an object.
 * Rejects with `NetworkError`, `TimeoutError`, `GatewayError` or `ContractError`, or with the signal's reason.
 */
export const callPayGateway = async (
  { base, fetch, clock, requestTimeoutMs }: PayGateway,
  { paymentId, route, query, headers, body, signal }: PayCall,
): Promise<object> => {
  const url = gatewayUrl(base, paymentId, `/${route}`).href + query;
  const answer = await withDeadline(
    (requestSignal) =>
      send(url, requestSignal, {
        fetch: toServerFetch(fetch),
        headers: { ...headers, 'Content-Type': 'application/json' },
        credentials: 'omit',
        method: 'POST',
        body,
      }),
    {
      clock,
      timeoutMs: requestTimeoutMs,
      onTimeout: () =>
        new TimeoutError(requestTimeoutMs, undefined, `${base} did not answer within ${requestTimeoutMs} ms.`),
      signal,
    },
  );
  const { body: answered } = answer;
  const result = READERS[route](answered);
  // The page reads it itself, with the fields that this version does not know.
  if (result.ok) return answered as object;
  throw new ContractError(`The answer to /${route} is not one of the gateway. ${describeAnswer(answer)}`, answered);
};

const AUTHENTICATION_CODES: readonly string[] = ERROR_CODES_BY_GROUP.authentication;

/** True if the gateway does not accept this server: no visitor can do anything about it. */
const isRefusedCredential = ({ status, code }: GatewayError): boolean =>
  status === 401 || status === 403 || AUTHENTICATION_CODES.includes(code);

/** Without a code, the answer may be that of a proxy or a firewall, for which the credentials do not matter. */
const explainCredentials = ({ status, code }: GatewayError, base: string, message: string): string =>
  code === `http_${status}`
    ? `${base} answered ${status} without an error code: check baseUrl, and the proxies and firewalls on the way to it. ${message}`
    : `${base} does not accept the credentials: check appId and clientId, or walletKey. ${message}`;

/** True if a visitor's request was refused, such as for an expired quote: that is no failure of anything. */
const isRefusalOfVisitor = (error: GatewayError): boolean => isRefusal(error) && error.status !== 429;

/** How a request ended that the gateway did not apply, or may not have. */
export interface PayFailure {
  readonly response: Response;
  /** For the merchant; undefined if the gateway refused what the visitor sent. Without secrets. */
  readonly report: unknown;
}

/**
 * Maps a failed request to a response. The gateway's status, code, message and `Retry-After` are forwarded, because the page decides by
 * them whether something may have been paid; refused credentials are not.
 *
 * @param secret the wallet's key, if there is one
 */
export const toPayFailure = (error: unknown, base: string, secret: string | undefined): PayFailure => {
  const redact = createRedact(secret);
  if (error instanceof GatewayError) {
    const { status, url, retryAfterMs } = error;
    const code = redact(error.code) as ErrorCode;
    const message = redact(error.message);
    const copy = new GatewayError({ status, code, message, url, retryAfterMs });
    if (isRefusedCredential(error)) {
      const report = new GatewayError({
        status,
        code,
        message: explainCredentials(error, base, message),
        url,
        retryAfterMs,
      });
      return { response: respondError(502, 'internal_error', 'The payment service cannot answer'), report };
    }
    if (status < 400) return { response: respondUpstreamFailure(copy), report: copy };
    const headers = retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) };
    // Without a code of the gateway, it is made of the status, by the page too.
    const body = { ...(code.startsWith('http_') ? {} : { code }), message: hideAddress(message, base) };
    return { response: respondJson(status, body, headers), report: isRefusalOfVisitor(error) ? undefined : copy };
  }
  if (error instanceof NetworkError) {
    return { response: respondUpstreamFailure(error), report: explainNetworkError(error, base) };
  }
  const report = error instanceof ContractError ? new ContractError(redact(error.message)) : error;
  return { response: respondUpstreamFailure(error), report };
};
