import type { Sandbox } from './sandbox.js';

/** A running app. */
export interface Shop {
  readonly url: string;
  /** The errors and warnings that its server has logged. */
  readonly troubles: () => string;
  readonly close: () => Promise<void>;
}

/** The credentials of all shops in the sandbox. */
export const MERCHANT = { merchantId: 'merchant_demo', apiKey: 'wcp_test_demo' } as const;
export const APP_ID = 'app_demo';

/** A test of an app. It rejects if the app fails it. */
export type Story = (shop: Shop, sandbox: Sandbox) => Promise<unknown>;
