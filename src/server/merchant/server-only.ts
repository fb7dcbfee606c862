import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** Only browsers claim to be Mozilla, in their workers too; Node, Deno, Bun and workerd name themselves or nothing. */
const isBrowserName = ({ navigator }: { readonly navigator?: { readonly userAgent?: unknown } }): boolean =>
  String(navigator?.userAgent).startsWith('Mozilla/');

/**
 * Throws in a page and in its workers: whoever can open its tools would read the merchant's key there. A runtime that names
 * only one of `window` and `document`, as some servers do, is none.
 *
 * @throws ConfigurationError `server_only`
 */
export const assertServer = (): void => {
  if (!('window' in globalThis && 'document' in globalThis) && !isBrowserName(globalThis)) return;
  throw new ConfigurationError(
    'server_only',
    "A merchant's API key must never be in a page. Create the client on your server.",
  );
};
