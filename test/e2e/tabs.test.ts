import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { useMerchantSite } from './support/merchant-site.js';
import { until } from './support/until.js';
import { useWorld } from './support/world.js';

const world = useWorld();

const TABS = 10;
/** From the gateway's word to the last of the tabs. */
const ALL_TABS_MS = 500;
const HAND_OVER_MS = 1_000;

const openTabs = async (context: BrowserContext, url: string, count: number): Promise<readonly Page[]> => {
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(
    pages.map(async (page) => {
      await page.goto(url);
      await page.getByText('Waiting for your payment').first().waitFor();
    }),
  );
  return pages;
};

/** When an element says this, by the clock that all processes of a machine share, Unix milliseconds. */
const saidAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const root = document.querySelector('pay-status')?.shadowRoot ?? document.body;
        new MutationObserver(() => {
          if (root.textContent.includes(wanted)) resolve(performance.timeOrigin + performance.now());
        }).observe(root, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );

/** Whether this page has the lock of the one that polls. */
const isLeading = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    navigator.locks.request(crypto.randomUUID(), async (own) => {
      const { held = [] } = await navigator.locks.query();
      const me = held.find(({ name }) => name === own?.name)?.clientId;
      return held.some(({ name, clientId }) => name?.startsWith('pay-status/') && clientId === me);
    }),
  );

/** How long a call of the page takes that has nothing to do with payments, milliseconds. */
const otherCall = async (url: string): Promise<number> => {
  const from = performance.now();
  await (await fetch(url, { mode: 'no-cors' })).text();
  return performance.now() - from;
};

const held = (): number => world().server.gateway.heldPolls();

describe('ten tabs of one browser on one payment, over HTTP/1.1', () => {
  const site = useMerchantSite(world);

  it('hold one request in all, hand over when the one that polls is closed, and all show the end at once', async () => {
    const { paymentId } = await world().create();
    const context = await world().newContext();
    const url = `${site().url}/checkout?payment_id=${paymentId}`;
    const pages = [...(await openTabs(context, url, TABS))];
    await until('one request is held', () => held() === 1);

    const leads = await Promise.all(pages.map(isLeading));
    assert.equal(leads.filter(Boolean).length, 1);
    await pages.splice(leads.indexOf(true), 1)[0]?.close();
    await until('another tab holds the request', () => held() === 1, HAND_OVER_MS);
    pages.push(...(await openTabs(context, url, 1)));

    const ends = pages.map((page) => saidAt(page, 'Payment complete'));
    // The observers are in place when each page has answered once more.
    await Promise.all(pages.map((page) => page.evaluate(() => 0)));
    const from = Date.now();
    await world().step(paymentId, 'succeed');
    const tookMs = (await Promise.all(ends)).map((at) => at - from);
    assert.ok(Math.max(...tookMs) < ALL_TABS_MS, `the tabs took ${tookMs.map(Math.round).join(', ')} ms`);
    await until('nothing is held any more', () => held() === 0);
    assert.deepEqual(world().errors, []);
    await context.close();
  });
});

describe('twenty payments on one page, over HTTP/1.1', () => {
  const site = useMerchantSite(world);

  it('hold at most four requests, show each change soon, and leave room for the other calls of the page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) ids.push((await world().create()).paymentId);
    const page = await world().open(`${site().url}/list?payment_ids=${ids.join(',')}`);
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('pay-status')].filter((each) => each.matches(':state(requires-action)'))
          .length === 20,
    );
    await until('four requests are held', () => held() === 4);
    const tookMs: number[] = [];
    for (const id of ids) {
      const from = Date.now();
      const shown = page.waitForFunction(
        (wanted) => document.querySelector(`pay-status[payment-id="${wanted}"]`)?.matches(':state(processing)'),
        id,
        { polling: 20 },
      );
      await world().step(id, 'process');
      await shown;
      tookMs.push(Date.now() - from);
      assert.ok(held() <= 4, `${held()} requests are held`);
    }
    assert.ok(Math.max(...tookMs) < 2_500, `the changes took ${tookMs.join(', ')} ms`);
    const otherMs = await page.evaluate(otherCall, `${world().proxy.url}/health`);
    assert.ok(otherMs < 100, `another call of the page took ${otherMs} ms`);
    await page.context().close();
    await until('nothing is held any more', () => held() === 0);
  });
});

describe('eight payments in a tab each, over HTTP/1.1', () => {
  const site = useMerchantSite(world);

  it('hold at most four requests, so that the browser has connections left for the shop', async () => {
    const context = await world().newContext();
    const pages = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { paymentId } = await world().create();
        const [page] = await openTabs(context, `${site().url}/checkout?payment_id=${paymentId}`, 1);
        assert.ok(page);
        return { page, paymentId };
      }),
    );
    await until('four requests are held', () => held() === 4);
    const otherMs = await pages[0]?.page.evaluate(otherCall, `${world().proxy.url}/health`);
    assert.ok((otherMs ?? NaN) < 100, `another call took ${otherMs} ms`);
    for (const { page, paymentId } of pages) {
      const shown = saidAt(page, 'Payment complete');
      const from = Date.now();
      await world().step(paymentId, 'succeed');
      const tookMs = (await shown) - from;
      assert.ok(tookMs < 2_500, `the end took ${tookMs} ms`);
      assert.ok(held() <= 4, `${held()} requests are held`);
    }
    await context.close();
  });
});
