import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { openCheckout } from './support/checkout.js';
import { BASE_SEPOLIA, createAccount, SEPOLIA } from './support/paying/buyer-wallet.js';
import { useTestEnvironment } from './support/test-environment.js';
import { until } from './support/until.js';

const environment = useTestEnvironment();

/** The accounts of a new wallet on both networks, and on one where the sandbox has no coins. */
const newAccounts = (): readonly string[] => {
  const { address } = createAccount();
  return [BASE_SEPOLIA, SEPOLIA, 1].map((chain) => `eip155:${chain}:${address}`);
};

/** Lets the element say that its wallet can pay with nothing. */
const sayNoFunds = (page: Page, accounts: readonly string[]): Promise<void> =>
  page.evaluate((given) => {
    const event = new Event('pay-checkout-no-funds', { bubbles: true, composed: true });
    document.querySelector('pay-checkout')?.dispatchEvent(Object.assign(event, { accounts: given }));
  }, accounts);

/** Opens a checkout whose element counts how often it is asked to load its options again. */
const open = async () => {
  const { gatewayUrl, paymentId } = await environment().create();
  const page = await environment().open();
  await openCheckout(page, gatewayUrl);
  // Text, because the compiler names functions by a helper that the page does not have.
  await page.evaluate(`{
    const checkout = document.querySelector('pay-checkout');
    checkout.reloadOptions = () => { checkout.dataset.reloads = Number(checkout.dataset.reloads ?? 0) + 1; };
  }`);
  const section = page.getByRole('region', { name: 'Test coins' });
  return {
    page,
    section,
    button: section.getByRole('button', { name: 'Get test coins' }),
    says: (text: string) => section.getByRole('status').filter({ hasText: text }).waitFor(),
    readReloads: () => page.evaluate(() => document.querySelector('pay-checkout')?.dataset['reloads']),
    /** The number of options that the gateway offers to the accounts. */
    countOptions: async (accounts: readonly string[]) => {
      const response = await fetch(`${environment().proxy.url}/v1/gateway/payment/${paymentId}/options`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'App-Id': 'app_demo', 'Client-Id': 'test' },
        body: JSON.stringify({ accounts }),
      });
      return ((await response.json()) as { readonly options: readonly unknown[] }).options.length;
    },
  };
};

describe('a wallet without test coins on the checkout page', () => {
  it('gets them with one press, and its options are loaded again', async () => {
    const { page, section, button, says, readReloads, countOptions } = await open();
    const accounts = newAccounts();
    assert.equal(await section.count(), 0);
    assert.equal(await countOptions(accounts), 0);
    await sayNoFunds(page, accounts);
    await button.waitFor();
    assert.deepEqual(await findAxeViolations(page), []);
    await button.focus();
    await page.keyboard.press('Enter');
    await says('Done: this account has test coins.');
    assert.equal(await readReloads(), '1');
    assert.equal(await button.count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'status');
    assert.equal(await countOptions(accounts), 4);
    await sayNoFunds(page, accounts);
    await says('It has test coins, and still cannot pay.');
    assert.deepEqual(environment().errors, []);
  });

  it('reads what went wrong if the faucet refuses, and can press again, once at a time', async () => {
    const { page, button, says, readReloads } = await open();
    let answers = 0;
    let answer: (() => void) | undefined;
    await page.route('**/sandbox/faucet', async (route) => {
      if (answers++) return route.continue();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return route.fulfill({ status: 503, json: { code: 'internal_error', message: 'The disk is full.' } });
    });
    await sayNoFunds(page, newAccounts());
    await button.click();
    await says('Getting test coins…');
    assert.equal(await button.getAttribute('aria-disabled'), 'true');
    await button.click({ force: true });
    await until('the faucet is asked', () => answer !== undefined);
    answer?.();
    await says('The disk is full.');
    assert.equal(answers, 1);
    assert.equal(await readReloads(), undefined);
    await button.click();
    await says('Done: this account has test coins.');
    assert.equal(await readReloads(), '1');
  });
});
