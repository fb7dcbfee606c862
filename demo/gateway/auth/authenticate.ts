import { HEADERS } from 'pay-status/contract';
import { findCredential, isKnownAppId, type MerchantCredential } from './credentials.js';
import { ApiError } from '../http/errors.js';
import { readOnce } from '../http/read-once.js';
import type { SelectedOwner } from '../payments/selection.js';
import type { Mode } from '../wire/mode.js';

/** A merchant in one of its two environments. */
export interface MerchantPrincipal {
  readonly merchantId: string;
  readonly mode: Mode;
  /** Identifies this caller in `LastSeenVersions`. */
  readonly client: string;
}

/** A partner, who manages merchants, in one of its two environments. */
export interface PartnerPrincipal {
  readonly partnerId: string;
  readonly mode: Mode;
}

/** A wallet or a buyer's page. */
export interface BuyerPrincipal {
  /** The environment of the key; undefined for a public app id, which belongs to none. */
  readonly mode: Mode | undefined;
  readonly client: string;
}

const NOT_ASCII = /[^\t\x20-\x7e]/;

/** Refuses a header that is not ASCII (`SPEC: Authentication, rule 1`). */
export const refuseNonAscii = (headers: Headers): void => {
  for (const [name, value] of headers)
    if (NOT_ASCII.test(value)) throw new ApiError('header_not_ascii', `The header ${name} must be ASCII`);
};

interface Credentials {
  readonly apiKey: string;
  readonly merchantId: string;
  readonly appId: string;
  readonly clientId: string;
  readonly legacyKey: string;
}

/** Refuses credentials of two callers (`SPEC: Authentication, rule 2`). Both headers of a key may name the same one. */
const refuseConflicts = ({ apiKey, legacyKey, appId }: Credentials): void => {
  if (apiKey && legacyKey && apiKey !== legacyKey)
    throw new ApiError('conflicting_auth_headers', 'Api-Key and X-Api-Key must not differ');
  const key = apiKey ? 'Api-Key' : legacyKey && 'X-Api-Key';
  if (key && appId) throw new ApiError('conflicting_auth_headers', `${key} and App-Id must not be sent together`);
};

/** Reads the credentials; an empty header counts as absent. */
const readCredentials = (headers: Headers): Credentials => {
  const read = (name: string): string => {
    const [value = '', ...others] = (headers.get(name) ?? '').split(',').map((part) => part.trim());
    if (others.some((other) => other !== value))
      throw new ApiError('conflicting_auth_headers', `${name} was sent more than once`);
    return value;
  };
  const credentials = {
    apiKey: read(HEADERS.API_KEY),
    appId: read(HEADERS.APP_ID),
    merchantId: read(HEADERS.MERCHANT_ID),
    // Any text, with commas, too.
    clientId: readOnce(headers, HEADERS.CLIENT_ID),
    legacyKey: read(HEADERS.LEGACY_API_KEY),
  };
  refuseConflicts(credentials);
  return credentials;
};

const missingCredentials = (): ApiError => new ApiError('missing_auth_headers', 'Missing authentication headers');
const needsMerchantKey = (): ApiError =>
  new ApiError('missing_merchant_api_key', 'This operation needs the API key of a merchant');

const foreignMerchant = (): ApiError => new ApiError('unauthorized', 'The API key does not belong to this merchant');

/** Authenticates the caller of a merchant route (`Api-Key` plus `Merchant-Id`): the merchant, or its partner. */
export const authenticateMerchant = (headers: Headers): MerchantPrincipal => {
  const { apiKey, merchantId, appId, clientId, legacyKey } = readCredentials(headers);
  if (!apiKey) {
    if (appId) throw needsMerchantKey();
    if (merchantId || clientId || legacyKey) throw new ApiError('missing_api_key', 'Missing API key');
    throw missingCredentials();
  }
  const credential = findCredential(apiKey);
  if (!credential) throw new ApiError('invalid_api_key', 'Invalid API key');
  if (credential.kind === 'wallet') throw needsMerchantKey();
  if (!merchantId) throw new ApiError('missing_merchant_id', 'Missing Merchant ID');
  if (credential.kind === 'merchant' && merchantId !== credential.merchantId) throw foreignMerchant();
  return { merchantId, mode: credential.mode, client: `key ${apiKey}` };
};

