import { classifyConnectionError, type ConnectionFailureKind } from '../../core/connection-failure.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { NetworkError } from '../../core/errors/network-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import type { KnownErrorCode } from '../../contract/known-error-codes.js';
import { problem, type Finding } from './finding.js';
import type { Observed, RawAnswer } from './observe.js';

const CLOSED_EARLY_HINT =
  'The server or a proxy closed the connection. If the address is http, the server may expect https.';
const NO_TLS_HINT = 'The server does not speak TLS at this port: check the port. On loopback, the address may be http.';

const NO_ANSWER_HINT = 'Nothing answers at this address: check it, and the firewall.';

/** Advice for failures of the connection. */
const NETWORK_HINTS: Readonly<Partial<Record<ConnectionFailureKind, string>>> = {
  name_not_found: 'There is no such host: check the address.',
  name_lookup_failed: 'The name cannot be resolved now: check the DNS of this machine.',
  refused: 'Nothing listens at this address: check the port, and that the server runs.',
  closed: CLOSED_EARLY_HINT,
  timed_out: NO_ANSWER_HINT,
  no_tls: NO_TLS_HINT,
  headers_too_large: 'The headers of the answer are too large: another server or a proxy may answer there.',
  interim_response:
    'The server answered with status 100 or 101, which was not asked for: a proxy may be misconfigured.',
  undecodable: 'The answer is not encoded as its Content-Encoding says: a proxy may have changed it.',
  answer_refused: 'A proxy may ask for credentials (status 407): check the way to the gateway.',
};
const CLOSED_HINT = 'Check the address, and the proxies and firewalls on the way to it.';

const TLS_KIND = /tls|certificate/;
const TLS_HINT =
  'Serve a certificate for this host that is not expired, with its intermediate certificates. For a private authority, set NODE_EXTRA_CA_CERTS.';

const CREDENTIAL_HINT = 'Check the credentials, and that they are those of this gateway and mode.';
const APP_ID_HINT = 'Check --app-id, and that it belongs to this gateway and mode.';
const API_KEY_HINT = 'Check the API key, and that it belongs to this gateway and mode.';
const MERCHANT_HINT = 'Check --merchant-id, and that the API key belongs to it.';

const VERSION_HINT = 'Leave the API version out, or use one that the gateway supports.';

/** Advice for a refusal, by the error code. */
export type CodeHints = Readonly<Partial<Record<KnownErrorCode, string>>>;

const CODE_HINTS: CodeHints = {
  invalid_app_id: APP_ID_HINT,
  missing_app_id: APP_ID_HINT,
  missing_client_id: 'Set --client-id.',
  invalid_api_key: API_KEY_HINT,
  api_key_not_found: API_KEY_HINT,
  missing_api_key: API_KEY_HINT,
  missing_merchant_api_key: `${API_KEY_HINT} A wallet's key does not work here.`,
  not_sandbox_api_key: 'This environment expects a test key.',
  missing_merchant_id: MERCHANT_HINT,
  merchant_not_found: MERCHANT_HINT,
  payment_not_found: 'Check --payment-id, and that the payment belongs to this gateway and mode.',
  unknown_api_version: VERSION_HINT,
  invalid_api_version: VERSION_HINT,
  api_version_downgrade: VERSION_HINT,
  rate_limited: 'Wait, then run it again.',
};

/** Codes that mean something else in the requests of a merchant. */
export const MERCHANT_CODE_HINTS: CodeHints = { unauthorized: MERCHANT_HINT, forbidden: MERCHANT_HINT };

const STATUS_HINTS: Readonly<Record<number, string>> = {
  401: CREDENTIAL_HINT,
  403: CREDENTIAL_HINT,
  404: 'Check --base-url: the routes of the gateway begin with /v1 below it.',
  405: 'Check --base-url: another server may answer there.',
  429: 'Wait, then run it again.',
};

const CODE = /^[\w.-]{1,64}$/;

/** Returns true for what may be printed as a code. */
export const isCode = (code: unknown): code is string => typeof code === 'string' && CODE.test(code);

/** The `code` of an error body; undefined if there is none, or a value that is not a code. */
export const readCode = (answer: RawAnswer | undefined): string | undefined => {
  const code = (answer?.body as { readonly code?: unknown } | null | undefined)?.code;
  return isCode(code) ? code : undefined;
};

const describeNetworkError = (id: string, error: unknown): Finding => {
  const { kind, code } = classifyConnectionError(error);
  const suffix = code ? ` (${code})` : '';
  if (TLS_KIND.test(kind)) return problem(id, `The TLS connection failed${suffix}.`, NETWORK_HINTS[kind] ?? TLS_HINT);
  return problem(id, `No answer: the connection failed${suffix}.`, NETWORK_HINTS[kind] ?? CLOSED_HINT);
};

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

const describeStatus = (id: string, answer: RawAnswer, hints: CodeHints): Finding => {
  const { status } = answer;
  if (isRedirect(status)) {
    return problem(
      id,
      `It redirects (status ${status}).`,
      'Use the address to which it redirects: redirects are never followed.',
    );
  }
  const code = readCode(answer);
  const hint = { ...CODE_HINTS, ...hints }[code as KnownErrorCode] ?? STATUS_HINTS[status];
  const isTemporary = status >= 500 ? 'The server failed. Run it again; if it stays, ask who operates it.' : undefined;
  return problem(id, `It answered with status ${status}${code ? ` and the code ${code}` : ''}.`, hint ?? isTemporary);
};

const describeBody = (id: string, { headers }: RawAnswer): Finding => {
  const type = headers.get('content-type') ?? '';
  const what = /\bhtml\b/i.test(type) ? 'an HTML page' : 'something else';
  return problem(
    id,
    `It answered with ${what} instead of JSON.`,
    'Check the address: another server or a proxy may answer there.',
  );
};

/** `fetch` rejects with a `TypeError` if the connection fails, which a client reports as a `NetworkError`. */
const isNetworkFailure = (error: unknown): boolean => error instanceof NetworkError || error instanceof TypeError;

/**
 * Describes a request that failed, without any text of the answer but its code.
 *
 * @param hints those that replace the usual ones
 */
export const describeFailure = (id: string, { answer, result }: Observed<unknown>, hints: CodeHints = {}): Finding => {
  const error = result.ok ? undefined : result.error;
  if (error instanceof ConfigurationError) return problem(id, error.message);
  if (error instanceof TimeoutError) {
    return problem(id, `No complete answer within ${error.timeoutMs} ms.`, CLOSED_HINT);
  }
  if (!answer) return describeNetworkError(id, error);
  if (isNetworkFailure(error)) {
    return problem(id, `The connection broke in the middle of the answer (status ${answer.status}).`, CLOSED_HINT);
  }
  if (answer.status < 200 || answer.status > 299) return describeStatus(id, answer, hints);
  return answer.body === undefined
    ? describeBody(id, answer)
    : problem(
        id,
        'The answer does not have the fields of the interface.',
        'Check the address, and the version of the gateway.',
      );
};
