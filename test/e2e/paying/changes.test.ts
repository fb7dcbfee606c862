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

/** Ends a payment by the gateway's clock, as nobody paid it. */
const expire = async (paymentId: string): Promise<void> => {
  const { clock, payments } = environment().server.gateway;
  await clock.advance((await payments.get(paymentId)).expiresAt * 1_000 - clock.nowMs());
};

for (const { buyer, openPurchase } of PURCHASES) {
  describe(`a wallet in which the buyer selects another account: ${buyer}`, () => {
    it('pays from the new one, when the buyer was choosing', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, page, payButton, isReady } = purchase;
      await connectWallet(purchase);
      const other = createAccount();
      await fundAddress(environment(), other.address);
      // Until the answer has arrived, the page has no button that pays.
      await Promise.all([page.waitForResponse(/\/options\?/), wallet.selectAccount(other)]);
      await isReady();
      await payButton.click();
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase, { address: other.address });
      assert.equal(wallet.count('sign'), 1);
    });

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
      await payButton.click();
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase, { address: other.address });
    });
  });

  describe(`the late answer of a wallet: ${buyer}`, () => {
    it('is dropped after the buyer has gone back, who pays with the next one', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, back, says, confirmations, isReady, connect } = purchase;
      await connectWallet(purchase);
      await payButton.click();
      await wallet.asks('sign');
      await back();
      await says('How would you like to pay?');
      await wallet.approve('sign');
      await assertNothingPaid(environment(), purchase);
      await connect();
      await wallet.approve('connect');
      await isReady();
      assert.deepEqual(confirmations, []);
      await payButton.click();
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(wallet.count('sign'), 2);
    });

    it('is dropped after the payment has expired', async () => {
      const purchase = await openPurchase(environment());
      const { paymentId, wallet, payButton, confirmations } = purchase;
      await connectWallet(purchase);
      await payButton.click();
      await wallet.asks('sign');
      await expire(paymentId);
      await assertNothingPaid(environment(), purchase, 'Payment expired');
      await wallet.approve('sign');
      await assertNothingPaid(environment(), purchase, 'Payment expired');
      assert.deepEqual(confirmations, []);
    });

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

    it('is dropped after the buyer has paid on another device', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, confirmations } = purchase;
      await connectWallet(purchase);
      await payButton.click();
      await wallet.asks('sign');
      const device = await openPurchase(environment(), { of: purchase });
      await connectWallet(device);
      await device.payButton.click();
      await device.wallet.approve('sign');
      const { address } = device.wallet;
      await assertPaidOnce(environment(), purchase, { address });
      await wallet.approve('sign');
      await assertPaidOnce(environment(), device);
      await assertPaidOnce(environment(), purchase, { address });
      assert.deepEqual(confirmations, []);
    });
  });
}
