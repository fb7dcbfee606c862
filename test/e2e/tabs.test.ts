import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { waitForHeadline } from './support/headlines.js';
import { checkLatency } from './support/latency.js';
import { useMerchantSite } from './support/merchant-site.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const TABS = 10;
/** Minimum duration of a long poll; anything faster did not wait for one to end. */
const LONG_POLL_MS = 25_000;

const openTabs = async (context: BrowserContext, url: string, count: number): Promise<readonly Page[]> => {
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(
    pages.map(async (page) => {
      await page.goto(url);
      await waitForHeadline(page, 'Waiting for your payment');
    }),
  );
  return pages;
};

/** Returns true if this page holds the lock of the tab that polls. */
const isLeading = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    navigator.locks.request(crypto.randomUUID(), async (own) => {
      const { held = [] } = await navigator.locks.query();
      const me = held.find(({ name }) => name === own?.name)?.clientId;
      return held.some(({ name, clientId }) => name?.startsWith('pay-status/') && clientId === me);
    }),
  );

const isLongPoll = (url: string): boolean => /\/status\?.*maxPollMs=[1-9]/.test(url);

/**
 * Sends another request while every long poll stays open, which fails if the polls use all connections of the browser.
 * Resolves to its duration, milliseconds.
 */
const callBesidePolls = async (page: Page): Promise<number> => {
  let finished = 0;
  page.context().on('requestfinished', (request) => {
    if (isLongPoll(request.url())) finished++;
  });
  const call = (): Promise<number> =>
    page.evaluate(async (url) => {
      const from = performance.now();
      await (await fetch(url, { mode: 'no-cors' })).text();
      return performance.now() - from;
    }, `${environment().proxy.url}/health`);
  let tookMs = 0;
  await until('a call is answered while every long poll is open', async () => {
    const before = finished;
    tookMs = await call();
    return finished === before;
  });
  return tookMs;
};

/** Records the URLs of the status requests of a context from now on. */
const watchStatusRequests = (context: BrowserContext): readonly string[] => {
  const urls: string[] = [];
  context.on('request', (request) => {
    if (/\/status(?:\?|$)/.test(request.url())) urls.push(request.url());
  });
  return urls;
};

const countLongPolls = (): number => environment().server.gateway.heldPolls();

describe('ten tabs of one browser on one payment, over HTTP/1.1', () => {
  const site = useMerchantSite(environment);

  it('share one long poll, replace the polling tab when it is closed, and all show the final status at once', async (test) => {
    const { paymentId } = await environment().create();
    const context = await environment().newContext();
    const url = `${site().url}/checkout?payment_id=${paymentId}`;
    const pages = [...(await openTabs(context, url, TABS))];
    await until('one long poll is open', () => countLongPolls() === 1);

    const leads = await Promise.all(pages.map(isLeading));
    assert.equal(leads.filter(Boolean).length, 1);
    const closedAt = performance.now();
    await pages.splice(leads.indexOf(true), 1)[0]?.close();
    // Without the lock, the others would wait for two long polls of silence.
    await until('another tab polls', () => countLongPolls() === 1, LONG_POLL_MS);
    checkLatency(test, 'until another tab polls', performance.now() - closedAt, 1_000);
    pages.push(...(await openTabs(context, url, 1)));

    const requests = watchStatusRequests(context);
    const from = Date.now();
    await environment().step(paymentId, 'succeed');
    const ends = await Promise.all(pages.map((page) => waitForHeadline(page, 'Payment complete')));
    const tookMs = Math.max(...ends.map(({ atMs }) => atMs - from));
    assert.ok(tookMs < LONG_POLL_MS, `the last tab took ${tookMs} ms`);
    assert.ok(requests.length <= TABS, `one request a tab confirms the end: ${requests.length}`);
    checkLatency(test, 'from commit to the last tab', tookMs, 500);
    await until('no long poll is open any more', () => countLongPolls() === 0);
    assert.deepEqual(environment().errors, []);
    await context.close();
  });
});

describe('eight payments in a tab each, over HTTP/1.1', () => {
  const site = useMerchantSite(environment);

  it('open at most four long polls, so that the browser has connections left for the shop', async (test) => {
    const context = await environment().newContext();
    const pages = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { paymentId } = await environment().create();
        const [page] = await openTabs(context, `${site().url}/checkout?payment_id=${paymentId}`, 1);
        assert.ok(page);
        return { page, paymentId };
      }),
    );
    await until('four long polls are open', () => countLongPolls() === 4);
    assert.ok(pages[0]);
    checkLatency(test, 'another call of a page', await callBesidePolls(pages[0].page), 100);
    for (const { page, paymentId } of pages) {
      const from = Date.now();
      await environment().step(paymentId, 'succeed');
      const { atMs } = await waitForHeadline(page, 'Payment complete');
      assert.ok(atMs - from < LONG_POLL_MS, `the end took ${atMs - from} ms`);
      checkLatency(test, 'from commit to screen', atMs - from, 2_500);
      assert.ok(countLongPolls() <= 4, `${countLongPolls()} long polls are open`);
    }
    await context.close();
  });
});
