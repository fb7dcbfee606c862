import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { KnownPaymentStatus } from 'pay-status/contract';
import { strictPaymentStatusResponseSchema } from '../../../gateway/wire/payment-status-response.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { SIMULATED_STEPS } from '../../../gateway/wire/sandbox-payment.js';
import { covers } from '../../support/covers.js';
import { reach } from '../../support/reach.js';
import { assertRefused, BASE_URL, createTestGateway } from '../../support/test-gateway.js';

const createPaymentIn = async (status: KnownPaymentStatus) => {
  const gateway = createTestGateway();
  const paymentId = await reach(gateway, status);
  const step = (name: string, body: object = {}) => gateway.sandbox(`payments/${paymentId}/${name}`, body);
  return { gateway, paymentId, step };
};

const readStatus = async (response: Response) => {
  assert.equal(response.status, 200);
  return strictPaymentStatusResponseSchema.parse(await response.json());
};

describe('a step of the buyer or the chain', () => {
  it('fail and decline have different failure reasons', async () => {
    const reasons = await Promise.all(
      (['fail', 'decline'] as const).map(async (name) => {
        const { gateway, paymentId, step } = await createPaymentIn('requires_action');
        await step(name);
        const { state } = await gateway.payments.get(paymentId);
        return state.status === 'failed' ? state.failed.reason : null;
      }),
    );
    for (const reason of reasons) assert.match(reason ?? '', /\w+ \w+/);
    assert.equal(new Set(reasons).size, 2);
  });

  const optionAmount = {
    unit: 'caip19/solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/slip44:501',
    value: '123',
    display: { assetName: 'Solana', assetSymbol: 'SOL', decimals: 9 },
  };

  for (const names of [['succeed'], ['process', 'succeed']] as const) {
    it(`${names.join(', then ')} sets the asset and the transaction`, async () => {
      const { step } = await createPaymentIn('requires_action');
      const first = await step(names[0], { optionAmount, txId: 'tx_1' });
      const { info } = await readStatus(names[1] ? await step(names[1]) : first);
      assert.deepEqual(info, { optionAmount, txId: 'tx_1' });
    });
  }

  it('succeed may replace the asset of the processing payment', async () => {
    const { step } = await createPaymentIn('processing');
    const { info } = await readStatus(await step('succeed', { optionAmount, txId: 'tx_1' }));
    assert.deepEqual(info?.optionAmount, optionAmount);
  });

  for (const [title, body] of [
    ['an asset without display', { optionAmount: { unit: optionAmount.unit, value: '1' } }],
    ['a fiat asset', { optionAmount: { ...optionAmount, unit: 'iso4217/USD' } }],
    ['an empty transaction', { txId: '' }],
    ['a transaction that is a number', { txId: 5 }],
  ] as const) {
    it(`is refused with ${title}`, async () => {
      const { step, gateway, paymentId } = await createPaymentIn('requires_action');
      await assertRefused(await step('succeed', body), 400, 'params_validation');
      assert.equal((await gateway.status(paymentId)).status, 'requires_action');
    });
  }

  for (const name of SIMULATED_STEPS) {
    it(`${name} of an unknown payment is answered with 404`, async () => {
      await assertRefused(await createTestGateway().sandbox(`payments/pay_none/${name}`), 404, 'payment_not_found');
    });
  }
});

describe('the clock', () => {
  it('is not advanced beyond the last valid timestamp', async () => {
    const clock = createManualClock(Date.UTC(9998, 11, 31));
    const { sandbox, create } = createTestGateway({ clock });
    await assertRefused(await sandbox('clock', { advanceMs: 2 * 86_400_000 }), 400, 'params_validation');
    assert.equal((await sandbox('clock', { advanceMs: 86_400_000 })).status, 200);
    assert.equal(new Date(clock.nowMs()).getUTCFullYear(), 9999);
    await create();
  });

  for (const advanceMs of [-1, 0.5, '5', null, undefined, 1e15]) {
    it(`is not advanced by ${advanceMs}`, async () => {
      await assertRefused(await createTestGateway().sandbox('clock', { advanceMs }), 400, 'params_validation');
    });
  }
});

describe('injected faults', () => {
  it('are set with 201 and an id, and cleared with 204', async () => {
    const { sandbox, sendRequest } = createTestGateway();
    const response = await sandbox('faults', { route: 'GET /v1/gateway/*', kind: 'status', status: 418 });
    assert.equal(response.status, 201);
    assert.deepEqual(await response.json(), { id: 'fault_1' });
    assert.equal((await sendRequest('/v1/gateway/payment/pay_1')).status, 418);
    assert.equal((await sendRequest('/sandbox/faults', { method: 'DELETE' })).status, 204);
    assert.equal((await sendRequest('/v1/gateway/payment/pay_1')).status, 401);
  });

  for (const name of ['Trailer', 'content-length', 'Transfer-Encoding', 'Connection'])
    it(`are refused if they set ${name}, which the server writes itself`, async () => {
      for (const kind of ['garbage', 'status']) {
        const fault = { route: 'GET /v1/*', kind, headers: { 'X-Own': '1', [name]: '7' } };
        await assertRefused(await createTestGateway().sandbox('faults', fault), 400, 'params_validation');
      }
    });
});

describe('the sandbox routes', () => {
  it('refuse the content types of HTML forms', async () => {
    const { sendRequest } = createTestGateway();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await sendRequest('/sandbox/clock', {
        headers: { 'Content-Type': type },
        body: '{"advanceMs":1}',
      });
      await assertRefused(response, 415, 'invalid_params');
    }
  });

  it('require a JSON content type even without a body', async () => {
    const response = await createTestGateway().sendRequest('/sandbox/payments/pay_1/succeed', { method: 'POST' });
    await assertRefused(response, 415, 'invalid_params');
  });

  const clockAt = (host: string, options: { hosts?: readonly string[]; baseUrl?: string } = {}): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json', Host: host };
    const request = new Request(`${BASE_URL}/sandbox/clock`, { method: 'POST', headers, body: '{"advanceMs":0}' });
    return createTestGateway(options).fetch(request);
  };

  for (const host of ['localhost', '127.0.0.1:4242', '[::1]:4242']) {
    it(`respond to the Host ${host}`, async () => {
      assert.equal((await clockAt(host)).status, 200);
    });
  }

  for (const host of ['evil.example', 'localhost.evil.example', '']) {
    it(`refuse ${host ? `the Host ${host}` : 'an empty Host'}`, async () => {
      covers('codes.forbidden');
      await assertRefused(await clockAt(host), 403, 'forbidden');
    });
  }

  it('respond to the configured host', async () => {
    assert.equal((await clockAt('10.0.0.5:4242', { hosts: ['10.0.0.5'] })).status, 200);
    await assertRefused(await clockAt('10.0.0.6:4242', { hosts: ['10.0.0.5'] }), 403, 'forbidden');
  });
});

it('the health check returns ok', async () => {
  const response = await createTestGateway().sendRequest('/health');
  assert.deepEqual([response.status, await response.json()], [200, { status: 'ok', heldPolls: 0 }]);
});
