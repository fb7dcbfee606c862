import fc from 'fast-check';

/** Texts that are known to break programs. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e',
  '\ufeff',
  'é',
  '１２',
  '٣',
  '𝟙',
  'ﬀ',
  '\r\n',
  '-0',
  '-1',
  '0x10',
  '1e5',
  '1.0',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  "'; drop table payment; --",
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '%',
  '%00',
  '%ff',
  '%2e%2e%2f',
  'x'.repeat(36),
  'x'.repeat(256),
  '9'.repeat(101),
  '<script>',
];

/** Percent-encodes a text, with U+FFFD for a lone surrogate, which cannot be encoded. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

/** A header value that `fetch` accepts: one byte per character, and no line break. */
export const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '~'));

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  253_402_300_799,
  253_402_300_800,
  8_640_000_000_001,
  [],
  {},
  [[]],
  { unit: 1 },
];

/** Any JSON value, mostly of the wrong type for its place. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
