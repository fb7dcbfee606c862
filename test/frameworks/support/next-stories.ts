import assert from 'node:assert/strict';
import { until } from '../../e2e/support/until.js';
import { SUPPORT_TOKEN } from './next-shop.js';
import { buyWith, payOn, type PlacedOrder } from './payment.js';
import { openQuietPage } from './quiet-page.js';
import type { Sandbox } from './sandbox.js';
import type { Story } from './shop.js';

/** How often the app has acknowledged each event that was sent to it, with the id of its delivery. */
const arrivals = async ({ deliveries }: Sandbox): Promise<readonly (readonly [id: string, times: number])[]> =>
  (await deliveries()).map(({ id, attempts }) => [id, attempts.filter(({ error }) => error === null).length]);

/** What else Next.js does with the library: it draws pages on a server, and runs the merchant's server. */
export const NEXT_STORIES: Readonly<Record<string, Story>> = {
  'draws the page of a payment on the server, and takes it over in the browser': async (shop, sandbox) => {
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

  'hears by webhooks what was paid, and sends one parcel however often it hears that': async (shop, sandbox) => {
    const paymentId = await buyWith('pay-status', shop, sandbox);
    const parcels = async (): Promise<string | undefined> => {
      const page = await fetch(`${shop.url}/thanks?payment_id=${paymentId}`);
      return /Parcels sent: (?:<!-- -->)?(\d+)/.exec(await page.text())?.[1];
    };
    await until('a parcel was sent', async () => (await parcels()) === '1');
    await until('all events have arrived', async () => (await arrivals(sandbox)).every(([, times]) => times > 0));
    const arrived = await arrivals(sandbox);
    assert.notDeepEqual(arrived, []);
    for (const [id] of arrived) await sandbox.resend(id);
    await until('each has arrived once more', async () => {
      const now = new Map(await arrivals(sandbox));
      return arrived.every(([id, times]) => now.get(id) === times + 1);
    });
    assert.equal(await parcels(), '1');
  },

  'shows the status of a payment to nobody but those who may see it, on Node.js and on the edge': async (shop) => {
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

  'refuses a webhook that the gateway did not sign': async (shop) => {
    const response = await fetch(`${shop.url}/webhooks`, { method: 'POST', body: '{}' });
    assert.equal(response.status, 400);
  },

  'has nothing to say on its server about all that': async (shop) => {
    assert.equal(shop.troubles(), '');
  },
};
