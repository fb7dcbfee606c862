import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openCheckout } from './support/checkout.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const TX_ID = `0x${'ab12'.repeat(16)}`;

/** The number of pages of a PDF by Chromium, whose page objects are not compressed. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const openPaid = async (): Promise<{ page: Page; paymentId: string }> => {
  const { paymentId, gatewayUrl } = await environment().create();
  const page = await environment().open();
  await openCheckout(page, gatewayUrl);
  await environment().step(paymentId, 'succeed', { txId: TX_ID });
  await page.getByRole('button', { name: 'Print receipt' }).waitFor();
  return { page, paymentId };
};

describe('the receipt of the hosted checkout on paper', () => {
  it('is one A4 page', async () => {
    const { page } = await openPaid();
    assert.equal(countPages(await page.pdf({ format: 'A4' })), 1);
    await page.context().close();
  });

  it('has the full transaction id, the payment id, and nothing to press', async () => {
    const { page, paymentId } = await openPaid();
    await page.emulateMedia({ media: 'print' });
    for (const text of [TX_ID, paymentId, 'Paid $50.00 to Marginalia', 'Marginalia', '$50.00', 'Paid on'])
      await page.locator('pay-checkout').getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
    assert.equal(await page.locator('pay-checkout').getByRole('button').count(), 0);
    assert.equal(await page.locator('pay-checkout').getByRole('link').count(), 0);
    // The id is on one line: whoever types it in reads no break into it.
    const { lines, isCut } = await page
      .getByText(TX_ID, { exact: true })
      .filter({ visible: true })
      .evaluate((id) => ({ lines: id.getClientRects().length, isCut: id.scrollWidth > id.clientWidth + 1 }));
    assert.deepEqual({ lines, isCut }, { lines: 1, isCut: false });
    await page.context().close();
  });
});
