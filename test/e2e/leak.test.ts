import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useMerchantSite } from './support/merchant-site.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const MOUNTS = 500;
const MAX_GROWTH_BYTES = 1_000_000;

declare global {
  /** References to mounted elements that are still alive. */
  var mounted: WeakRef<Element>[];
}

describe('elements that are removed from the page', () => {
  const site = useMerchantSite(environment);

  it(`release their requests, locks and memory, after ${MOUNTS} mounts`, async (context) => {
    const { paymentId } = await environment().create();
    const page = await environment().open(`${site().url}/checkout?payment_id=${paymentId}`);
    await page.getByText('Waiting for your payment').first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    const heapBytes = async (): Promise<number> => {
      for (let i = 0; i < 4; i++) await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    };
    /** Mounts elements with different payments, so that they share no tracker; every third one opens a long poll. */
    const mount = (count: number): Promise<void> =>
      page.evaluate(
        async ([id, url, times]) => {
          globalThis.mounted ??= [];
          for (let i = 0; i < times; i++) {
            const element = document.createElement('pay-status');
            element.setAttribute('payment-id', i % 3 ? `pay_${i}` : id);
            element.setAttribute('base-url', url);
            element.setAttribute('app-id', 'app_demo');
            document.body.append(element);
            await new Promise((resolve) => requestAnimationFrame(resolve));
            element.remove();
            globalThis.mounted.push(new WeakRef(element));
          }
        },
        [paymentId, environment().proxy.url, count] as const,
      );

    await mount(50);
    await page.evaluate(() => {
      document.querySelector('pay-status')?.remove();
    });
    const before = await heapBytes();
    await mount(MOUNTS);
    const growth = (await heapBytes()) - before;
    const alive = await page.evaluate(() => globalThis.mounted.filter((ref) => ref.deref()).length);
    const locks = await page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return held.length + pending.length;
    });
    context.diagnostic(`${alive} of ${MOUNTS} alive, ${growth} bytes more, ${locks} locks`);
    assert.equal(alive, 0);
    assert.ok(growth < MAX_GROWTH_BYTES, `the heap has grown by ${growth} bytes`);
    assert.equal(locks, 0);
    assert.equal(environment().server.gateway.heldPolls(), 0);
  });
});
