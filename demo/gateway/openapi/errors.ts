import type { KnownErrorCode } from 'pay-status/contract';
import { HTTP_STATUS_OF } from '../errors.js';
import { MEANING_OF } from './error-codes.js';
import { headersOf } from './headers.js';
import { jsonContent, ref } from './json-schema.js';
import type { Refusal } from './operation.js';

/** How any operation can be refused. */
export const GENERAL_REFUSALS: readonly Refusal[] = ['internal_error'];

/** How any operation of the interface, `/v1/…`, can be refused. */
export const INTERFACE_REFUSALS: readonly Refusal[] = ['rate_limited'];

export const VERSION_REFUSALS: readonly Refusal[] = [
  'invalid_api_version',
  'unknown_api_version',
  'api_version_downgrade',
];

/** How a request with a JSON body can be refused. */
export const BODY_REFUSALS: readonly Refusal[] = [
  'invalid_params',
  'params_validation',
  ['invalid_params', 413],
  ['invalid_params', 415],
];

const SUMMARY_OF: Readonly<Record<number, string>> = {
  400: 'The request is not in order.',
  401: 'The credentials are missing or not valid here.',
  403: 'The caller may not do this.',
  404: 'There is no such thing.',
  405: 'The address does not have this method.',
  409: 'The request contradicts an earlier one.',
  410: 'It is too late for this.',
  413: 'The body is too large.',
  415: 'The body is not announced as JSON.',
  429: 'Too many requests.',
  451: 'The law forbids it.',
  500: 'The gateway failed.',
};

const normalize = (refusal: Refusal): readonly [code: KnownErrorCode, status: number] =>
  typeof refusal === 'string' ? [refusal, HTTP_STATUS_OF[refusal]] : refusal;

/** An answer with an error body that holds one of these codes. */
export const errorResponse = (status: number, codes: readonly KnownErrorCode[]) => ({
  description: [SUMMARY_OF[status] ?? 'Refused.', ...codes.map((code) => `- \`${code}\`: ${MEANING_OF[code]}`)].join(
    '\n',
  ),
  headers: headersOf(status),
  content: jsonContent(
    { allOf: [ref('schemas', 'Error'), { properties: { code: { enum: codes } } }] },
    { code: codes[0], message: SUMMARY_OF[status] },
  ),
});

/** The responses of an operation that can be refused in these ways, by HTTP status. */
export const errorResponses = (refusals: readonly Refusal[]) => {
  const codesOf = new Map<number, Set<KnownErrorCode>>();
  for (const [code, status] of refusals.map(normalize))
    codesOf.set(status, (codesOf.get(status) ?? new Set()).add(code));
  const byStatus = [...codesOf].sort(([a], [b]) => a - b);
  return Object.fromEntries(byStatus.map(([status, codes]) => [String(status), errorResponse(status, [...codes])]));
};
