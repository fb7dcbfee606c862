import { ref } from './json-schema.js';

const fixed = (value: string, description: string) => ({
  description,
  required: true,
  schema: { type: 'string', const: value },
});

/** The headers of answers. */
export const RESPONSE_HEADERS = {
  Date: {
    description: 'The time of the gateway, whose clock may have been put forward: countdowns go by it.',
    required: true,
    schema: { type: 'string', pattern: '^\\w{3}, \\d{2} \\w{3} \\d{4,6} \\d{2}:\\d{2}:\\d{2} GMT$' },
  },
  RetryAfter: {
    description: 'Whole seconds after which the caller is answered again.',
    required: true,
    schema: { type: 'string', pattern: '^[1-9]\\d*$' },
  },
  Allow: {
    description: 'The methods that the address has.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
  },
  AccessControlAllowOrigin: fixed('*', 'Pages of any origin may read this answer.'),
  AccessControlMaxAge: fixed('7200', 'Seconds for which a browser need not ask again.'),
} as const;

/** The headers that an answer of this status carries, besides those that let a page of another origin read it. */
export const headersOf = (status: number) => ({
  Date: ref('headers', 'Date'),
  ...(status === 429 && { 'Retry-After': ref('headers', 'RetryAfter') }),
  ...(status === 405 && { Allow: ref('headers', 'Allow') }),
});
