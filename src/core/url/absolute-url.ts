import { MAX_LENGTHS } from '../../contract/limits.js';
import { ConfigurationError, type ConfigurationErrorCode } from '../errors/configuration-error.js';
import { quoteValue } from '../format/quote-value.js';

/** The scheme, and the authority after `//` as written. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?/i;

/**
 * Parses an absolute URL strictly. The URL standard also accepts `https:evil.example`, `https:\\evil.example` and
 * `java\nscript:`, which people, allow-lists and other parsers interpret differently.
 *
 * @returns the URL, or the reason for refusal as the end of a sentence that begins with the URL
 */
export const parseAbsoluteUrl = (raw: string): URL | string => {
  if (!raw) return 'is empty';
  if (raw.length > MAX_LENGTHS.URL) return `has more than ${MAX_LENGTHS.URL} characters`;
  if (/[\p{Cc}\s]/u.test(raw)) return 'contains whitespace or a control character';
  if (raw.includes('\\')) return 'contains a backslash';
  const [, scheme, authority = ''] = ABSOLUTE.exec(raw) ?? [];
  if (!scheme) return 'is not absolute';
  if (!authority && /^https?$/i.test(scheme)) return 'has no host';
  if (authority.includes('@')) return 'contains credentials';
  if (authority.includes('%')) return 'has a percent-encoded host';
  try {
    return new URL(raw);
  } catch {
    return 'is malformed';
  }
};

/** The parts of the error message of a refused URL, besides the reason. */
export interface UrlInput {
  readonly code: ConfigurationErrorCode;
  /** The attribute or option that was set. */
  readonly name: string;
  readonly raw: string;
  /** The expected value: a sentence. */
  readonly expected: string;
}

/**
 * Returns a parsed URL, or throws if it was refused.
 *
 * @param url the URL, or the reason for refusal
 * @throws ConfigurationError with the input's code
 */
export const assertUrl = (url: URL | string, { code, name, raw, expected }: UrlInput): URL => {
  if (typeof url === 'string') throw new ConfigurationError(code, `${name}: ${quoteValue(raw)} ${url}. ${expected}`);
  return url;
};
