import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitUntilOpen } from './support/checkout.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { tabTo } from './support/keyboard.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

describe('a purchase by keyboard', () => {
  it('can buy, pay, cancel the redirect, copy the receipt and return to the shop', async () => {
    const page = await environment().open(`${environment().proxy.url}/`);
    await tabTo(page, /^buy/i);
    await page.keyboard.press('Enter');
    await waitUntilOpen(page);
    await tabTo(page, /^pay$/i);
    await page.keyboard.press('Enter');
    await waitForHeadline(page, PAID_HEADLINE);
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await tabTo(page, /^copy details/i);
    await page.keyboard.press('Enter');
    await page.getByText('Copied').waitFor();
    const txId = (await page.locator('dl [part="transaction"]').getAttribute('title')) ?? '';
    assert.match(txId, /^0x[0-9a-f]{64}$/);
    assert.ok((await page.evaluate(() => navigator.clipboard.readText())).includes(txId));
    await tabTo(page, /^stay here/i);
    await page.keyboard.press('Enter');
    await page.locator('[part="stay-button"]').waitFor({ state: 'detached' });
    await tabTo(page, /^back to the shop$/i);
    await page.keyboard.press('Enter');
    await page.waitForURL(/payment_id=/);
    assert.deepEqual(environment().errors, []);
  });
});
