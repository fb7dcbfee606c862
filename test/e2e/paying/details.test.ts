import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { assertPaidOnce, openPurchase, type Purchase } from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

const setDetails = async (details: string): Promise<void> => {
  const response = await fetch(`${environment().server.url}/sandbox/rail`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ details }),
  });
  assert.equal(response.status, 200);
};

/** A buyer who has been asked for details. */
const openForm = async (details: string): Promise<Purchase> => {
  await setDetails(details);
  const purchase = await openPurchase(environment());
  await purchase.connect();
  await purchase.wallet.approve('connect');
  await purchase.isReady();
  await purchase.choose(/USDC.*Base Sepolia/);
  assert.equal(await purchase.payButton.innerText(), 'Enter your details');
  await purchase.payButton.click();
  await purchase.says('The payment service has to know them');
  return purchase;
};

const fillIn = async ({ page }: Purchase): Promise<void> => {
  await page.getByLabel('Full name').fill('Zoë Quirkington');
  await page.getByLabel('Date of birth').fill('1987-06-05');
  await page.getByLabel('Place of birth', { exact: true }).fill('Ulm');
  await page.getByLabel('I accept the terms').check();
};

describe('a buyer whose payment requires details', () => {
  afterEach(() => setDetails('none'));

  it('enters them in the page after they were told what is missing, and pays', async () => {
    const purchase = await openForm('schema');
    const { page, payButton, wallet } = purchase;
    const next = page.getByRole('button', { name: 'Continue' });
    // By the keyboard: a pointer that has just pressed "Pay" here would be ignored.
    await next.press('Enter');
    await page.getByRole('link', { name: 'Full name: This is required.' }).waitFor();
    await fillIn(purchase);
    await next.click();
    await page.getByRole('button', { name: 'Pay 50.00 USDC' }).waitFor();
    assert.equal(wallet.count('sign'), 0);
    await payButton.press('Enter');
    await wallet.approve('sign');
    await assertPaidOnce(environment(), purchase);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    assert.ok(!stored.includes('Quirkington'));
    assert.match(purchase.confirmations[0] ?? '', /Quirkington/);
  });

  it("enters them on the gateway's page in a new tab, comes back, and pays", async () => {
    const purchase = await openForm('url');
    const { page, payButton, wallet } = purchase;
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open the page' }).click();
    const form = await opened;
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('alert').waitFor();
    await fillIn({ ...purchase, page: form });
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Close this tab').waitFor();
    await form.close();
    await page.bringToFront();
    // Without a real window, the page does not hear that it is visible again.
    await page.getByRole('button', { name: 'I have entered them' }).click();
    await page.getByRole('button', { name: 'Pay 50.00 USDC' }).waitFor();
    await payButton.press('Enter');
    await wallet.approve('sign');
    await assertPaidOnce(environment(), purchase);
  });
});
