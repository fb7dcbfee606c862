import type { Sandbox } from './sandbox.js';

/** An app that is being served: what a buyer opens. */
export interface Shop {
  readonly url: string;
  /** What its server has said of errors and warnings. */
  readonly troubles: () => string;
  readonly close: () => Promise<void>;
}

/** Who the sandbox takes the shops for. */
export const MERCHANT = { merchantId: 'merchant_demo', apiKey: 'wcp_test_demo' } as const;
export const APP_ID = 'app_demo';

/** What is done in an app. It rejects where the app does not do its part. */
export type Story = (shop: Shop, sandbox: Sandbox) => Promise<unknown>;
