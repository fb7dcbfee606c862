import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { pickWallet } from './support/paying/pick-wallet.js';
import { assertPaidOnce } from './support/paying/purchase.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/** The app at `/host`, which shows the checkout of a new payment in a WebView. */
interface App {
  readonly paymentId: string;
  readonly page: Page;
  readonly prompt: Locator;
  /** Resolves to the page in the WebView. */
  readonly openCheckout: () => Promise<Page>;
  readonly address: () => Promise<string>;
}

const openApp = async (order = {}): Promise<App> => {
  const { paymentId } = await environment().create(order);
  const page = await environment().open(`${environment().proxy.url}/host?mode=webview&link=${paymentId}`);
  return {
    ...{ paymentId, page },
    prompt: page.getByRole('dialog'),
    openCheckout: async () => {
      const [view] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Open the checkout' }).click(),
      ]);
      return view;
    },
    address: async () => {
      const [address = ''] = /0x[\da-fA-F]{40}/.exec(await page.locator('#account').innerText()) ?? [];
      return address;
    },
  };
};

const pay = async (view: Page): Promise<void> => {
  await pickWallet(view, 'Example wallet');
  await view.locator('[part="pay-button"][aria-disabled="false"]').click();
};

const approve = ({ prompt }: App): Promise<void> => prompt.getByRole('button', { name: 'Approve' }).click();

describe('an app that shows the checkout in a WebView and pays with its own key', () => {
  it('pays once, and says how the payment has ended', async () => {
    const app = await openApp();
    const view = await app.openCheckout();
    await pay(view);
    await app.prompt.getByRole('heading', { name: 'Pay 50.00 USDC?' }).waitFor();
    await approve(app);
    const address = await app.address();
    await assertPaidOnce(environment(), { ...app, page: view, wallet: { address } });
    await app.page.getByText('The page reports: succeeded.').waitFor();
  });

  it('pays once, with one prompt, if the WebView is ended while the app asks', async () => {
    const app = await openApp();
    const first = await app.openCheckout();
    await pay(first);
    await app.prompt.waitFor();
    await first.close();
    await approve(app);
    const next = await app.openCheckout();
    const address = await app.address();
    await assertPaidOnce(environment(), { ...app, page: next, wallet: { address } });
    assert.ok(await app.prompt.isHidden());
  });

  it('has no axe violations and no horizontal overflow, light and dark', async () => {
    const { page } = await openApp();
    for (const width of [320, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        assert.deepEqual(await findAxeViolations(page), [], `${width} px, ${colorScheme}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      }
  });
});
