import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount } from '../support/paying/buyer-wallet.js';
import { assertNothingPaid, assertPaidOnce, connectWallet, openPurchase } from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';
import { until } from '../support/until.js';

const environment = useTestEnvironment();

/** Opens a payment in one tab, connected, and a function that opens it in another tab of this browser, with the same account. */
const openFirst = async () => {
  const context = await environment().newContext();
  const signer = createAccount();
  const first = await openPurchase(environment(), { context, signer });
  await connectWallet(first);
  return { first, openSecond: () => openPurchase(environment(), { context, signer, of: first }) };
};

describe('one payment in two tabs', () => {
  it('asks the wallet in one of them; the other says to finish there, asks it for nothing, and both see the end', async () => {
    const { first, openSecond } = await openFirst();
    await first.payButton.click();
    await first.wallet.asks('sign');
    const second = await openSecond();
    await second.says('Finish in your other tab');
    await assertNothingPaid(environment(), second);
    await first.wallet.approve('sign');
    await assertPaidOnce(environment(), first);
    await assertPaidOnce(environment(), second);
    assert.deepEqual([second.wallet.count('connect'), second.wallet.count('sign')], [0, 0]);
    assert.deepEqual(second.confirmations, []);
  });

  it('is sent again by the other tab after the first one was closed before the gateway had the signature', async () => {
    const { first, openSecond } = await openFirst();
    environment().server.gateway.faults.add({ route: 'POST /v1/gateway/*/confirm', kind: 'hang', times: 1 });
    await first.payButton.click();
    await first.wallet.approve('sign');
    await until('the confirmation is sent', () => first.confirmations.length === 1);
    const second = await openSecond();
    await second.says('Finish in your other tab');
    await first.page.close();
    await assertPaidOnce(environment(), second);
    assert.equal(second.wallet.count('sign'), 0);
    assert.deepEqual(second.confirmations, first.confirmations);
  });
});
