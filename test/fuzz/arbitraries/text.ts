import fc from 'fast-check';

/** Texts that are known to break programs. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  'é',
  '٣',
  '\r\n',
  '-0',
  '0x10',
  'null',
  '__proto__',
  "'; drop table payment; --",
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  'x'.repeat(256),
  '9'.repeat(101),
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
  false,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  253_402_300_800,
  8_640_000_000_001,
  [],
  {},
  { unit: 1 },
];

/** Any JSON value, mostly of the wrong type for its place. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
