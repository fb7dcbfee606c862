import { createMerchantClient } from 'pay-status/merchant';
import { env } from './env';
import { once } from './once';

export const merchant = once(() =>
  createMerchantClient({ baseUrl: env('GATEWAY_URL'), merchantId: env('MERCHANT_ID'), apiKey: env('API_KEY') }),
);
