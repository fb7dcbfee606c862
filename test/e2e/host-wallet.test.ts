import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { getFittingHeight } from './support/fitting-height.js';
import { pickWallet } from './support/paying/pick-wallet.js';
import { assertPaidOnce } from './support/paying/purchase.js';
import { useTestEnvironment } from './support/test-environment.js';
import { until } from './support/until.js';

const environment = useTestEnvironment();

/** The app at `/host` with the checkout of a new payment in its frame. */
interface App {
  readonly paymentId: string;
  readonly page: Page;
  readonly wallet: { readonly address: string };
  readonly frame: FrameLocator;
  readonly payButton: Locator;
  readonly prompt: Locator;
  /** Waits until the chosen option can be paid with, and the frame has its height. */
  readonly isReady: () => Promise<void>;
  readonly connect: () => Promise<void>;
  readonly approve: () => Promise<void>;
}

const openApp = async (): Promise<App> => {
  const { paymentId, gatewayUrl } = await environment().create();
  const page = await environment().open(`${environment().proxy.url}/host?link=${encodeURIComponent(gatewayUrl)}`);
  const frame = page.frameLocator('#checkout iframe');
  const pane = frame.locator('[part="wallet"]');
  const prompt = page.getByRole('dialog');
  const isReady = async (): Promise<void> => {
    await pane.locator('[part="pay-button"][aria-disabled="false"]').waitFor();
    // The frame's height follows the step's; a click before that lands beside the button.
    await until('the frame fits', async () => (await getFittingHeight(page)) !== undefined);
  };
  const connect = async (): Promise<void> => {
    await pickWallet(frame, 'Example wallet');
    await isReady();
  };
  await connect();
  const [address = ''] = /0x[\da-fA-F]{40}/.exec(await page.locator('#account').innerText()) ?? [];
  return {
    ...{ paymentId, page, frame, prompt, isReady, connect },
    wallet: { address },
    payButton: pane.locator('[part="pay-button"]'),
    approve: () => prompt.getByRole('button', { name: 'Approve' }).click(),
  };
};

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => document.activeElement === element);

const readLedger = (paymentId: string) => environment().readLedger(paymentId);

describe('an app that embeds the checkout and pays with its own key', () => {
  it('shows what it decodes from the request, and pays once', async () => {
    const app = await openApp();
    const { prompt, payButton, paymentId, wallet } = app;
    await payButton.click();
    await prompt.getByRole('heading', { name: 'Pay 50.00 USDC?' }).waitFor();
    const text = await prompt.innerText();
    assert.match(text, /Base Sepolia/);
    assert.match(text, /Test key, test money/);
    for (const code of [paymentId, wallet.address.toLowerCase()]) assert.ok(text.includes(code), code);
    assert.ok(await isFocused(prompt.getByRole('button', { name: 'Reject' })));
    assert.deepEqual(await readLedger(paymentId), []);
    await app.approve();
    await assertPaidOnce(environment(), app);
  });

  it('pays once, without a second prompt, if the frame is loaded again while the prompt is open', async () => {
    const app = await openApp();
    await app.payButton.click();
    await app.prompt.waitFor();
    await Promise.all([
      app.page.waitForRequest((request) => request.isNavigationRequest()),
      app.page.evaluate(() => {
        document.querySelector('iframe')?.contentWindow?.location.reload();
      }),
    ]);
    await app.frame
      .getByText(/Example wallet/)
      .first()
      .waitFor();
    await app.approve();
    // The page that has asked is gone; the one that was loaded recalls the answer.
    await until('the payment is paid', async () => (await readLedger(app.paymentId)).length > 0);
    await assertPaidOnce(environment(), app);
  });

  it('has no axe violations and no horizontal overflow, with and without its prompt, light and dark', async () => {
    const app = await openApp();
    const check = async (name: string): Promise<void> => {
      for (const width of [320, 1280])
        for (const colorScheme of ['light', 'dark'] as const) {
          await app.page.setViewportSize({ width, height: 800 });
          await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          assert.deepEqual(await findAxeViolations(app.page), [], `${name}, ${width} px, ${colorScheme}`);
          assert.equal(await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, name);
        }
    };
    await check('the app');
    await app.payButton.click();
    await app.prompt.waitFor();
    await check('its prompt');
  });
});
