import { isBuyerPath } from '../cors.js';
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
  CacheControl: fixed('no-store', 'What is true of a payment now may not be so in a second.'),
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
  AccessControlExposeHeaders: fixed('Retry-After, Date', 'The headers that such a page can read.'),
  AccessControlMaxAge: fixed('7200', 'Seconds for which a browser need not ask again.'),
} as const;

const wireName = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-');

/** The headers that an answer of this status on this path carries. */
export const headersOf = (path: string, status: number) => {
  const names: (keyof typeof RESPONSE_HEADERS)[] = [
    'Date',
    'CacheControl',
    ...(isBuyerPath(path) ? (['AccessControlAllowOrigin', 'AccessControlExposeHeaders'] as const) : []),
    ...(status === 429 ? (['RetryAfter'] as const) : []),
    ...(status === 405 ? (['Allow'] as const) : []),
  ];
  return Object.fromEntries(names.map((name) => [wireName(name), ref('headers', name)]));
};
