import { ConfigurationError } from '../errors/configuration-error.js';

/**
 * Throws in a page: whoever can open its tools would read the merchant's key there. A runtime that names only one of the
 * two, as some servers do, is none.
 *
 * @throws ConfigurationError `server_only`
 */
export const refuseBrowser = (): void => {
  if (!('window' in globalThis && 'document' in globalThis)) return;
  throw new ConfigurationError(
    'server_only',
    "A merchant's API key must never be in a page. Create the client on your server.",
  );
};
