import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buy, panelButton } from './support/buyer.js';
import { waitUntilOpen } from './support/checkout.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const DECIMALS = 18;
const VALUE = '123456789012345678901234567890';

describe('a purchase in Chromium', () => {
  it('shows the exact paid amount and redirects to the shop once', async () => {
    const page = await environment().open(`${environment().proxy.url}/`);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    const paymentId = await buy(page);
    await waitUntilOpen(page);
    await environment().step(paymentId, 'process');
    await page.getByText('Payment on its way').first().waitFor();
    const display = { assetName: 'Ether', assetSymbol: 'ETH', decimals: DECIMALS, iconUrl: 'http://x.example/e.svg' };
    const more = { networkIconUrl: 'http://x.example/n.svg', networkName: 'Base' };
    const optionAmount = { unit: 'caip19/eip155:8453/slip44:60', value: VALUE, display: { ...display, ...more } };
    const txId = `0x${'ab'.repeat(32)}`;
    await environment().step(paymentId, 'succeed', { optionAmount, txId });
    const amount = page.locator('dl [part="paid-amount"]');
    await amount.waitFor();
    assert.equal((await amount.innerText()).trim(), '123,456,789,012.34567890123456789 ETH');
    assert.equal(await page.locator('dl [part="transaction"]').getAttribute('title'), txId);
    assert.equal(await page.locator('dl [part="transaction"]').innerText(), '0xabab…abab');
    assert.equal(
      await page.locator('dl [part="explorer-link"]').getAttribute('href'),
      `https://basescan.org/tx/${txId}`,
    );
    assert.equal(await page.locator('[part="asset-icon"]').count(), 0, 'an icon that is not https is not loaded');
    await page.waitForURL(/payment_id=/);
    const returns = visited.filter((url) => url.includes('payment_id='));
    assert.equal(returns.length, 1);
    assert.equal(new URL(returns[0] ?? '').searchParams.get('payment_id'), paymentId);
    await page.goBack();
    await page.locator('[part="redirect-link"]').waitFor();
    assert.deepEqual(environment().errors, []);
  });

  it('is paid with the test wallet beside the checkout, and comes back to the shop', async () => {
    const page = await environment().open(`${environment().proxy.url}/`);
    const paymentId = await buy(page);
    await panelButton(page, 'Pay').click();
    await waitForHeadline(page, PAID_HEADLINE);
    await page.waitForURL(/payment_id=/);
    const { state, isSimulated } = await environment().server.gateway.payments.get(paymentId);
    assert.ok(state.status === 'succeeded' && state.processing.confirmation);
    assert.notEqual(isSimulated, true);
    assert.deepEqual(environment().errors, []);
  });

  const ENDS = { Reject: 'Payment declined', Fail: 'Payment failed', Expire: 'Payment expired' } as const;
  for (const [name, title] of Object.entries(ENDS) as [keyof typeof ENDS, string][]) {
    it(`shows "${title}" after ${name} in the test wallet, and redirects to the error URL`, async () => {
      const page = await environment().open(`${environment().proxy.url}/`);
      const paymentId = await buy(page);
      await waitUntilOpen(page);
      await panelButton(page, name).click();
      await waitForHeadline(page, title);
      await page.waitForURL(/payment_id=/);
      assert.match(page.url(), /sorry/);
      assert.equal(new URL(page.url()).searchParams.get('payment_id'), paymentId);
    });
  }
});
