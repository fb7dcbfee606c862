import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertPaidOnce, connectWallet, openPurchase } from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

describe('a buyer with a wallet that has never met this code', () => {
  it('pays USDC with one signature, and sees the payment complete', async () => {
    const purchase = await openPurchase(environment());
    const { wallet, payButton, says } = purchase;
    await connectWallet(purchase);
    assert.equal(await payButton.innerText(), 'Pay 50.00 USDC with Headless Web3 Provider');
    await payButton.click();
    await says('Approve 50.00 USDC in Headless Web3 Provider');
    await wallet.approve('sign');
    await assertPaidOnce(environment(), purchase);
    assert.equal(wallet.count('sign'), 1);
  });
});
