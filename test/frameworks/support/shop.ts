/** An app that is being served: what a buyer opens. */
export interface Shop {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Who the sandbox takes the shops for. */
export const MERCHANT = { merchantId: 'merchant_demo', apiKey: 'wcp_test_demo' } as const;
export const APP_ID = 'app_demo';
