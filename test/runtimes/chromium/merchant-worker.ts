import { createMerchantClient } from '../../../src/server/merchant/index.js';

const outcome = (): string => {
  try {
    createMerchantClient({ baseUrl: 'https://pay.example', merchantId: 'merchant_1', apiKey: 'key' });
    return 'made';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

globalThis.postMessage(outcome());
