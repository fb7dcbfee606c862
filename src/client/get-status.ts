import { errorBodySchema } from '../contract/error-body.js';
import type { PaymentStatusResponse } from '../contract/payment-status-response.js';
import { readPaymentStatusResponse } from '../contract/read-payment-status-response.js';
import { ContractError } from '../errors/contract-error.js';
import { GatewayError } from '../errors/gateway-error.js';
import { NetworkError } from '../errors/network-error.js';
import { readRetryAfterMs } from './retry-after.js';
import type { StatusRequest } from './status-client.js';

/** The part of `fetch` that is used: a URL, and what {@link getStatus} sets. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How a kind of client sends its requests. */
export interface Sending {
  /** The global one when absent, looked up at each request so that a page may replace it. */
  readonly fetch?: Fetch | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The gateway's clock, Unix milliseconds; undefined where it cannot be read. */
const gatewayTimeOf = ({ headers }: Response): number | undefined => Date.parse(headers.get('date') ?? '') || undefined;

const refusal = (response: Response, text: string): GatewayError => {
  const { status, headers } = response;
  const body = errorBodySchema.safeParse(parseJson(text)).data;
  return new GatewayError({
    status,
    code: body?.code ?? undefined,
    message: body?.message || (status ? `The gateway answered with HTTP status ${status}.` : 'The gateway redirects.'),
    retryAfterMs: readRetryAfterMs(headers.get('retry-after'), gatewayTimeOf(response) ?? Date.now()),
  });
};

const send = async (url: string, signal: AbortSignal | undefined, sending: Sending): Promise<[Response, string]> => {
  const request = sending.fetch ?? ((input, init) => globalThis.fetch(input, init));
  try {
    // No `cache` mode: any but the default makes the browser forget its preflights. Redirects are not followed:
    // a status has one address, and credentials must not travel to another.
    const response = await request(url, {
      headers: { Accept: 'application/json', ...sending.headers },
      credentials: sending.credentials,
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      signal: signal ?? null,
    });
    return [response, await response.text()];
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError(
      'The gateway could not be reached. Check the connection, and that it allows this origin.',
      cause,
    );
  }
};

/** Asks a status URL once and turns the answer into a payment or a typed error. */
export const getStatus = async (
  url: URL,
  { maxPollMs, signal, onAnswer }: StatusRequest,
  sending: Sending,
): Promise<PaymentStatusResponse> => {
  if (maxPollMs !== undefined) url.searchParams.set('maxPollMs', String(maxPollMs));
  const [response, text] = await send(url.href, signal, sending);
  if (!response.ok) throw refusal(response, text);

  const reading = readPaymentStatusResponse(parseJson(text));
  if ('issues' in reading) {
    throw new ContractError('The gateway answered with something that is not a payment status.', reading.issues);
  }
  onAnswer?.({ gatewayTimeMs: gatewayTimeOf(response), dropped: reading.dropped });
  return reading.payment;
};
