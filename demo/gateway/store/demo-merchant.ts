import { DEMO_MERCHANT_ID } from '../auth/credentials.js';
import { getIconPath } from '../core/icon-url.js';
import { MODES } from '../wire/mode.js';
import type { Merchant } from './merchant-table.js';

/** The merchant of the sandbox's shop, which every new store has in both environments. */
export const DEMO_MERCHANTS: readonly Merchant[] = MODES.map((mode) => ({
  merchantId: DEMO_MERCHANT_ID,
  mode,
  name: 'Marginalia',
  email: null,
  iconUrl: getIconPath(DEMO_MERCHANT_ID),
  createdAtMs: Date.UTC(2026, 1, 18),
  deletedAtMs: null,
}));
