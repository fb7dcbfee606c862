import { parseMediaType } from '../../shared/media-type.js';
import { readBody } from '../../shared/read-body.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { decodeSegment } from '../access.js';
import { respondError } from '../responses.js';

/**
 * The largest body of a request, bytes: the longest id of an option (64 KiB), two answers of a wallet whose account is a contract (64
 * KiB each), and details of the buyer. What is signed must not be refused for its length.
 */
export const MAX_PAY_BODY_BYTES = 256 * 1024;

/** The routes below a page's `pay-url`. */
export const PAY_ROUTES = ['options', 'fetch', 'confirm'] as const;
export type PayRoute = (typeof PAY_ROUTES)[number];

const getSegments = ({ url }: Request): readonly string[] => new URL(url).pathname.split('/').filter(Boolean);

/** Returns the route of a request: the last segment of its path. */
export const findRoute = (request: Request): PayRoute | undefined =>
  PAY_ROUTES.find((route) => route === getSegments(request).at(-1));

/** Returns the segment before the route, decoded; undefined if there is none, or it is malformed. */
export const getSegmentBeforeRoute = (request: Request): string | undefined =>
  decodeSegment(getSegments(request).at(-2));

/** Forms cannot send it: a page of another origin would need a preflight, which is not answered. */
export const isJson = ({ headers }: Request): boolean =>
  parseMediaType(headers.get('content-type') ?? '') === 'application/json';

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    // It is not JSON.
    return false;
  }
};

const decode = (bytes: Uint8Array<ArrayBuffer>): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It is not text.
    return undefined;
  }
};

/**
 * Reads the body of a request: JSON text, or the response to another body.
 *
 * @throws ConfigurationError `missing_raw_body` if a body parser has read it before
 */
export const readPayBody = async (request: Request): Promise<string | Response> => {
  if (request.bodyUsed)
    throw new ConfigurationError('missing_raw_body', 'Pass a Request whose body no body parser has read.');
  const bytes = await readBody(request, MAX_PAY_BODY_BYTES);
  if (!bytes) return respondError(413, 'invalid_params', `The body has more than ${MAX_PAY_BODY_BYTES} bytes`);
  const text = decode(bytes);
  if (text !== undefined && isObject(text)) return text;
  return respondError(400, 'params_validation', 'Validation error: the body must be a JSON object');
};
