import { ConfigurationError, type ConfigurationErrorCode } from '../errors/configuration-error.js';

/** The scheme, and the authority after `//` as written. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?/i;

/**
 * Parses an absolute URL strictly. The URL standard also accepts `https:evil.example`, `https:\\evil.example` and
 * `java\nscript:`, which people, allow-lists and other parsers interpret differently.
 *
 * @returns the URL, or the reason for refusal as the end of a sentence that begins with the name of the URL
 */
export const parseAbsoluteUrl = (raw: string): URL | string => {
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

/**
 * Parses an absolute URL strictly, and throws if it is refused.
 *
 * @param name the input's name in the message
 * @throws ConfigurationError with `code`
 */
export const assertUrl = (url: URL | string, code: ConfigurationErrorCode, name: string): URL => {
  if (typeof url === 'string') throw new ConfigurationError(code, `The ${name} ${url}.`);
  return url;
};
