import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CANCEL_RESPONSE } from '../../contract/fixtures.js';
import { Sandbox } from '../../support/sandbox.js';
import { scriptedFetch } from '../../support/scripted-fetch.js';
import { createScriptedClient, getIdempotencyKeys, createSandboxClient, ORDER, waitForAnswers } from './merchant.js';

describe('cancelPayment', () => {
  it('resolves to the cancel response', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await createSandboxClient(sandbox).createPayment(ORDER);
    const cancelled = await createSandboxClient(sandbox).cancelPayment(paymentId);
    assert.deepEqual(
      [cancelled.paymentId, cancelled.status, cancelled.cancelledReason],
      [paymentId, 'cancelled', 'cancelled_by_merchant'],
    );
    assert.equal((await createSandboxClient(sandbox).getPaymentStatus(paymentId)).status, 'cancelled');
  });

  it('sends a POST without a body, with an idempotency key', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(CANCEL_RESPONSE));
    await createScriptedClient(fetch).cancelPayment('pay_1', { idempotencyKey: 'cancel order-7' });
    const [{ url, init }] = sent as [(typeof sent)[0]];
    assert.equal(url, 'https://pay.example/api/v1/payments/pay_1/cancel');
    assert.deepEqual([init.method, init.body], ['POST', undefined]);
    assert.deepEqual(getIdempotencyKeys(sent), ['cancel order-7']);
  });

  it('resolves when the first answer is lost, because the retry carries the same key', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.fault({ route: 'POST /v1/payments/*', kind: 'truncate', times: 1 });
    const cancelling = createSandboxClient(sandbox).cancelPayment(paymentId);
    await waitForAnswers(sandbox, 1);
    await sandbox.clock.advance(1_000);
    assert.equal((await cancelling).status, 'cancelled');
    const [first, second] = getIdempotencyKeys(sandbox.requests);
    assert.equal(first, second);
    assert.equal(sandbox.requests.length, 2);
  });

  it('rejects without a retry once the buyer has committed funds', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.step(paymentId, 'process');
    const error = createSandboxClient(sandbox).cancelPayment(paymentId);
    await assert.rejects(error, { name: 'GatewayError', code: 'invalid_state', status: 400 });
    assert.equal(sandbox.requests.length, 1);
  });

  it('rejects with a ContractError for an answer of the wrong shape', async () => {
    const { fetch } = scriptedFetch(() => Response.json({}));
    await assert.rejects(createScriptedClient(fetch).cancelPayment('pay_1'), {
      name: 'ContractError',
      message: /may be cancelled: get its status/,
    });
  });
});
