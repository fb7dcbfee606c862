import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** Browsers and their workers begin their user agent with "Mozilla/"; Node, Deno, Bun and workerd do not. */
const hasBrowserUserAgent = ({ navigator }: { readonly navigator?: { readonly userAgent?: unknown } }): boolean =>
  String(navigator?.userAgent).startsWith('Mozilla/');

/**
 * Throws in a page and in its workers, where anyone can read the merchant's key. Some servers define `window` or `document`;
 * only a page defines both.
 *
 * @throws ConfigurationError `server_only`
 */
export const assertServer = (): void => {
  const isPage = 'window' in globalThis && 'document' in globalThis;
  if (!isPage && !hasBrowserUserAgent(globalThis)) return;
  throw new ConfigurationError(
    'server_only',
    "A merchant's API key must never be in a page. Create the client on your server.",
  );
};
