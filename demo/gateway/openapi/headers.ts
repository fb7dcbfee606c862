import { SVC_VERSIONS } from 'pay-status/contract';
import { ref } from './json-schema.js';

const fixed = (value: string, description: string) => ({
  description,
  required: true,
  schema: { type: 'string', const: value },
});

/** Response headers. */
export const RESPONSE_HEADERS = {
  Date: {
    description: 'The clock of the gateway, which may have been moved forward. Base countdowns on it.',
    required: true,
    schema: { type: 'string', pattern: '^\\w{3}, \\d{2} \\w{3} \\d{4,6} \\d{2}:\\d{2}:\\d{2} GMT$' },
  },
  WcpVersion: {
    description: 'The version of the interface that the request was processed with.',
    required: true,
    schema: { type: 'string', enum: SVC_VERSIONS },
  },
  RetryAfter: {
    description: 'Seconds until requests are accepted again.',
    required: true,
    schema: { type: 'string', pattern: '^[1-9]\\d*$' },
  },
  Allow: {
    description: 'The methods of the route.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
  },
  AccessControlAllowOrigin: fixed('*', 'Pages of any origin may read this response.'),
  AccessControlMaxAge: fixed('7200', 'Seconds for which a browser may cache the preflight.'),
} as const;

/** The headers of a response with this status, except those of CORS. */
export const getResponseHeaders = (status: number) => ({
  Date: ref('headers', 'Date'),
  ...((status === 429 || status === 503) && { 'Retry-After': ref('headers', 'RetryAfter') }),
  ...(status === 405 && { Allow: ref('headers', 'Allow') }),
});
