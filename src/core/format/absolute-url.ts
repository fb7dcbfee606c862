import { ConfigurationError, type ConfigurationErrorCode } from '../errors/configuration-error.js';

/** A scheme, and behind `//` the authority as it is written. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?/i;

/**
 * Parses a URL only if it means what it says: the URL standard also accepts `https:evil.example`, `https:\\evil.example`
 * and `java\nscript:`, and readers, allow-lists and other parsers disagree with it about them.
 *
 * @returns the URL, or why not, as the end of a sentence that begins with the name of the URL
 */
export const parseAbsoluteUrl = (raw: string): URL | string => {
  if (/[\p{Cc}\s]/u.test(raw)) return 'holds whitespace or a control character';
  if (raw.includes('\\')) return 'holds a backslash';
  const [, scheme, authority = ''] = ABSOLUTE.exec(raw) ?? [];
  if (!scheme) return 'is not absolute';
  if (!authority && /^https?$/i.test(scheme)) return 'has no host';
  if (authority.includes('@')) return 'carries credentials';
  if (authority.includes('%')) return 'hides its host behind percent signs';
  try {
    return new URL(raw);
  } catch {
    return 'is malformed';
  }
};

/** Throws the reason that stands in place of a URL, with the code and the name of the input that was read. */
export const orThrow = (url: URL | string, code: ConfigurationErrorCode, name: string): URL => {
  if (typeof url === 'string') throw new ConfigurationError(code, `The ${name} ${url}.`);
  return url;
};
