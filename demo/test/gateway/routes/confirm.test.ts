import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictPaymentStatusResponseSchema } from '../../../gateway/wire/payment-status-response.js';
import { strictWebhookEventSchema } from '../../../gateway/wire/webhook-event.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { assertRefused, createTestGateway, settle, type TestGateway } from '../../support/test-gateway.js';
import { ACCOUNT, offer, signed } from '../../support/wallet.js';
import { watch } from '../../support/watch.js';

const read = async (response: Response) => {
  assert.equal(response.status, 200);
  return strictPaymentStatusResponseSchema.parse(await response.json());
};

const getState = async ({ payments }: TestGateway, id: string) => (await payments.get(id)).state;

/** Confirming takes several turns of the event loop: the option id is hashed on another thread. */
const untilHeld = async ({ heldPolls }: TestGateway): Promise<void> => {
  const deadlineMs = Date.now() + 5_000;
  while (heldPolls() === 0 && Date.now() < deadlineMs) await settle();
  assert.equal(heldPolls(), 1);
};

describe('a confirmed payment', () => {
  it('is processing at once and succeeds a second later, with the amount of the option', async () => {
    const gateway = createTestGateway();
    const { paymentId, wallet, option } = await offer(gateway);
    assert.equal((await read(await wallet.confirm(await signed(option)))).status, 'processing');
    await gateway.clock.advance(999);
    assert.equal((await gateway.status(paymentId)).status, 'processing');
    await gateway.clock.advance(1);
    const { status, info } = await gateway.status(paymentId);
    assert.equal(status, 'succeeded');
    assert.deepEqual(info?.optionAmount, option.amount);
    assert.match(info?.txId ?? '', /^0x[0-9a-f]{64}$/);
  });

  it('names the account of the wallet as the buyer, in lists and to the merchant', async () => {
    const store = createGatewayMemoryStore();
    const gateway = createTestGateway({ store });
    const { paymentId, wallet, option } = await offer(gateway);
    await wallet.confirm(await signed(option));
    const state = await getState(gateway, paymentId);
    assert.equal(state.status === 'processing' && state.processing.confirmation?.account, ACCOUNT);
    const response = await gateway.sendRequest('/v1/merchants/merchant_demo/payments', {
      headers: { 'X-Api-Key': 'wcp_test_demo' },
    });
    const { data } = (await response.json()) as { data: { buyer_caip10: string }[] };
    assert.deepEqual(
      data.map(({ buyer_caip10 }) => buyer_caip10),
      [ACCOUNT],
    );
    const owner = { merchantId: 'merchant_demo', mode: 'test' } as const;
    const [, event] = await store.read(({ events }) => events.since(owner, 0));
    const parsed = strictWebhookEventSchema.parse(JSON.parse(event?.body ?? ''));
    assert.equal(parsed.type, 'payment.processing');
    assert.equal(parsed.data.processing?.buyer_caip10, ACCOUNT);
  });

  it('succeeds although the clock has passed its expiry', async () => {
    const gateway = createTestGateway({ autoSucceedMs: 60_000 });
    const { paymentId, wallet, option } = await offer(gateway, { expiresAt: gateway.clock.nowMs() / 1000 + 30 });
    await wallet.confirm(await signed(option));
    await gateway.clock.advance(59_999);
    assert.equal((await gateway.status(paymentId)).status, 'processing');
    await gateway.clock.advance(1);
    assert.equal((await gateway.status(paymentId)).status, 'succeeded');
  });

  it('succeeds although the process that received it has ended', async () => {
    const store = createGatewayMemoryStore();
    const first = createTestGateway({ store });
    const { paymentId, wallet, option } = await offer(first);
    await wallet.confirm(await signed(option));
    first.close();
    const second = createTestGateway({ store, autoSucceedMs: null });
    await settle();
    await second.clock.advance(1000);
    assert.equal((await second.status(paymentId)).status, 'succeeded');
  });
});

describe('confirming with a hold', () => {
  it('is answered when the payment succeeds', async () => {
    const gateway = createTestGateway();
    const { wallet, option } = await offer(gateway);
    const answer = watch(wallet.confirm(await signed(option), { query: '?maxPollMs=30000' }));
    await untilHeld(gateway);
    await gateway.clock.advance(999);
    await settle();
    assert.equal(answer.isSettled, false);
    await gateway.clock.advance(1);
    assert.equal((await read(await answer.promise)).status, 'succeeded');
  });

  it('is held although the client saw an older version', async () => {
    const gateway = createTestGateway();
    const { paymentId, wallet, option } = await offer(gateway);
    await gateway.status(paymentId);
    const answer = watch(wallet.confirm(await signed(option), { query: '?maxPollMs=30000' }));
    await untilHeld(gateway);
    assert.equal(answer.isSettled, false);
    await gateway.clock.advance(1000);
    assert.equal((await read(await answer.promise)).status, 'succeeded');
  });

  it('is refused if the hold has an invalid length, and pays nothing', async () => {
    const gateway = createTestGateway();
    const { paymentId, wallet, option } = await offer(gateway);
    for (const maxPollMs of ['-1', '1.5', 'soon', '5&maxPollMs=6'])
      await assertRefused(
        await wallet.confirm(await signed(option), { query: `?maxPollMs=${maxPollMs}` }),
        400,
        'params_validation',
      );
    assert.equal((await gateway.status(paymentId)).status, 'requires_action');
  });
});
