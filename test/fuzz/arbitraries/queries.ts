import fc from 'fast-check';
import { encoded, hostileText } from './text.js';

const MAX_POLL_MS = ['0', '1', '25000', '60000', '60001', '9223372036854775807', '9999999999999999999', '007', ''];
const BAD_POLL_MS = ['-1', '1.5', '1e3', '0x10', ' 5', 'NaN', '٣', '99999999999999999999', 'null'];

const MOMENTS = [
  '2026-02-18T12:00:00Z',
  '2026-02-18T12:00:00.5+05:30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-29T00:00:00Z',
  '2026-02-18',
  '1771416000',
];

const encodedCursor = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

const cursor = fc.oneof(
  fc.nat(3).map((n) => `~cursor${n}~`),
  fc.nat(3).map((n) => `~cursor${n}~x`),
  fc
    .tuple(
      fc.constantFrom('date desc', 'amount asc', 'date asc', ''),
      fc.constantFrom<unknown>('0', '9'.repeat(120), '9'.repeat(121), '-1', '1e3', 5, null, '٣'),
      fc.constantFrom<unknown>(0, 1, -1, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 53, null, '0'),
    )
    .map(encodedCursor),
  fc.constantFrom('', 'e30', '!', 'bnVsbA', '='),
);

/** By the name or kind of the parameter. A parameter that is not listed gets hostile texts only. */
const VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  maxPollMs: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...MAX_POLL_MS) }, fc.constantFrom(...BAD_POLL_MS)),
  limit: fc.constantFrom('1', '2', '200', '201', '500', '501', '0', '007', '-1', '1.0', '1e1', '99999999999999999999'),
  status: fc.constantFrom('requires_action', 'succeeded', 'failed', 'expired', 'processing', 'cancelled', 'settled'),
  sort: fc.constantFrom('date', 'amount', 'asc', 'desc', 'DATE'),
  ts: fc.constantFrom(...MOMENTS),
  network: fc.constantFrom('eip155:84532', 'eip155:84532,eip155:11155111', ',', 'solana:x'),
  asset: fc.constantFrom('USDC', 'usdc', 'caip19/eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e'),
  mode: fc.constantFrom('test', 'live', 'TEST'),
  cursor,
};

const KIND: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^sort/i, 'sort'],
  [/ts$/i, 'ts'],
  [/^(asset|token_symbol)$/, 'asset'],
];

/** PostgreSQL cannot store a NUL in a text. */
const NUL = 'a%00';

const valueArbitrary = (name: string): fc.Arbitrary<string> => {
  const kind = KIND.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  const encodedText = hostileText.map(encoded);
  const values = VALUES[kind]?.map((text) => (text.startsWith('~') ? text : encoded(text)));
  const odd = fc.oneof(encodedText, fc.constant(NUL));
  return values ? fc.oneof({ weight: 6, arbitrary: values }, { weight: 1, arbitrary: odd }) : odd;
};

const parameter = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...names).chain((name) => valueArbitrary(name).map((value) => `${name}=${value}`));

/** Some parameters of an operation, possibly repeated, or a malformed query. */
export const queryArbitrary = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: names.length ? 5 : 0,
      arbitrary: names.length
        ? fc.array(parameter(names), { minLength: 1, maxLength: 3 }).map((all) => all.join('&'))
        : fc.constant(''),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('&', '=', '?', '%', 'maxPollMs', 'limit=1&limit=2', 'a[]=1', '%ff=%ff', '__proto__=1'),
    },
  );
