import type { Mode } from '../wire/mode.js';

/** The merchant of the sandbox's shop. */
export const DEMO_MERCHANT_ID = 'merchant_demo';
/** Its key of test mode. */
export const DEMO_API_KEY = 'wcp_test_demo';
/** The app id of its pages. */
export const DEMO_APP_ID = 'app_demo';

/** The keys of the partner. */
export const PARTNER_API_KEYS: Readonly<Record<Mode, string>> = { test: 'wcp_test_partner', live: 'wcp_live_partner' };

/** The partner that all merchants of the sandbox belong to. */
const PARTNER_ID = 'partner_demo';

/** The access that a key gives. Keys are fixed and public: the sandbox has nothing to protect. */
export type Credential = MerchantCredential | { readonly kind: 'wallet'; readonly mode: Mode };

/** The access of a merchant, or of a partner, who may do what its merchants may. */
export type MerchantCredential =
  | { readonly kind: 'merchant'; readonly merchantId: string; readonly mode: Mode }
  | { readonly kind: 'partner'; readonly partnerId: string; readonly mode: Mode };

const CREDENTIALS = new Map<string, Credential>([
  [DEMO_API_KEY, { kind: 'merchant', merchantId: DEMO_MERCHANT_ID, mode: 'test' }],
  ['wcp_live_demo', { kind: 'merchant', merchantId: DEMO_MERCHANT_ID, mode: 'live' }],
  [PARTNER_API_KEYS.test, { kind: 'partner', partnerId: PARTNER_ID, mode: 'test' }],
  [PARTNER_API_KEYS.live, { kind: 'partner', partnerId: PARTNER_ID, mode: 'live' }],
  ['wcp_test_wallet', { kind: 'wallet', mode: 'test' }],
]);

const APP_IDS: ReadonlySet<string> = new Set([DEMO_APP_ID]);

export const findCredential = (apiKey: string): Credential | undefined => CREDENTIALS.get(apiKey);

export const isKnownAppId = (appId: string): boolean => APP_IDS.has(appId);
