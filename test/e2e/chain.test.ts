import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { buy } from './support/buyer.js';
import { approve, payWithCoin, useChainEnvironment } from './support/chain-environment.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';

describe('a buyer of a sandbox with a local chain', () => {
  const { environment } = useChainEnvironment();

  const choose = async (symbol: string): Promise<Page> => {
    const { gatewayUrl } = await environment().create();
    return payWithCoin(environment(), gatewayUrl, symbol);
  };

  /** Follows the link of a receipt, which opens a new tab. */
  const openExplorer = async (page: Page): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await page.locator('[part~="explorer-link"]:visible').first().click();
    const explorer = await opened;
    await explorer.waitForURL(/\/explorer\/tx\/0x[\da-f]{64}$/);
    return explorer;
  };

  it('pays with the test wallet in two steps, and follows the receipt to the transaction in the explorer', async () => {
    const page = await choose('TUSD');
    for (let count = 0; count < 2; count++) await approve(page);
    await waitForHeadline(page, PAID_HEADLINE);
    const explorer = await openExplorer(page);
    for (const text of ['Succeeded', /^Payment (?:with|in) /, '50 TUSD'])
      await explorer.getByText(text).first().waitFor();
    assert.deepEqual(environment().errors, []);
  });

  it('sees nothing paid after a rejection in the wallet, and can choose again', async () => {
    const page = await choose('USDC');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await page.locator('[part="pay-button"][aria-disabled="false"]').waitFor();
    const { payments } = environment().server.gateway;
    const id = new URL(page.url()).searchParams.get('pid') ?? '';
    assert.equal((await payments.get(id)).state.status, 'requires_action');
    assert.deepEqual(environment().errors, []);
  });

  it('pays with one click in the panel, and finds the explorer from the order in the shop', async () => {
    const { open, proxy, errors } = environment();
    const page = await open(proxy.url);
    const paymentId = await buy(page);
    await page.locator('#test-wallet button[value="process"]:enabled').click();
    await waitForHeadline(page, PAID_HEADLINE);
    await page.goto(`${proxy.url}/shop/thanks?payment_id=${paymentId}`);
    await page.locator('pay-status').waitFor();
    await (await openExplorer(page)).getByText('Succeeded').waitFor();
    assert.deepEqual(errors, []);
  });

  it('can read the explorer at any width, light and dark, with all of its content', async () => {
    const { open, proxy } = environment();
    const page = await open(`${proxy.url}/explorer`);
    const href = await page.locator('.payments a').first().getAttribute('href');
    for (const path of ['/explorer', href ?? '', `/explorer/tx/0x${'0'.repeat(64)}`])
      for (const width of [320, 1280])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await page.goto(proxy.url + path);
          for (const details of await page.locator('summary').all()) await details.click();
          const name = `${path}, ${width} px wide, ${colorScheme}`;
          assert.deepEqual(await findAxeViolations(page), [], name);
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, name);
        }
  });
});
