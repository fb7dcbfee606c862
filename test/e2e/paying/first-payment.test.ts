import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertPaidOnce, connectWallet, PURCHASES } from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

for (const { buyer, openPurchase } of PURCHASES) {
  describe(buyer, () => {
    it('pays USDC with one signature, and sees the payment complete', async () => {
      const purchase = await openPurchase(environment());
      const { wallet, payButton, says } = purchase;
      await connectWallet(purchase);
      assert.equal(await payButton.innerText(), `Pay 50.00 USDC with ${wallet.name}`);
      await payButton.click();
      await says(`Approve 50.00 USDC in ${wallet.name}`);
      await wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(wallet.count('sign'), 1);
    });
  });
}
