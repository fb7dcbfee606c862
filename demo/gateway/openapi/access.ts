import { HEADERS } from 'pay-status/contract';
import type { Refusal } from './refusal.js';

const inHeader = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

/** The credentials of the interface, each in its own header. */
export const SECURITY_SCHEMES = {
  merchantKey: inHeader(HEADERS.API_KEY, 'The key of a merchant. It also selects the environment, test or live.'),
  merchantId: inHeader(HEADERS.MERCHANT_ID, 'The merchant that the key belongs to, or a merchant of the partner.'),
  partnerKey: inHeader(
    HEADERS.API_KEY,
    'The key of a partner. It also selects the environment, and with a `Merchant-Id` it may do what that merchant may.',
  ),
  walletKey: inHeader(HEADERS.API_KEY, 'The key of a wallet.'),
  appId: inHeader(HEADERS.APP_ID, 'The public id of an app. Must not be sent together with a key.'),
  clientId: inHeader(HEADERS.CLIENT_ID, 'Any text that identifies a client of the app, such as a random UUID.'),
  legacyKey: {
    ...inHeader(HEADERS.LEGACY_API_KEY, 'Deprecated: the key of a merchant on routes that name the merchant.'),
    'x-deprecated': true,
  },
} as const;

type Requirement = Readonly<Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>>;

interface AccessRule {
  /** Alternatives; an empty list means that no credentials are needed. */
  readonly security: readonly Requirement[];
  readonly refusals: readonly Refusal[];
}

const HEADER_REFUSALS = ['header_not_ascii', 'conflicting_auth_headers'] as const;
const KEY_REFUSALS = ['missing_auth_headers', 'invalid_api_key', 'unauthorized'] as const;

/** Callers that may use an operation, and the error responses for other callers. */
export const ACCESS = {
  merchant: {
    security: [
      { merchantKey: [], merchantId: [] },
      { partnerKey: [], merchantId: [] },
    ],
    refusals: [
      ...HEADER_REFUSALS,
      ...KEY_REFUSALS,
      'missing_api_key',
      'missing_merchant_api_key',
      'missing_merchant_id',
    ],
  },
  /** The key alone is enough. */
  merchantKey: {
    security: [
      { merchantKey: [], merchantId: [] },
      { partnerKey: [], merchantId: [] },
      { merchantKey: [] },
      { partnerKey: [] },
      { legacyKey: [] },
    ],
    refusals: [...HEADER_REFUSALS, ...KEY_REFUSALS, 'missing_merchant_api_key'],
  },
  /** The key alone, of a partner. */
  partner: {
    security: [{ partnerKey: [] }],
    refusals: [...HEADER_REFUSALS, 'missing_api_key', 'invalid_api_key'],
  },
  buyer: {
    security: [{ appId: [], clientId: [] }, { walletKey: [] }],
    refusals: [...HEADER_REFUSALS, ...KEY_REFUSALS, 'missing_app_id', 'missing_client_id', 'invalid_app_id'],
  },
  /** No key is needed, but one that is sent must be of the test environment. */
  sandbox: { security: [], refusals: [...HEADER_REFUSALS, 'forbidden', 'not_sandbox_api_key'] },
  /** The key of a merchant, of the test environment. */
  sandboxMerchant: {
    security: [
      { merchantKey: [], merchantId: [] },
      { partnerKey: [], merchantId: [] },
    ],
    refusals: [
      ...HEADER_REFUSALS,
      'missing_auth_headers',
      'unauthorized',
      'missing_api_key',
      'missing_merchant_api_key',
      'missing_merchant_id',
      'forbidden',
      'not_sandbox_api_key',
    ],
  },
  anyone: { security: [], refusals: [] },
} as const satisfies Record<string, AccessRule>;

export type Access = keyof typeof ACCESS;
