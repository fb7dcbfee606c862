import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROCESSING } from '../../contract/fixtures.js';
import { Sandbox } from '../../support/sandbox.js';
import { getRejection, scriptedFetch } from '../../support/scripted-fetch.js';
import { createScriptedClient, getHeaders, createSandboxClient, ORDER } from './merchant.js';

describe("the merchant's getPaymentStatus", () => {
  it('resolves to the current status', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await createSandboxClient(sandbox).createPayment(ORDER);
    const { status, isFinal } = await createSandboxClient(sandbox).getPaymentStatus(paymentId);
    assert.deepEqual([status, isFinal], ['requires_action', false]);
    await sandbox.step(paymentId, 'succeed');
    const paid = await createSandboxClient(sandbox).getPaymentStatus(paymentId);
    assert.deepEqual([paid.status, paid.isFinal, typeof paid.info?.txId], ['succeeded', true, 'string']);
  });

  it('resolves at the next change when maxPollMs is set', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await createSandboxClient(sandbox).createPayment(ORDER);
    await createSandboxClient(sandbox).getPaymentStatus(paymentId);
    const held = createSandboxClient(sandbox).getPaymentStatus(paymentId, { maxPollMs: 40_000 });
    await sandbox.clock.advance(15_000);
    assert.equal(sandbox.inFlight, 1);
    await sandbox.step(paymentId, 'process');
    assert.equal((await held).status, 'processing');
    assert.equal(sandbox.requests.at(-1)?.maxPollMs, '40000');
  });

  it('times out ten seconds after maxPollMs', async () => {
    const sandbox = new Sandbox();
    await sandbox.fault({ route: 'GET /v1/payments/*', kind: 'hang' });
    const rejection = getRejection(
      createSandboxClient(sandbox).getPaymentStatus('pay_1', { maxPollMs: 30_000, maxAttempts: 1 }),
    );
    await sandbox.clock.advance(39_999);
    assert.equal(sandbox.inFlight, 1);
    await sandbox.clock.advance(1);
    assert.deepEqual([((await rejection) as { timeoutMs: number }).timeoutMs, sandbox.inFlight], [40_000, 0]);
  });

  it('sends the idempotency key of the program, and nothing else', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
    const client = createScriptedClient(fetch);
    await client.getPaymentStatus('pay/../1', { maxPollMs: 0, idempotencyKey: 'k' });
    await client.getPaymentStatus('pay_1');
    assert.deepEqual(
      sent.map(({ url }) => url),
      [
        'https://pay.example/api/v1/payments/pay%2F..%2F1/status?maxPollMs=0',
        'https://pay.example/api/v1/payments/pay_1/status',
      ],
    );
    assert.deepEqual(
      sent.map((request) => Object.keys(getHeaders(request)).sort()),
      [
        ['Accept', 'Api-Key', 'Idempotency-Key', 'Merchant-Id'],
        ['Accept', 'Api-Key', 'Merchant-Id'],
      ],
    );
    assert.deepEqual(Object.keys(sent[1]!.init).sort(), ['headers', 'redirect', 'signal']);
  });

  it('rejects with a ContractError for an answer that is not a status', async () => {
    const { fetch } = scriptedFetch(() => Response.json({ status: 'succeeded' }));
    await assert.rejects(createScriptedClient(fetch).getPaymentStatus('pay_1'), { name: 'ContractError' });
  });

  it("rejects with the gateway's code for an unknown payment", async () => {
    const error = createSandboxClient(new Sandbox()).getPaymentStatus('pay_0123456789ABCDEFGHJKMNPQRS');
    await assert.rejects(error, { name: 'GatewayError', code: 'payment_not_found', status: 404 });
  });

  for (const id of ['', '..', '\ud800', undefined as unknown as string]) {
    it(`refuses the id ${JSON.stringify(id)}`, async () => {
      const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
      await assert.rejects(createScriptedClient(fetch).getPaymentStatus(id), { code: 'missing_payment_id' });
      assert.equal(sent.length, 0);
    });
  }

  for (const maxPollMs of [-1, NaN]) {
    it(`refuses a maxPollMs of ${maxPollMs}`, async () => {
      const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
      await assert.rejects(createScriptedClient(fetch).getPaymentStatus('pay_1', { maxPollMs }), {
        code: 'invalid_option',
      });
      assert.equal(sent.length, 0);
    });
  }
});
