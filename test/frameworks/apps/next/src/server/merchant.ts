import { createMerchantClient } from 'pay-status/merchant';
import { env } from './env';

export const merchant = createMerchantClient({
  baseUrl: env('GATEWAY_URL'),
  merchantId: env('MERCHANT_ID'),
  apiKey: env('API_KEY'),
});
