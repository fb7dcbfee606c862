import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as merchant from '../../src/server/merchant/index.js';
import * as webhooks from '../../src/server/webhooks/index.js';
import { CONTAINERS, type Keep } from '../support/containers.js';

const STATUS = { status: 'processing', isFinal: false };
const OPTIONS = { baseUrl: 'https://gateway.example', merchantId: 'm', apiKey: 'wcp_1' };
const SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;

const createClient = () =>
  merchant.createMerchantClient({ ...OPTIONS, fetch: () => Promise.resolve(Response.json(STATUS)) });

/** Uses what each function of the server entries returns, as a program that keeps it in a container. */
const USES: Readonly<Record<string, (keep: Keep) => unknown>> = {
  createMerchantClient: async (keep) => {
    assert.equal((await keep(createClient()).getPaymentStatus('pay_1')).status, 'processing');
  },
  createStatusHandler: async (keep) => {
    const handle = keep(merchant.createStatusHandler({ client: keep(createClient()), authorize: () => true }));
    await handle.notify('pay_1');
    assert.equal((await handle(new Request('https://shop.example/status/pay_1'))).status, 200);
  },
  createPayHandler: async (keep) => {
    const handle = keep(
      merchant.createPayHandler({ baseUrl: OPTIONS.baseUrl, appId: 'app', clientId: () => 'a', authorize: () => true }),
    );
    assert.equal((await handle(new Request('https://shop.example/pay/pay_1/options'))).status, 405);
  },
  createWebhookHandler: async (keep) => {
    const store = keep(webhooks.createMemoryStore());
    const handle = keep(
      webhooks.createWebhookHandler({ secret: SECRET, store, onPayment: () => undefined, onError: () => undefined }),
    );
    assert.equal((await handle(new Request('https://shop.example/hook', { method: 'POST', body: '{}' }))).status, 400);
  },
  createMemoryStore: async (keep) => {
    const claim = { eventId: 'evt_1', paymentId: 'pay_1', version: 1, succeeded: false, settled: false };
    const store = keep(webhooks.createMemoryStore());
    let calls = 0;
    for (let delivery = 0; delivery < 2; delivery++)
      await store.process(claim, async () => {
        calls++;
      });
    assert.equal(calls, 1);
  },
};

/** An object of closures, too; its tests are in test/server/webhooks/sql, because they need databases. */
const OF_DATABASES = ['createSqlStore'];

it('every function of the server entries is used in a container', () => {
  const names = Object.keys({ ...merchant, ...webhooks }).filter((name) => /^create[A-Z]/.test(name));
  assert.deepEqual(names.toSorted(), [...Object.keys(USES), ...OF_DATABASES].toSorted());
});

for (const [where, keep] of Object.entries(CONTAINERS))
  for (const [name, use] of Object.entries(USES))
    it(`${name} returns what works ${where}`, async () => {
      await use(keep);
    });
