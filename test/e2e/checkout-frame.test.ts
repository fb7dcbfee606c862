import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FrameLocator, Page } from 'playwright-core';
import { createFor, getReturns, waitUntilOpen } from './support/checkout.js';
import { useHostSites } from './support/host-site.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { getFittingHeight } from './support/fitting-height.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const { ready, sites } = useHostSites();
const environment = useTestEnvironment(async () => ({ embedOrigins: [(await ready).shop.url] }));

declare global {
  /** Messages and events that the embedding page received. */
  var receivedFromFrame: { type: string; detail: unknown }[];
  /** Posts the forged messages; returns the number of windows that got them. */
  var postForgeries: () => number;
}

/** Opens a page of the shop with the checkout in a frame, and waits until the payment can be paid. */
const openFramed = async (
  path: string,
  gatewayUrl: string,
  more = '',
): Promise<{ page: Page; frame: FrameLocator }> => {
  const page = await environment().open(`${sites().shop.url}${path}?src=${encodeURIComponent(gatewayUrl)}${more}`);
  const frame = page.frameLocator('iframe[title="Payment"]');
  await waitUntilOpen(frame);
  return { page, frame };
};

const getReceived = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(globalThis.receivedFromFrame));

describe('the hosted checkout in a frame of a shop', () => {
  it('reports its status to the shop, fits the frame to its height, and has the shop redirect once', async () => {
    const { paymentId, gatewayUrl } = await createFor(environment(), sites().shop);
    const { page, frame } = await openFramed('/embed', gatewayUrl);
    assert.equal(await frame.locator('#test-wallet').isVisible(), false);
    await page.setViewportSize({ width: 400, height: 800 });
    const fold = frame.getByRole('button', { name: 'Pay on another device' });
    await fold.waitFor();
    let folded: number | undefined;
    await until('the frame fits', async () => (folded = await getFittingHeight(page)) !== undefined);
    await fold.click();
    await until('the frame grows with the code', async () => ((await getFittingHeight(page)) ?? 0) > (folded ?? NaN));
    await fold.click();
    await until('the frame shrinks again', async () => (await getFittingHeight(page)) === folded);
    await environment().step(paymentId, 'process');
    await frame.getByText('Payment on its way').first().waitFor();
    await environment().step(paymentId, 'succeed');
    await waitForHeadline(page, PAID_HEADLINE);
    await until('the shop received the final status', async () => (await getReceived(page)).includes('"final"'));
    const types = JSON.parse(await getReceived(page)) as { type: string; detail: { status?: string } | undefined }[];
    assert.deepEqual(
      types.map(({ type, detail }) => (type === 'status' ? detail?.status : type)),
      ['ready', 'requires_action', 'processing', 'succeeded', 'final'],
    );
    await page.waitForURL(/\/thanks/);
    assert.deepEqual(getReturns(sites().shop, paymentId), [`/thanks?order=1&payment_id=${paymentId}`]);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });

  it('shows a link if the host does not respond within a second, and a click on it leaves the frame', async () => {
    const { paymentId, gatewayUrl } = await createFor(environment(), sites().shop);
    const { page, frame } = await openFramed('/silent', gatewayUrl);
    await environment().step(paymentId, 'succeed');
    const link = frame.getByRole('link', { name: 'Back to the shop', exact: true });
    await link.waitFor();
    assert.deepEqual(getReturns(sites().shop, paymentId), []);
    await link.click();
    await page.waitForURL(/\/thanks/);
    assert.equal(getReturns(sites().shop, paymentId).length, 1);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});

describe('a site that may not embed the hosted checkout', () => {
  it('cannot show the checkout in a frame', async () => {
    const { gatewayUrl } = await environment().create();
    for (const path of ['/embed', '/silent']) {
      const refused: string[] = [];
      const page = await environment().open();
      page.on('console', (message) => refused.push(message.text()));
      await page.goto(`${sites().stranger.url}${path}?src=${encodeURIComponent(gatewayUrl)}`);
      await until('the browser refuses', () => refused.some((text) => text.includes('frame-ancestors')));
      assert.equal(
        page.frames().some((each) => each.url().includes('pid=')),
        false,
      );
      await page.context().close();
    }
    environment().errors.length = 0;
  });

  it('changes nothing by 10,000 forged messages from a sibling frame', async () => {
    const { paymentId, gatewayUrl } = await createFor(environment(), sites().shop);
    const ad = encodeURIComponent(`${sites().stranger.url}/hostile`);
    const { page, frame } = await openFramed('/embed', gatewayUrl, `&ad=${ad}`);
    const evil = page.frames().find((each) => each.url().includes('/hostile'));
    const inside = page.frames().find((each) => each.url().includes('pid='));
    const language = await inside?.evaluate(() => document.documentElement.lang);
    const before = await getReceived(page);
    assert.equal(await evil?.evaluate(() => globalThis.postForgeries()), 2);
    assert.equal(await getReceived(page), before);
    assert.equal(await inside?.evaluate(() => document.documentElement.lang), language);
    assert.equal(await inside?.evaluate(() => document.documentElement.style.colorScheme), '');
    await waitUntilOpen(frame);
    assert.match(page.url(), /\/embed/);
    assert.deepEqual(getReturns(sites().shop, paymentId), []);
    await environment().step(paymentId, 'succeed');
    await page.waitForURL(/\/thanks/);
    assert.equal(getReturns(sites().shop, paymentId).length, 1);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });

  it('changes nothing by 10,000 forged messages from the window that opened the checkout', async () => {
    const { paymentId, gatewayUrl } = await createFor(environment(), sites().shop);
    const context = await environment().newContext();
    const evil = await context.newPage();
    const opened = context.waitForEvent('page');
    await evil.goto(`${sites().stranger.url}/hostile?src=${encodeURIComponent(gatewayUrl)}`);
    const page = await opened;
    await waitUntilOpen(page);
    const language = await page.evaluate(() => document.documentElement.lang);
    assert.equal(await evil.evaluate(() => globalThis.postForgeries()), 1);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await waitUntilOpen(page);
    assert.equal(page.url(), gatewayUrl);
    await environment().step(paymentId, 'succeed');
    await page.waitForURL(/\/thanks/);
    assert.equal(getReturns(sites().shop, paymentId).length, 1);
    assert.deepEqual(environment().errors, []);
    await context.close();
  });
});
