import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMerchantClient } from '../../src/server/merchant/index.js';
import { createMemoryStore, createWebhookHandler } from '../../src/server/webhooks/index.js';
import { openShop, SECRET } from './merchant/checkout/shop.js';

const client = (options: object) =>
  createMerchantClient({ baseUrl: 'https://pay.example', merchantId: 'merchant', apiKey: 'wcp_test_1', ...options });

const webhooks = (secret: string | readonly string[]) =>
  createWebhookHandler({ secret, store: createMemoryStore(), onPayment: () => undefined });

describe('a value in quotes, as docker --env-file keeps them', () => {
  for (const [name, create] of [
    ['apiKey', () => client({ apiKey: '"wcp_test_1"' })],
    ['merchantId', () => client({ merchantId: "'merchant'" })],
    ['appId', () => openShop({ appId: '"app_demo"' } as object)],
    ['secret', () => openShop({ secret: `"${SECRET}"` })],
    ['secret[1]', () => openShop({ secret: [SECRET, `'${SECRET}'`] })],
    ['The option secret', () => webhooks('"whsec_c2VjcmV0"')],
    ['The option secret[0]', () => webhooks(['"whsec_c2VjcmV0"'])],
  ] as const)
    it(`is refused by its name, and not printed: ${name}`, () => {
      const message = `${name} is in quotes, as docker --env-file keeps them: remove them.`;
      assert.throws(create, { name: 'ConfigurationError', message });
    });
});
