import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPaperRail } from '../../../gateway/rails/paper/paper-rail.js';
import { readEvmAccount } from '../../../gateway/rails/account.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { covers } from '../../support/covers.js';
import { signed } from '../../support/signer.js';
import { assertRefused, createTestGateway, MERCHANT, type TestGateway } from '../../support/test-gateway.js';
import { ACCOUNT, offer } from '../../support/wallet.js';

const rail = createPaperRail();
const EVM_ACCOUNT = readEvmAccount(ACCOUNT)!;

/** A payment that a wallet has paid, and the USDC that its account holds. */
const setUp = async (options: Parameters<typeof createTestGateway>[0] = {}) => {
  const store = createGatewayMemoryStore();
  const gateway = createTestGateway({ store, ...options });
  const { paymentId, wallet, option } = await offer(gateway);
  const body = await signed(option);
  const balance = () => rail.balance(store, EVM_ACCOUNT, rail.assets[0]);
  return { gateway, paymentId, wallet, body, balance };
};

const readPayment = async (gateway: TestGateway, id: string) =>
  (await (await gateway.sendRequest(`/sandbox/payments/${id}`)).json()) as {
    status: string;
    simulated: boolean;
    steps: string[];
    txId: string | null;
  };

const FUNDED = 10_000_000_000n;
const PAID = FUNDED - 50_000_000n;

describe('a payment that a wallet has paid', () => {
  it('is not expired by the clock: confirmed in the last millisecond, it succeeds', async () => {
    covers('paying.12');
    const { gateway, paymentId, wallet, body, balance } = await setUp();
    await gateway.clock.advance(299_999);
    assert.equal((await wallet.confirm(body)).status, 200);
    await gateway.clock.advance(1);
    assert.equal((await gateway.status(paymentId)).status, 'processing');
    await gateway.clock.advance(998);
    assert.equal((await gateway.status(paymentId)).status, 'processing');
    await gateway.clock.advance(1);
    assert.equal((await gateway.status(paymentId)).status, 'succeeded');
    assert.equal(await balance(), PAID);
  });

  it('has expired a millisecond later, and then pays nothing', async () => {
    const { gateway, paymentId, wallet, body, balance } = await setUp();
    await gateway.clock.advance(300_000);
    await assertRefused(await wallet.confirm(body), 410, 'payment_expired');
    await gateway.clock.advance(2000);
    assert.equal((await gateway.status(paymentId)).status, 'expired');
    assert.equal(await balance(), FUNDED);
  });

  it('is either claimed or expired if both happen at once', async () => {
    const { gateway, paymentId, wallet, body, balance } = await setUp();
    await gateway.clock.advance(299_999);
    const [response] = await Promise.all([wallet.confirm(body), gateway.clock.advance(1)]);
    await gateway.clock.advance(2000);
    const { status } = await gateway.status(paymentId);
    assert.equal(status, response.status === 200 ? 'succeeded' : 'expired');
    assert.equal(await balance(), status === 'succeeded' ? PAID : FUNDED);
  });

  it('cannot be cancelled by its merchant or its buyer', async () => {
    const { gateway, paymentId, wallet, body } = await setUp();
    await wallet.confirm(body);
    await assertRefused(await wallet.cancel(), 400, 'invalid_state');
    const path = `/v1/payments/${paymentId}/cancel`;
    await assertRefused(await gateway.sendRequest(path, { headers: MERCHANT, body: {} }), 400, 'invalid_state');
  });

  for (const step of ['process', 'succeed', 'fail', 'decline', 'expire', 'settle']) {
    it(`is not moved by a forced ${step} while it is executed automatically`, async () => {
      const { gateway, paymentId, wallet, body, balance } = await setUp();
      await wallet.confirm(body);
      const message = await assertRefused(await gateway.sandbox(`payments/${paymentId}/${step}`), 400, 'invalid_state');
      assert.match(message, /\bstatus processing\b/);
      assert.deepEqual((await readPayment(gateway, paymentId)).steps, []);
      await gateway.clock.advance(1000);
      const { status, simulated } = await readPayment(gateway, paymentId);
      assert.deepEqual([status, simulated], ['succeeded', false]);
      assert.equal(await balance(), PAID);
    });
  }

  for (const step of ['process', 'decline', 'expire', 'settle']) {
    it(`is not moved by a forced ${step} while it waits for the word of its rail`, async () => {
      const { gateway, paymentId, wallet, body } = await setUp({ autoSucceedMs: null });
      await wallet.confirm(body);
      await assertRefused(await gateway.sandbox(`payments/${paymentId}/${step}`), 400, 'invalid_state');
      await gateway.clock.advance(86_400_000);
      assert.equal((await gateway.status(paymentId)).status, 'processing');
    });
  }

  it('succeeds by the sandbox if it is not executed automatically, with its own transaction', async () => {
    const { gateway, paymentId, wallet, body, balance } = await setUp({ autoSucceedMs: null });
    await wallet.confirm(body);
    const { txId, steps } = await readPayment(gateway, paymentId);
    assert.deepEqual(steps, ['succeed', 'fail']);
    const response = await gateway.sandbox(`payments/${paymentId}/succeed`, { txId: '0xother' });
    assert.equal(response.status, 200);
    const payment = await readPayment(gateway, paymentId);
    assert.deepEqual([payment.status, payment.simulated, payment.txId], ['succeeded', true, txId]);
    assert.equal(await balance(), PAID);
  });

  it('fails by the sandbox if it is not executed automatically, and gives the funds back', async () => {
    const { gateway, paymentId, wallet, body, balance } = await setUp({ autoSucceedMs: null });
    await wallet.confirm(body);
    assert.equal(await balance(), PAID);
    assert.equal((await gateway.sandbox(`payments/${paymentId}/fail`)).status, 200);
    assert.equal(await balance(), FUNDED);
    await assertRefused(await gateway.sandbox(`payments/${paymentId}/fail`), 400, 'invalid_state');
    assert.equal(await balance(), FUNDED);
  });
});
