import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import type { EmbeddedCheckout } from '../../src/host/parent/embed-checkout.js';
import type { HostConnection } from '../../src/host/child/host-connection.js';
import { FORGERIES } from '../host/forgeries.js';
import { useHostSites } from './support/host-sites.js';
import { checkLatency } from './support/latency.js';

/** Globals of the pages of these sites. */
declare global {
  var received: unknown[];
  var embedded: EmbeddedCheckout;
  var connection: HostConnection;
  var checkout: HTMLElement;
  var attack: (target: Window) => { readonly posted: number; readonly ms: number };
}

const sites = useHostSites();

const getFrame = async (page: Page, url: string): Promise<Frame> => {
  const frame = page.frames().find((one) => one.url().startsWith(url) && one !== page.mainFrame());
  assert.ok(frame, url);
  await frame.waitForFunction(() => 'received' in globalThis);
  return frame;
};

/** Waits until the page in a frame has received this many messages, and returns them. */
const waitForReceived = async (frame: Frame, count: number): Promise<unknown[]> => {
  await frame.waitForFunction((least) => globalThis.received.length >= least, count);
  return frame.evaluate(() => globalThis.received);
};

const openShop = async (): Promise<{ page: Page; shop: Frame; checkout: Frame }> => {
  const page = await sites().open(sites().shop);
  const shop = page.mainFrame();
  await waitForReceived(shop, 1);
  const checkout = await getFrame(page, sites().checkout);
  await waitForReceived(checkout, 2);
  return { page, shop, checkout };
};

describe('a checkout in a frame of another origin', () => {
  it('exchanges theme, locale, status, final status, links and redirect with the shop', async () => {
    const { page, shop, checkout } = await openShop();
    assert.deepEqual(await waitForReceived(checkout, 2), ['theme', 'locale']);
    await checkout.evaluate(async () => {
      const { checkout: element, connection } = globalThis;
      const payment = { status: 'succeeded', isFinal: true };
      element.dispatchEvent(Object.assign(new Event('pay-status-change'), { payment }));
      element.dispatchEvent(Object.assign(new Event('pay-status-final'), { payment }));
      connection.openUrl('https://wallet.example/pay');
      await connection.redirect('https://shop.example/thanks', 'succeeded');
    });
    assert.deepEqual(await waitForReceived(shop, 5), [
      ['ready', undefined],
      ['status', { status: 'succeeded', isFinal: true, failureCode: undefined }],
      ['final', { status: 'succeeded', isFinal: true }],
      ['open-url', 'https://wallet.example/pay'],
      ['navigate', 'https://shop.example/thanks'],
    ]);
    await page.close();
  });

  it('makes its frame as high as its page, also when that changes', async () => {
    const { page, shop, checkout } = await openShop();
    const isHigh = (px: number) => globalThis.embedded.frame.offsetHeight === px;
    await shop.waitForFunction(isHigh, 300);
    await checkout.evaluate(() => {
      globalThis.checkout.style.height = '700.5px';
    });
    await shop.waitForFunction(isHigh, 701);
    await page.close();
  });

  it('navigates the top window when the buyer clicks a link', async () => {
    const { page, checkout } = await openShop();
    const link = await checkout.getByText('Back to the shop').boundingBox();
    assert.ok(link);
    await Promise.all([
      page.waitForURL(`${sites().shop}/thanks`),
      page.mouse.click(link.x + link.width / 2, link.y + link.height / 2),
    ]);
    await page.close();
  });

  it('cannot navigate the top window without a click', async () => {
    const page = await sites().open('about:blank');
    const refused = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(`${sites().shop}/hasty`);
    assert.match((await refused).text(), /allow-top-navigation/);
    assert.equal(page.url(), `${sites().shop}/hasty`);
    await page.close();
  });

  it('may write to the clipboard, unlike a frame without that permission', async () => {
    const { page, checkout } = await openShop();
    const mayWrite = (frame: Frame) =>
      frame.evaluate(() =>
        (
          document as Document & { featurePolicy: { allowsFeature(name: string): boolean } }
        ).featurePolicy.allowsFeature('clipboard-write'),
      );
    assert.equal(await mayWrite(checkout), true);
    assert.equal(await mayWrite(await getFrame(page, sites().evil)), false);
    await page.close();
  });

  it('reconnects after a reload', async () => {
    const { page, shop, checkout } = await openShop();
    await checkout.goto(sites().checkout);
    assert.deepEqual(await waitForReceived(shop, 2), [
      ['ready', undefined],
      ['ready', undefined],
    ]);
    await page.close();
  });

  it('is disconnected when its frame navigates to another site', async () => {
    const { page, shop, checkout } = await openShop();
    await checkout.goto(`${sites().evil}/sibling`);
    await checkout.waitForFunction(() => 'attack' in globalThis);
    await checkout.evaluate(() => globalThis.attack(window.parent));
    await shop.evaluate(() => {
      globalThis.embedded.setTheme('light');
    });
    assert.deepEqual(await checkout.evaluate(() => globalThis.received), []);
    assert.deepEqual(await waitForReceived(shop, 1), [['ready', undefined]]);
    await page.close();
  });
});

describe(`${FORGERIES} forged messages`, () => {
  it('from a sibling frame change nothing in the shop or the checkout', async (test) => {
    const { page, shop, checkout } = await openShop();
    const sibling = await getFrame(page, sites().evil);
    const attacks = [
      await sibling.evaluate(() => globalThis.attack(window.parent)),
      await sibling.evaluate(() => globalThis.attack(window.parent.frames[0]!)),
    ];
    // Arrives after all of them, in the shop and in the checkout.
    await checkout.evaluate(() => globalThis.connection.redirect('https://shop.example/', 'failed'));
    await shop.evaluate(() => {
      globalThis.embedded.resume();
    });
    assert.deepEqual(await waitForReceived(shop, 2), [
      ['ready', undefined],
      ['navigate', 'https://shop.example/'],
    ]);
    assert.deepEqual(await waitForReceived(checkout, 5), ['theme', 'locale', 'answer', 'resume', 'refresh']);
    assert.deepEqual(await sibling.evaluate(() => globalThis.received), []);
    for (const { posted, ms } of attacks) {
      assert.equal(posted, FORGERIES);
      checkLatency(test, 'posting the forged messages', ms, 5_000);
    }
    await page.close();
  });

  it('from an embedding page change nothing in the checkout, and get no response', async () => {
    const page = await sites().open(sites().evil);
    const evil = page.mainFrame();
    const checkout = await getFrame(page, sites().checkout);
    await checkout.waitForFunction(() => 'connection' in globalThis);
    const { posted } = await evil.evaluate(() => globalThis.attack(window.frames[0]!));
    assert.equal(posted, FORGERIES);
    const accepted = await checkout.evaluate(async () => {
      // Its own message arrives after all that were posted to it.
      await new Promise((resolve) => {
        addEventListener('message', ({ source }) => {
          if (source === window) resolve(undefined);
        });
        window.postMessage(null, location.origin);
      });
      const { connection } = globalThis;
      return [
        connection.openUrl('https://wallet.example'),
        await connection.redirect('https://shop.example', 'succeeded'),
      ];
    });
    assert.deepEqual(accepted, [false, false]);
    assert.deepEqual(await checkout.evaluate(() => globalThis.received), []);
    assert.deepEqual(await evil.evaluate(() => globalThis.received), []);
    assert.equal(await checkout.evaluate(() => document.documentElement.style.colorScheme), '');
    await page.close();
  });
});
