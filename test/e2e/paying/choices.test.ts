import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { QUOTE_LIFETIME_S } from '../../../demo/gateway/options/payment-options.js';
import { assertNothingPaid, assertPaidOnce, connectWallet, PURCHASES } from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

const OFFER_RENEWED = 'The offer had ended and was renewed. Nothing was paid. The amount is still the same.';

const endQuotes = () => environment().server.gateway.clock.advance(QUOTE_LIFETIME_S * 1_000);

for (const { buyer, openPurchase, remembersPermits } of PURCHASES) {
  describe(buyer, () => {
    it('pays EURC in two steps: a permit (EIP-2612), then the transfer (Permit2)', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says, choose } = purchase;
      await connectWallet(purchase);
      await choose(/42\.662117 EURC.*Base Sepolia/);
      await payButton.click();
      await says('Step 1 of 2');
      await wallet.approve('sign');
      await says('Step 2 of 2');
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(wallet.count('sign'), 2);
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

    it('reads that the offer was renewed while the wallet was open, and pays the new one only after another click', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says, choose, isReady } = purchase;
      await connectWallet(purchase);
      await choose(/42\.662117 EURC.*Base Sepolia/);
      await payButton.click();
      await wallet.approve('sign');
      await wallet.asks('sign');
      await endQuotes();
      await wallet.approve('sign');
      await says(OFFER_RENEWED);
      await assertNothingPaid(environment(), purchase);
      assert.equal(wallet.count('sign'), 2);
      await isReady();
      await payButton.press('Enter');
      if (!remembersPermits) await wallet.approve('sign');
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
    });
  });
}
