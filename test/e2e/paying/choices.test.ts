import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { QUOTE_LIFETIME_S } from '../../../demo/gateway/options/payment-options.js';
import {
  assertNothingPaid,
  assertPaidOnce,
  connectWallet,
  fundAddress,
  PURCHASES,
} from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

const OFFER_RENEWED = 'The offer had ended and was renewed. Nothing was paid. The amount is still the same.';
const REJECTED = 'You declined it in your wallet. Nothing was paid.';

/** Shorter than the time that the page leaves for a signature. */
const SHORT_QUOTE_S = 5;

const setQuoteSeconds = async (quoteSeconds: number | null): Promise<void> => {
  const response = await fetch(`http://localhost:${environment().server.port}/sandbox/rail`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ quoteSeconds }),
  });
  assert.equal(response.status, 200);
};

const endQuotes = () => environment().server.gateway.clock.advance(QUOTE_LIFETIME_S * 1_000);

for (const { buyer, openPurchase, remembersPermits } of PURCHASES) {
  describe(buyer, () => {
    it('pays EURC in two steps: a permit (EIP-2612), then the transfer (Permit2)', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says, choose } = purchase;
      await connectWallet(purchase);
      await choose(/50\.00 EURC.*Base Sepolia/);
      await payButton.click();
      await says('Step 1 of 2');
      await wallet.approve('sign');
      await says('Step 2 of 2');
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(wallet.count('sign'), 2);
    });

    it('can reject the second of two steps: nothing is paid, and the buyer can go on', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says, choose } = purchase;
      await connectWallet(purchase);
      await choose(/50\.00 EURC.*Base Sepolia/);
      await payButton.click();
      await wallet.approve('sign');
      await says('Step 2 of 2');
      await wallet.reject('sign');
      await says(REJECTED);
      await assertNothingPaid(environment(), purchase);
    });

    it('can reject to connect, and connect afterwards', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, connect, says, payButton } = purchase;
      await connect();
      await says(`Connect ${wallet.name}`);
      await wallet.reject('connect');
      await says(REJECTED);
      await assertNothingPaid(environment(), purchase);
      await connectWallet(purchase);
      await payButton.click();
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
    });

    it('can reject to sign, and pay afterwards', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says, isReady, confirmations } = purchase;
      await connectWallet(purchase);
      await payButton.click();
      await wallet.reject('sign');
      await says(REJECTED);
      await assertNothingPaid(environment(), purchase);
      assert.deepEqual(confirmations, []);
      await isReady();
      await payButton.click();
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(confirmations.length, 1);
    });

    it('makes one request with a double click on Pay', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says } = purchase;
      await connectWallet(purchase);
      await payButton.dblclick();
      await says(`Approve 50.00 USDC in ${wallet.name}`);
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(wallet.count('sign'), 1);
    });

    it('reads that the funds are not enough, and pays once they are', async () => {
      const purchase = await openPurchase(environment(), { isFunded: false });
      const { wallet, connect, says, back, payButton, isReady } = purchase;
      await connect();
      await wallet.approve('connect');
      await says('Not enough funds');
      await assertNothingPaid(environment(), purchase);
      await fundAddress(environment(), wallet.address);
      await back();
      await connect();
      await wallet.approve('connect');
      await isReady();
      await payButton.click();
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
    });

    it('reads that the offer was renewed before the wallet is asked, and pays the new one', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says, choose, isReady } = purchase;
      await setQuoteSeconds(SHORT_QUOTE_S);
      await connectWallet(purchase);
      await choose(/50\.00 EURC.*Base Sepolia/);
      await setQuoteSeconds(null);
      await payButton.click();
      await says(OFFER_RENEWED);
      await assertNothingPaid(environment(), purchase);
      assert.equal(wallet.count('sign'), 0);
      await isReady();
      await payButton.click();
      await wallet.approve('sign');
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
    });

    it('reads that the offer was renewed while the wallet was open, and pays the new one only after another click', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says, choose, isReady } = purchase;
      await connectWallet(purchase);
      await choose(/50\.00 EURC.*Base Sepolia/);
      await payButton.click();
      await wallet.approve('sign');
      await wallet.asks('sign');
      await endQuotes();
      await wallet.approve('sign');
      await says(OFFER_RENEWED);
      await assertNothingPaid(environment(), purchase);
      assert.equal(wallet.count('sign'), 2);
      await isReady();
      await payButton.click();
      if (!remembersPermits) await wallet.approve('sign');
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
    });
  });
}
