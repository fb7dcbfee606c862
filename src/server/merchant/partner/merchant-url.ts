import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { toPathSegment } from '../../../core/url/path-segment.js';

const checkId = (name: string, id: string): string => {
  const segment = toPathSegment(id);
  if (segment !== undefined) return segment;
  throw new ConfigurationError('invalid_option', `${name} must be an id, as the gateway has given it.`);
};

/** Builds the URL of a partner's merchants. */
export const buildMerchantsUrl = (base: string): string => `${base}/v1/merchants`;

/**
 * Builds the URL of a merchant.
 *
 * @throws ConfigurationError `invalid_option` for text that cannot be an id
 */
export const buildMerchantUrl = (base: string, merchantId: string): string =>
  `${buildMerchantsUrl(base)}/${checkId('merchantId', merchantId)}`;

/** Builds the URL of a merchant's destinations. Throws like {@link buildMerchantUrl}. */
export const buildSettlementsUrl = (base: string, merchantId: string): string =>
  `${buildMerchantUrl(base, merchantId)}/settlements`;

/** Builds the URL of a merchant's crypto destinations, or of one of them. Throws like {@link buildMerchantUrl}. */
export const buildCryptoUrl = (base: string, merchantId: string, id?: string): string =>
  `${buildSettlementsUrl(base, merchantId)}/crypto${id === undefined ? '' : `/${checkId('id', id)}`}`;
