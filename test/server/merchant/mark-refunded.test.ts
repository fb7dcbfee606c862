import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Sandbox } from '../../support/sandbox.js';
import { getRejection, scriptedFetch } from '../../support/scripted-fetch.js';
import { createSandboxClient, createScriptedClient, getHeaders, waitForAnswers } from './merchant.js';

const createSucceeded = async (): Promise<{ sandbox: Sandbox; paymentId: string }> => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  await sandbox.step(paymentId, 'succeed');
  return { sandbox, paymentId };
};

describe('markRefunded', () => {
  it('marks a succeeded payment, and resolves again for one that is marked', async () => {
    const { sandbox, paymentId } = await createSucceeded();
    const client = createSandboxClient(sandbox);
    for (let call = 0; call < 2; call++) assert.deepEqual(await client.markRefunded(paymentId), { paymentId });
    const { state, refunded } = await sandbox.gateway.payments.get(paymentId);
    assert.deepEqual([state.status, refunded?.by], ['succeeded', 'merchant']);
    assert.equal(sandbox.requests.length, 2);
  });

  it('sends the id as JSON, without an idempotency key, which the interface does not have here', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json({ paymentId: 'pay_1', refundedAt: null }));
    await createScriptedClient(fetch).markRefunded('pay_1');
    const [{ url, init }] = sent as [(typeof sent)[0]];
    assert.deepEqual(
      [url, init.method, init.body],
      ['https://pay.example/api/v1/refunds', 'POST', '{"paymentId":"pay_1"}'],
    );
    assert.equal(getHeaders({ init })['Content-Type'], 'application/json');
    assert.equal(getHeaders({ init })['Idempotency-Key'], undefined);
  });

  it('resolves when the first answer is lost, although the retry is told that the payment is marked', async () => {
    const { sandbox, paymentId } = await createSucceeded();
    await sandbox.fault({ route: 'POST /v1/refunds', kind: 'truncate', times: 1 });
    const marking = createSandboxClient(sandbox).markRefunded(paymentId);
    await waitForAnswers(sandbox, 1);
    await sandbox.clock.advance(1_000);
    assert.deepEqual(await marking, { paymentId });
    assert.equal(sandbox.requests.length, 2);
  });

  it('rejects without a retry for a payment that has not succeeded, and for an unknown one', async () => {
    const sandbox = new Sandbox();
    const client = createSandboxClient(sandbox);
    const { paymentId } = await sandbox.create();
    const refusal = { name: 'GatewayError', code: 'payment_not_succeeded', status: 400 };
    await assert.rejects(client.markRefunded(paymentId), refusal);
    await assert.rejects(client.markRefunded('pay_none'), { name: 'GatewayError', code: 'not_found', status: 404 });
    assert.equal(sandbox.requests.length, 2);
  });

  it('rejects for any other conflict, such as that of a proxy', async () => {
    const { fetch } = scriptedFetch(() => new Response(null, { status: 409 }));
    await assert.rejects(createScriptedClient(fetch).markRefunded('pay_1'), { name: 'GatewayError', status: 409 });
  });

  it('does not hide behind a later refusal of the key that the payment may be marked', async () => {
    const { sandbox, paymentId } = await createSucceeded();
    await sandbox.fault({ route: 'POST /v1/refunds', kind: 'drop', times: 1 });
    await sandbox.fault({ route: 'POST /v1/refunds', kind: 'status', code: 'invalid_api_key', times: 1 });
    const rejection = getRejection(createSandboxClient(sandbox).markRefunded(paymentId));
    await sandbox.clock.advance(60_000);
    assert.equal(((await rejection) as Error).name, 'NetworkError');
    assert.equal(sandbox.requests.length, 2);
  });

  it('sends nothing for text that cannot be an id, and rejects for an answer of the wrong shape', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json({}));
    const client = createScriptedClient(fetch);
    await assert.rejects(client.markRefunded(''), { name: 'ConfigurationError', code: 'missing_payment_id' });
    assert.equal(sent.length, 0);
    await assert.rejects(client.markRefunded('pay_1'), { name: 'ContractError', message: /may be marked: call again/ });
  });
});
