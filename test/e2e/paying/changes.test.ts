import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount } from '../support/paying/buyer-wallet.js';
import {
  assertNothingPaid,
  assertPaidOnce,
  connectWallet,
  fundAddress,
  PURCHASES,
} from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

for (const { buyer, openPurchase } of PURCHASES) {
  describe(`a wallet in which the buyer selects another account: ${buyer}`, () => {
    it('does not sign for the old one while it is open; the buyer sees what the new one can pay with, and pays', async () => {
      const purchase = await openPurchase(environment());
      const { page, wallet, payButton, isReady, confirmations } = purchase;
      await connectWallet(purchase);
      await payButton.click();
      await wallet.asks('sign');
      const other = createAccount();
      await fundAddress(environment(), other.address);
      await wallet.selectAccount(other);
      // The wallet refuses, and the page asks for the options of the new account.
      await Promise.all([page.waitForResponse(/\/options\?/), wallet.approve('sign')]);
      await isReady();
      await assertNothingPaid(environment(), purchase);
      assert.deepEqual(confirmations, []);
      // By the keyboard: a pointer that has just pressed "Pay" here would be ignored.
      await payButton.press('Enter');
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase, { address: other.address });
    });
  });

  describe(`the late answer of a wallet: ${buyer}`, () => {
    it('is dropped after the merchant has cancelled the payment', async () => {
      const purchase = await openPurchase(environment());
      const { paymentId, wallet, payButton, confirmations } = purchase;
      await connectWallet(purchase);
      await payButton.click();
      await wallet.asks('sign');
      await environment().step(paymentId, 'cancel');
      await assertNothingPaid(environment(), purchase, 'Payment cancelled');
      await wallet.approve('sign');
      await assertNothingPaid(environment(), purchase, 'Payment cancelled');
      assert.deepEqual(confirmations, []);
    });
  });
}