interface KeyCaller {
  readonly credential: MerchantCredential;
  /** The merchant that a header names; empty if none does. */
  readonly merchantId: string;
  readonly client: string;
}

/** Authenticates by a key alone: `Api-Key`, or the legacy `X-Api-Key`. */
const authenticateByKey = (headers: Headers): KeyCaller => {
  const { apiKey, legacyKey, appId, merchantId } = readCredentials(headers);
  const key = apiKey || legacyKey;
  if (!key) throw appId ? needsMerchantKey() : missingCredentials();
  const credential = findCredential(key);
  if (!credential) throw new ApiError('invalid_api_key', 'Invalid API key');
  if (credential.kind === 'wallet') throw needsMerchantKey();
  if (credential.kind === 'merchant' && merchantId && merchantId !== credential.merchantId) throw foreignMerchant();
  return { credential, merchantId, client: `key ${key}` };
};

/** Authenticates the caller of a route that names its merchant in the path. */
export const authenticateMerchantPath = (headers: Headers, merchantId: string): MerchantPrincipal => {
  const { credential, merchantId: named, client } = authenticateByKey(headers);
  const isForeign = credential.kind === 'merchant' && credential.merchantId !== merchantId;
  if (isForeign || (named && named !== merchantId)) throw foreignMerchant();
  return { merchantId, mode: credential.mode, client };
};

/**
 * Authenticates the caller of a list on which `Merchant-Id` is optional. Without it, a merchant lists its own payments, and a
 * partner those of all its merchants.
 */
export const authenticateList = (headers: Headers): SelectedOwner => {
  const { credential, merchantId } = authenticateByKey(headers);
  const { mode } = credential;
  return credential.kind === 'merchant'
    ? { merchantId: credential.merchantId, mode }
    : { merchantId: merchantId || null, mode };
};

/** Authenticates the caller of a route that manages merchants. It has fewer codes than the others, as published. */
export const authenticatePartner = (headers: Headers): PartnerPrincipal => {
  const { apiKey } = readCredentials(headers);
  if (!apiKey) throw new ApiError('missing_api_key', 'Missing API key: send the key of a partner as Api-Key');
  const credential = findCredential(apiKey);
  if (credential?.kind !== 'partner')
    throw new ApiError('invalid_api_key', 'Invalid API key: this operation needs the key of a partner');
  return { partnerId: credential.partnerId, mode: credential.mode };
};

/** Authenticates the caller of a gateway route: a wallet (`Api-Key`), or a page (`App-Id` plus `Client-Id`). */
export const authenticateBuyer = (headers: Headers): BuyerPrincipal => {
  const { apiKey, appId, clientId } = readCredentials(headers);
  if (apiKey) {
    const credential = findCredential(apiKey);
    if (!credential) throw new ApiError('invalid_api_key', 'Invalid API key');
    if (credential.kind !== 'wallet') throw new ApiError('unauthorized', 'Only the key of a wallet is valid here');
    return { mode: credential.mode, client: `key ${apiKey} ${clientId}` };
  }
  if (!appId && !clientId) throw missingCredentials();
  if (!appId) throw new ApiError('missing_app_id', 'Missing App ID');
  if (!clientId) throw new ApiError('missing_client_id', 'Missing Client ID');
  if (!isKnownAppId(appId)) throw new ApiError('invalid_app_id', 'Invalid App ID');
  return { mode: undefined, client: `app ${appId} ${clientId}` };
};

/** The sandbox routes require no key, but a key that is sent must be one of the test environment. */
export const refuseLiveKey = (headers: Headers): void => {
  const { apiKey, legacyKey } = readCredentials(headers);
  const key = apiKey || legacyKey;
  if (key && findCredential(key)?.mode !== 'test')
    throw new ApiError('not_sandbox_api_key', 'This operation needs a key of the test environment');
};
