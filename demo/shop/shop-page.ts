import { DEMO_MERCHANT_ID } from '../gateway/credentials.js';
import type { Page } from '../server.js';
import { createShop } from './shop.js';

/** The shop inside the sandbox. It talks to the gateway as any merchant would, only without a cable in between. */
export const shopPage: Page = ({ gateway, baseUrl }) =>
  createShop({
    account: { baseUrl, merchantId: DEMO_MERCHANT_ID, apiKey: 'wcp_test_demo', fetch: gateway.fetch },
    shopUrl: baseUrl,
  });
