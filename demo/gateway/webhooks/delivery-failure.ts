import { readConnectionFailure } from 'pay-status/client';
import { LIMITS } from 'pay-status/contract';
import type { DeliveryFailureReason } from '../wire/delivery-failure-reason.js';
import { PrivateAddressError } from './private-address-error.js';

/** Why an attempt failed, for programs and for people. */
export interface DeliveryFailure {
  readonly reason: DeliveryFailureReason;
  /** Of the URL, only the host and the port: the rest may be secret. */
  readonly error: string;
}

/** Why nothing was sent: the delivery's endpoint does not exist any more, or is disabled. */
export const ENDPOINT_GONE: DeliveryFailure = {
  reason: 'endpoint_gone',
  error:
    'Nothing was sent: the endpoint of this delivery was deleted, replaced or disabled. Replay the event to send it to the current one.',
};

const DEADLINE_S = LIMITS.WEBHOOK_RESPONSE_DEADLINE_MS / 1_000;

/**
 * Why there was no response.
 *
 * @param url the URL of the endpoint
 * @param signals of the deadline, and of the gateway that closes
 */
export const describeNoResponse = (
  error: unknown,
  url: string,
  { deadline, closing }: { readonly deadline: AbortSignal; readonly closing: AbortSignal },
): DeliveryFailure => {
  if (closing.aborted) return { reason: 'stopped', error: 'The sandbox stopped before there was a response.' };
  if (error instanceof PrivateAddressError) return { reason: 'private_address', error: error.message };
  const { kind, host, message } = readConnectionFailure(error, url);
  if (deadline.aborted) return { reason: 'timed_out', error: `${host} did not respond within ${DEADLINE_S} s.` };
  return { reason: kind === 'other' ? 'connection_failed' : kind, error: message };
};

/** Reads a header that was sent in UTF-8: HTTP clients read Latin-1. */
const readUtf8 = (header: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(header, (char) => char.charCodeAt(0)));
  } catch {
    return header;
  }
};

const readTarget = (response: Response, url: string): URL | undefined => {
  const location = readUtf8(response.headers.get('location') ?? '');
  return location && URL.canParse(location, url) ? new URL(location, url) : undefined;
};

/** Describes the target of a redirect without its query, which may contain a secret. */
const describeTarget = ({ origin, pathname, protocol }: URL, url: string): string => {
  // Of other schemes, any part may be secret.
  if (origin === 'null') return protocol;
  return origin === new URL(url).origin ? pathname : origin + pathname;
};

const withoutSlash = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** A redirect to the same path leads to the endpoint's own address, with https, `www` or a slash; to another path, probably to a login. */
const adviseRedirect = (target: URL, url: string): string =>
  withoutSlash(target) === withoutSlash(new URL(url))
    ? 'register that address.'
    : 'if a login or another guard leads there, let the webhook route pass without a session.';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Hints at the cause of a refusal without a code, by its status. */
const STATUS_HINTS: Readonly<Record<number, string>> = {
  401: 'probably a login in front of the route',
  403: 'probably a login or a CSRF check in front of the route',
  404: 'is its path that of your webhook route?',
  405: 'is its path that of your webhook route?',
};

/**
 * Why a response is a failure.
 *
 * @param code of the JSON answer, if it has one
 */
export const describeRefusal = (response: Response, url: string, code: string | null): DeliveryFailure => {
  const { status } = response;
  const target = REDIRECTS.includes(status) ? readTarget(response, url) : undefined;
  if (target) {
    const error = `The endpoint redirects (${status} to ${describeTarget(target, url)}). Redirects are never followed: ${adviseRedirect(target, url)}`;
    return { reason: 'redirect', error };
  }
  const answer = `The endpoint responded with ${status}`;
  if (code !== null) return { reason: 'http_status', error: `${answer} (${code})` };
  const hint = STATUS_HINTS[status];
  return { reason: 'http_status', error: hint ? `${answer}: ${hint}` : answer };
};
