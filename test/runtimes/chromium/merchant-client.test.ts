import { expect } from '@open-wc/testing';
import { createMerchantClient } from '../../../src/server/merchant/index.js';

describe("a merchant's client in a browser", () => {
  it('cannot be created in a page', () => {
    const make = () =>
      createMerchantClient({ baseUrl: 'https://pay.example', merchantId: 'merchant_1', apiKey: 'key' });
    expect(make).to.throw().with.property('code', 'server_only');
  });

  it('cannot be created in a worker, which has no window', async () => {
    const worker = new Worker(new URL('./merchant-worker.ts', import.meta.url), { type: 'module' });
    const outcome = await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => {
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        reject(new Error(message || 'The worker did not load.'));
      });
    });
    worker.terminate();
    expect(outcome).to.equal('server_only');
  });
});
