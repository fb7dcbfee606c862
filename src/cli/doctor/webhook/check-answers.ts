import type { WebhookVerificationErrorCode } from '../../../core/errors/webhook-verification-error.js';
import { isLoopback } from '../../../core/url/loopback.js';
import { describeFailure, readCode } from '../failure.js';
import { note, ok, problem, type Finding } from '../finding.js';
import type { KeyMode } from '../key-mode.js';
import { isTimedOut, type Observed, type RawAnswer } from '../observe.js';

const CLOCK_HINT = 'Set the clocks of the server and of this machine.';
const PROXY_HINT = 'Look for a proxy that removes, repeats or changes the headers of the request.';

/** Why a receiver that uses `pay-status/webhooks` refuses a delivery, by the code of its answer. */
const CODE_HINTS: Readonly<Record<WebhookVerificationErrorCode | 'internal_error' | 'method_not_allowed', string>> = {
  missing_header: PROXY_HINT,
  malformed_header: PROXY_HINT,
  invalid_timestamp: PROXY_HINT,
  timestamp_too_old: CLOCK_HINT,
  timestamp_too_new: CLOCK_HINT,
  body_too_large: 'The option maxBodyBytes of the receiver is too small.',
  no_matching_signature:
    'Either the server has another secret, or it verifies a body that was parsed before: it needs the raw bytes.',
  invalid_body: 'The receiver does not know this version of events: update pay-status there.',
  internal_error:
    'The signature is right, but the code behind it failed, for example because it does not know the payment. See the log of the server.',
  method_not_allowed: 'The receiver got another method than POST: look for a proxy that redirects.',
};

const LOGIN_HINT =
  'Probably a login, a CSRF check or bot protection is in front of the route: let the webhook route pass without a session. The signature is its authentication.';

/** Why other receivers and what is in front of them refuse a delivery. */
const STATUS_HINTS: Readonly<Record<number, string>> = {
  400: 'See the log of the server. Usually its secret differs, or its framework parsed the body before.',
  401: LOGIN_HINT,
  403: LOGIN_HINT,
  404: 'Check the path of --webhook-url.',
  405: 'Check the path of --webhook-url, and that it takes POST.',
  413: 'The server or a proxy limits the body too much.',
  415: 'The path must accept application/json.',
};

/** Not for a connection that is not accepted: with that, Node's `fetch` fails earlier, after 10 s. */
const SILENT_HINT =
  'The connection was accepted but no answer came: see whether onPayment finishes. Otherwise check the proxies on the way.';

const PAGE_HINT = 'Is this the webhook route? An app that answers every address with its page loses the events.';

const FORGOTTEN =
  'The receiver forgot an event at once: create the handler and its store once, outside of the request function.';
const FORGOTTEN_HINT =
  'Each repetition ships the order again. Several processes do not share createMemoryStore: use createSqlStore.';

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

const withoutSlash = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** True for a redirect to another path. One to the same path only adds https, `www` or a slash. */
const leadsElsewhere = ({ url, status, headers }: RawAnswer): boolean => {
  const location = isRedirect(status) && headers.get('location');
  if (!location || !URL.canParse(location, url)) return false;
  return withoutSlash(new URL(location, url)) !== withoutSlash(new URL(url));
};

const describeDelivery = (id: string, observed: Observed<unknown>): Finding => {
  const failure = describeFailure(id, observed);
  if (isTimedOut(observed)) return { ...failure, hint: SILENT_HINT };
  return observed.answer && leadsElsewhere(observed.answer) ? { ...failure, hint: LOGIN_HINT } : failure;
};

/** Returns true if the receiver accepted a delivery. */
export const isAccepted = ({ answer, result }: Observed<unknown>): boolean =>
  result.ok && answer !== undefined && isSuccess(answer.status);

const readResult = (body: unknown): unknown => (body as { readonly result?: unknown } | null | undefined)?.result;

/** Returns true if a receiver that uses `pay-status/webhooks` has passed a delivery to `onPayment`. */
export const isApplied = ({ answer }: Observed<unknown>): boolean => readResult(answer?.body) === 'applied';

/** Whether a receiver that has applied an event remembers it; nothing if that is not known. */
export const checkRepeated = (repeated: Observed<unknown>): readonly Finding[] =>
  isApplied(repeated) ? [problem('webhook-repeat', FORGOTTEN, FORGOTTEN_HINT)] : [];

/** Whether a gateway could deliver to this address (`SPEC: Events`). */
export const checkAddress = (url: URL): Finding => {
  const id = 'webhook-address';
  if (url.protocol === 'https:') return ok(id, 'The address of the webhook endpoint is https.');
  return isLoopback(url)
    ? note(id, 'The webhook endpoint is on this machine, which a gateway elsewhere cannot reach.')
    : problem(id, 'The address of the webhook endpoint is not https.', 'Gateways deliver over https only.');
};

/** How a receiver answered to a delivery that it has to accept. */
export const checkAccepted = (observed: Observed<unknown>): Finding => {
  const id = 'webhook';
  const { answer, result, durationMs } = observed;
  if (!answer || !result.ok || isRedirect(answer.status)) return describeDelivery(id, observed);
  const { status, body } = answer;
  if (!isSuccess(status)) {
    const code = readCode(answer);
    const known = code !== undefined && code in CODE_HINTS ? CODE_HINTS[code as keyof typeof CODE_HINTS] : undefined;
    const message = `The receiver refused a test event with status ${status}${code ? ` and the code ${code}` : ''}.`;
    return problem(id, message, known ?? STATUS_HINTS[status] ?? 'See the log of the server.');
  }
  if (readResult(body) === 'other_mode') {
    return ok(id, 'The receiver verified a test event, and ignored it, because its mode is live.');
  }
  if (answer.isPage) return note(id, `It answered a test event with status ${status} and an HTML page.`, PAGE_HINT);
  // Nothing in an answer tells whether its code asks for `firstSucceeded`.
  return ok(
    id,
    `The receiver accepted a test event of an unpaid payment in ${durationMs} ms: check that nothing shipped.`,
  );
};

/** The results of a receiver that uses `pay-status/webhooks` and reads events of test mode, as the test event is. */
const READ: readonly unknown[] = ['applied', 'duplicate', 'stale'];

/** Whether the receiver ignores the events of the API key's payments; nothing if that is not known. */
export const checkMode = ({ answer }: Observed<unknown>, keyMode: KeyMode | undefined): readonly Finding[] => {
  const result = readResult(answer?.body);
  const mode = result === 'other_mode' ? 'live' : READ.includes(result) ? 'test' : undefined;
  if (!mode || !keyMode || mode === keyMode) return [];
  const message = `The receiver is in ${mode} mode, and ignores the events of this API key, which is of ${keyMode} mode.`;
  return [note('webhook-mode', message, `For this key, set mode: '${keyMode}' in createWebhookHandler.`)];
};

/** How a receiver answered to a delivery that it has to refuse with 400 (`SPEC: Webhook authentication, rules 4 and 6`). */
export const checkRefused = (id: string, what: string, hint: string, observed: Observed<unknown>): Finding => {
  const { answer, result } = observed;
  if (!answer || !result.ok || isRedirect(answer.status)) return describeDelivery(id, observed);
  const { status, isPage } = answer;
  if (isSuccess(status)) return problem(id, `The receiver accepted ${what}.`, isPage ? PAGE_HINT : hint);
  if (status >= 500) return problem(id, `The receiver failed on ${what} with status ${status}.`, 'Answer with 400.');
  return ok(id, `The receiver refused ${what} with status ${status}.`);
};
