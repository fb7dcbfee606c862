import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Fault } from '../../../demo/gateway/wire/fault.js';
import {
  assertNothingPaid,
  assertPaidOnce,
  connectWallet,
  openPurchase,
  PURCHASES,
  type Purchase,
} from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';
import { until } from '../support/until.js';

const environment = useTestEnvironment();

/** Affects the next confirmations. */
const breakConfirm = (fault: Omit<Fault, 'route'>): string =>
  environment().server.gateway.faults.add({ route: 'POST /v1/gateway/*/confirm', ...fault });

/** Asserts that every confirmation that the page sent is the same one. */
const assertSame = ({ confirmations }: Purchase): void => {
  assert.ok(confirmations.length > 1, 'it was sent again');
  assert.equal(new Set(confirmations).size, 1);
};

const openConnected = async (open: typeof openPurchase): Promise<Purchase> => {
  const purchase = await open(environment());
  await connectWallet(purchase);
  return purchase;
};

describe('a page that is reloaded', () => {
  it('while the wallet is open says that its answer does not count, and pays with the next one', async () => {
    const purchase = await openConnected(openPurchase);
    const { wallet, page, payButton, confirmations, says } = purchase;
    await payButton.click();
    await wallet.asks('sign');
    await page.reload();
    await wallet.approve('sign');
    await says(/Your wallet was asked by a page that is no longer open/);
    await connectWallet(purchase);
    await assertNothingPaid(environment(), purchase);
    assert.deepEqual(confirmations, []);
    await payButton.click();
    await wallet.approve('sign');
    await assertPaidOnce(environment(), purchase);
  });
});

describe('a confirmation', () => {
  it('is sent again on a click after the buyer was offline for long, and is one payment', async () => {
    const purchase = await openConnected(openPurchase);
    const { wallet, payButton, page, says } = purchase;
    await payButton.click();
    await wallet.asks('sign');
    await page.context().setOffline(true);
    await wallet.approve('sign');
    await says('We don’t know yet if your payment arrived');
    await assertNothingPaid(environment(), purchase);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await assertPaidOnce(environment(), purchase);
    assertSame(purchase);
    assert.equal(wallet.count('sign'), 1);
  });
});

for (const { buyer, openPurchase: open } of PURCHASES) {
  describe(`a page that is reloaded: ${buyer}`, () => {
    afterEach(() => {
      environment().server.gateway.faults.clear();
    });

    it('before the gateway had the signature sends it again, without asking the wallet', async () => {
      const purchase = await openConnected(open);
      const { wallet, page, payButton, says } = purchase;
      breakConfirm({ kind: 'hang', times: 1 });
      await payButton.click();
      await wallet.approve('sign');
      await says('Sending your payment');
      await until('the confirmation is sent', () => purchase.confirmations.length === 1);
      await page.reload();
      await assertPaidOnce(environment(), purchase);
      assertSame(purchase);
      assert.equal(wallet.count('sign'), 1);
    });
  });

  describe(`a confirmation: ${buyer}`, () => {
    afterEach(() => {
      environment().server.gateway.faults.clear();
    });
  });
}
