import { HEADERS } from '../../../contract/headers.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { isHeaderValue } from '../../../core/header-value.js';
import { hasMerchantSecret } from '../../../core/format/quote-value.js';
import { describeQuotes, isInQuotes } from '../../shared/quotes.js';
import type { StatusAccess } from '../access.js';

/** The credentials for the buyer's side of the gateway (`SPEC: Authentication`): an app id, or a wallet's key; never both. */
export type PayCredentials =
  | {
      /** Public. */
      readonly appId: string;
      /**
       * Identifies the visitor at the gateway: ASCII text, or a function that returns it. The payment's id by default, because one
       * buyer pays it.
       */
      readonly clientId?: string | ((access: StatusAccess) => string | Promise<string>) | undefined;
      readonly walletKey?: undefined;
    }
  | {
      /** The `Api-Key` of a wallet, not that of a merchant. Secret. */
      readonly walletKey: string;
      readonly appId?: undefined;
      readonly clientId?: undefined;
    };

const refuse = (
  code: 'missing_credentials' | 'conflicting_credentials' | 'invalid_credentials',
  message: string,
): never => {
  throw new ConfigurationError(code, message);
};

const checkHeader = (name: string, value: unknown): string =>
  isHeaderValue(value)
    ? value
    : refuse('invalid_credentials', `${name} must be ASCII text without leading or trailing spaces or line breaks.`);

/**
 * Returns a function that builds the headers of a visitor's requests.
 *
 * @throws ConfigurationError `missing_credentials`, `conflicting_credentials`, `invalid_credentials`
 */
export const createPayHeaders = ({
  appId,
  clientId,
  walletKey,
}: PayCredentials): ((access: StatusAccess) => Promise<Readonly<Record<string, string>>>) => {
  if (walletKey !== undefined && (appId !== undefined || clientId !== undefined))
    return refuse('conflicting_credentials', 'Set appId, with or without clientId, or walletKey: never both.');
  if (!appId && !walletKey) {
    return refuse(
      'missing_credentials',
      'Set appId or walletKey. If one is empty, check the environment variable that it is read from.',
    );
  }
  for (const [name, value] of Object.entries({ appId, walletKey }))
    if (isInQuotes(value)) return refuse('invalid_credentials', describeQuotes(name));
  if (walletKey) {
    const headers = { [HEADERS.API_KEY]: checkHeader('walletKey', walletKey) };
    return () => Promise.resolve(headers);
  }
  const app = checkHeader('appId', appId);
  if (hasMerchantSecret(app))
    return refuse('invalid_credentials', 'appId looks like an API key. Set the public app id, or walletKey.');
  if (clientId !== undefined && typeof clientId !== 'function') checkHeader('clientId', clientId);
  return async (access) => {
    const client = typeof clientId === 'function' ? await clientId(access) : (clientId ?? access.paymentId);
    return { [HEADERS.APP_ID]: app, [HEADERS.CLIENT_ID]: checkHeader('clientId', client) };
  };
};
