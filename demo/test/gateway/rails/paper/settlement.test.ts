import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEvmAccount } from '../../../../gateway/rails/account.js';
import { USDC_ON_BASE_SEPOLIA } from '../../../../gateway/rails/paper/assets.js';
import { createPaperRail } from '../../../../gateway/rails/paper/paper-rail.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import { BASE_SEPOLIA, OTHER_SIGNER, toAccount } from '../../../support/signer.js';
import { OWNER } from '../../../support/store-rows.js';
import { createTestGateway } from '../../../support/test-gateway.js';
import { offer, signed } from '../../../support/wallet.js';

const DESTINATION = toAccount(OTHER_SIGNER, BASE_SEPOLIA);

/** A gateway whose payments have a fee, and whose merchant has a destination for USDC. */
const setUp = async () => {
  const store = createGatewayMemoryStore();
  const rail = createPaperRail();
  const chaos = { seed: 1, settings: { feeKind: 1 } };
  const gateway = createTestGateway({ store, rail, chaos, autoSettleMs: null });
  const asset = `${BASE_SEPOLIA}/erc20:${USDC_ON_BASE_SEPOLIA.contract}`;
  const settlement = { ...OWNER, id: 'crypto_1', asset, destination: DESTINATION };
  await store.transaction(({ settlementDestinations }) => settlementDestinations.insert(settlement));
  const readBalance = () => rail.balance(store, readEvmAccount(DESTINATION)!, USDC_ON_BASE_SEPOLIA);
  return { ...gateway, readBalance };
};

describe('a settlement on paper', () => {
  it('gives the destination of the merchant what is left after the fee, once', async () => {
    const gateway = await setUp();
    const { paymentId, wallet, option } = await offer(gateway);
    assert.equal((await wallet.confirm(await signed(option))).status, 200);
    await gateway.clock.advance(1_000);
    const settled = await gateway.payments.settle(paymentId);
    assert.match(settled.state.status === 'succeeded' ? (settled.state.settled?.txId ?? '') : '', /^0x[0-9a-f]{64}$/);
    const paid = BigInt(option.amount.value);
    assert.equal(await gateway.readBalance(), paid - paid / 100n);
    await assert.rejects(gateway.payments.settle(paymentId), { code: 'invalid_state' });
    assert.equal(await gateway.readBalance(), paid - paid / 100n);
  });

  it('gives nobody the coins of a payment that was simulated', async () => {
    const gateway = await setUp();
    const { paymentId } = await gateway.create();
    await gateway.simulation.succeed(paymentId);
    await gateway.payments.settle(paymentId);
    assert.equal(await gateway.readBalance(), 0n);
  });
});
