import { HTTP_STATUS_BY_CODE } from '../http/errors.js';
import type { GatewayErrorCode } from '../wire/error-codes.js';
import { CODE_DESCRIPTIONS } from './error-codes.js';
import { getResponseHeaders } from './headers.js';
import { jsonContent, ref } from './json-schema.js';
import type { Refusal } from './refusal.js';

/** Error responses of every operation. */
export const GENERAL_REFUSALS: readonly Refusal[] = ['internal_error', ['internal_error', 503]];

/** Error responses of every operation of the interface, `/v1/…`. */
export const INTERFACE_REFUSALS: readonly Refusal[] = ['rate_limited', 'invalid_params'];

export const VERSION_REFUSALS: readonly Refusal[] = [
  'invalid_api_version',
  'unknown_api_version',
  'api_version_downgrade',
];

/** Error responses to a request with a JSON body. */
export const BODY_REFUSALS: readonly Refusal[] = [
  'invalid_params',
  'params_validation',
  ['invalid_params', 413],
  ['invalid_params', 415],
];

const STATUS_DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The request is invalid.',
  401: 'The credentials are missing or not valid here.',
  403: 'The caller may not do this.',
  404: 'Not found.',
  405: 'The route does not have this method.',
  409: 'The request conflicts with an earlier one.',
  410: 'The payment or its quote has expired.',
  413: 'The body is too large.',
  415: 'The content type is not JSON.',
  422: 'What the wallet answered is not accepted.',
  429: 'Too many requests.',
  451: 'Forbidden for legal reasons.',
  500: 'Internal error.',
  503: 'The disk of the sandbox is nearly full, and nothing was changed; or its database cannot be reached.',
};

const normalize = (refusal: Refusal): readonly [code: GatewayErrorCode, status: number] =>
  typeof refusal === 'string' ? [refusal, HTTP_STATUS_BY_CODE[refusal]] : refusal;

/** An error response with one of these codes. */
export const toErrorResponse = (status: number, codes: readonly GatewayErrorCode[]) => ({
  description: [
    STATUS_DESCRIPTIONS[status] ?? 'Refused.',
    ...codes.map((code) => `- \`${code}\`: ${CODE_DESCRIPTIONS[code]}`),
  ].join('\n'),
  headers: getResponseHeaders(status),
  content: jsonContent(
    { allOf: [ref('schemas', 'Error'), { properties: { code: { enum: codes } } }] },
    { code: codes[0], message: STATUS_DESCRIPTIONS[status] },
  ),
});

/** Error responses by HTTP status. */
export const toErrorResponses = (refusals: readonly Refusal[]) => {
  const codesByStatus = new Map<number, Set<GatewayErrorCode>>();
  for (const [code, status] of refusals.map(normalize))
    codesByStatus.set(status, (codesByStatus.get(status) ?? new Set()).add(code));
  const byStatus = [...codesByStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(byStatus.map(([status, codes]) => [String(status), toErrorResponse(status, [...codes])]));
};
