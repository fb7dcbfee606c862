import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { tabTo } from './support/keyboard.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const ADDRESS = `0x${'a1'.repeat(20)}`;
const OTHER_ADDRESS = `0x${'b2'.repeat(20)}`;
const DESTINATION = 'USDC on Base Sepolia';

const open = (hash: string): Promise<Page> => environment().open(`${environment().proxy.url}/console#/${hash}`);
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string): Promise<void> => page.getByRole('link', { name, exact: true }).click();
const getHeading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('merchants in the console', () => {
  it('are created, get a destination and a payment, and are deleted, and other pages follow', async () => {
    const [page, other] = [await open('merchants'), await open('merchants')];
    await page.getByText('No merchant selected').waitFor();
    await follow(page, 'New merchant');
    await page.getByLabel('Name', { exact: true }).fill('Acme Store');
    await page.getByLabel('Contact').fill('billing@acme.store');
    await press(page, 'Create merchant');
    await getHeading(page, 'Acme Store').waitFor();
    await other.locator('a.row', { hasText: 'Acme Store' }).click();

    await page.getByLabel('Asset').selectOption(DESTINATION);
    await page.getByLabel('Address').fill(ADDRESS);
    await press(page, 'Add destination');
    await other.locator('.account', { hasText: `eip155:84532:${ADDRESS}` }).waitFor();
    await press(page, `Change the destination of ${DESTINATION}`);
    await page.getByLabel('New address').fill(OTHER_ADDRESS);
    await press(page, 'Save address');
    await other.locator('.account', { hasText: OTHER_ADDRESS }).waitFor();
    const choices = await page.getByLabel('Asset').locator('option').allInnerTexts();
    assert.ok(choices.length > 0 && !choices.includes(DESTINATION), choices.join());
    assert.deepEqual(await findAxeViolations(page), []);
    await press(page, `Remove the destination of ${DESTINATION}`);
    await other.getByText('No destinations yet').waitFor();

    await follow(page, 'Show payments');
    await page.getByText('Payments of Acme Store').waitFor();
    await follow(page, 'Back to the shop’s');
    await page.locator('merchant-line').waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'content');
    await page.goBack();
    await follow(page, 'New payment');
    await press(page, 'Create payment');
    await page.locator('a.row', { hasText: 'order 1' }).waitFor();
    await follow(page, 'Back to the shop’s');
    await page.getByText('No payments yet').waitFor();

    await page.goBack();
    await follow(page, 'Acme Store');
    await press(page, 'Delete…');
    await press(page, 'Delete permanently');
    await page.getByText('No merchant selected').waitFor();
    await page.locator('a.row', { hasText: 'Acme Store' }).waitFor({ state: 'detached' });
    await other.getByText('Merchant not found').waitFor();
    assert.deepEqual(environment().errors, []);
  });

  it('are found by name, and the view is restored after Back and reload', async () => {
    const page = await open('merchants');
    await page.getByLabel('Search').pressSequentially('nobody');
    await page.getByText('No such merchants').waitFor();
    await page.getByLabel('Search').fill('margin');
    await page.locator('a.row', { hasText: 'Marginalia' }).click();
    await getHeading(page, 'Marginalia').waitFor();
    await follow(page, 'Live');
    await page.getByText('No merchant selected').waitFor();
    await page.goBack();
    await getHeading(page, 'Marginalia').waitFor();
    await page.reload();
    await getHeading(page, 'Marginalia').waitFor();
    assert.equal(await page.getByLabel('Search').inputValue(), 'margin');
  });

  it('are changed by keyboard, and the focus stays where it is useful', async () => {
    const page = await open('merchants/merchant_demo');
    await page.getByText('Only shown: nothing is ever paid').waitFor();
    const focusName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    // The select, whose text is that of its options, comes before the address.
    await tabTo(page, /^USDC on Base Sepolia/);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ADDRESS);
    await page.keyboard.press('Enter');
    const change = page.getByRole('button', { name: /^Change the destination/ });
    await change.waitFor();
    const name = await change.getAttribute('aria-label');
    await change.focus();
    await page.keyboard.press('Enter');
    await page.locator('input.address:focus').first().waitFor();
    await page.keyboard.type(OTHER_ADDRESS);
    await page.keyboard.press('Enter');
    await page.locator('.account', { hasText: OTHER_ADDRESS }).waitFor();
    await page.locator('settlement-row form').waitFor({ state: 'detached' });
    assert.equal(await focusName(), name);
    await tabTo(page, /^Remove the destination/);
    await page.keyboard.press('Enter');
    await page.getByText('No destinations yet').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'asset');
  });
});
