import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BRIDGES } from './support/app-bridges.js';
import { assertPaidOnce, connectWallet, openAppPurchase } from './support/paying/purchase.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

for (const [name, bridge] of Object.entries(BRIDGES))
  describe(`the wallet of an app around the WebView: ${name}`, () => {
    const open = async () => {
      const purchase = await openAppPurchase(environment(), {}, bridge);
      await connectWallet(purchase);
      return purchase;
    };

    it('pays once', async () => {
      const purchase = await open();
      purchase.wallet.keepsWebView = true;
      await purchase.payButton.click();
      await purchase.wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(purchase.wallet.count('sign'), 1);
    });

    it('pays once, with one prompt, if the WebView is ended while the prompt is open', async () => {
      const purchase = await open();
      await purchase.payButton.click();
      await purchase.wallet.approve('sign');
      await assertPaidOnce(environment(), purchase);
      assert.equal(purchase.wallet.count('sign'), 1);
    });
  });
