import assert from 'node:assert/strict';
import { until } from '../../e2e/support/until.js';
import { SUPPORT_TOKEN } from './next-shop.js';
import { buyWith, payOn, type PlacedOrder } from './payment.js';
import { openQuietPage } from './quiet-page.js';
import type { Sandbox } from './sandbox.js';
import type { Story } from './shop.js';

/** Returns how often the app has acknowledged each event, by the id of its delivery. */
const countArrivals = async ({ deliveries }: Sandbox): Promise<readonly (readonly [id: string, times: number])[]> =>
  (await deliveries()).map(({ id, attempts }) => [id, attempts.filter(({ error }) => error === null).length]);

/** Scenarios of Next.js alone, which also renders pages on a server and runs the merchant's server. */
export const NEXT_STORIES: Readonly<Record<string, Story>> = {
  'renders the page of a payment on the server, and hydrates it in the browser': async (shop, sandbox) => {
    const { page, noise } = await openQuietPage(sandbox.browser);
    try {
      const ordered = await page.request.post(`${shop.url}/orders`);
      const order = (await ordered.json()) as PlacedOrder;
      const response = await page.goto(`${shop.url}/pay/${order.paymentId}`);
      assert.match((await response?.text()) ?? '', new RegExp(`<pay-status[^>]* payment-id="${order.paymentId}"`));
      await payOn(page, 'pay-status', order, shop, sandbox);
      assert.deepEqual(noise, []);
    } finally {
      await page.context().close();
    }
  },

  'receives webhooks for a paid order, and sends one parcel however often they are delivered': async (
    shop,
    sandbox,
  ) => {
    const paymentId = await buyWith('pay-status', shop, sandbox);
    const parcels = async (): Promise<string | undefined> => {
      const page = await fetch(`${shop.url}/thanks?payment_id=${paymentId}`);
      return /Parcels sent: (?:<!-- -->)?(\d+)/.exec(await page.text())?.[1];
    };
    await until('a parcel was sent', async () => (await parcels()) === '1');
    await until('all events have arrived', async () => (await countArrivals(sandbox)).every(([, times]) => times > 0));
    const arrived = await countArrivals(sandbox);
    assert.notDeepEqual(arrived, []);
    for (const [id] of arrived) await sandbox.resend(id);
    await until('each has arrived once more', async () => {
      const now = new Map(await countArrivals(sandbox));
      return arrived.every(([id, times]) => now.get(id) === times + 1);
    });
    assert.equal(await parcels(), '1');
  },

  'returns the status of a payment to authorized requests only, on Node.js and on the edge': async (shop) => {
    const ordered = await fetch(`${shop.url}/orders`, { method: 'POST' });
    const { paymentId } = (await ordered.json()) as PlacedOrder;
    const session = ordered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const admitted: readonly (readonly [path: string, headers: Record<string, string>])[] = [
      ['status', { Cookie: session }],
      ['edge/status', { Authorization: `Bearer ${SUPPORT_TOKEN}` }],
    ];
    for (const [path, headers] of admitted) {
      const url = `${shop.url}/${path}/${paymentId}`;
      assert.equal((await fetch(url)).status, 404, path);
      const answer = await fetch(url, { headers });
      assert.equal(answer.headers.get('Cache-Control'), 'no-store', path);
      assert.deepEqual(await answer.json(), { status: 'requires_action', isFinal: false, pollInMs: 1000, info: null });
    }
  },

  'logs no error and no warning on its server': async (shop) => {
    assert.equal(shop.troubles(), '');
  },

  'refuses a webhook that the gateway did not sign, and logs why': async (shop) => {
    const response = await fetch(`${shop.url}/webhooks`, { method: 'POST', body: '{}' });
    assert.equal(response.status, 400);
    assert.match(shop.troubles(), /A webhook delivery was refused \(missing_header\)/);
  },
};
