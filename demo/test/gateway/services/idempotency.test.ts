import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { covers } from '../../support/covers.js';
import { createTestGateway, assertRefused, LIVE_MERCHANT, MERCHANT, ORDER } from '../../support/test-gateway.js';

const DAY_MS = 86_400_000;
const withKey = (key: string, headers: Readonly<Record<string, string>> = MERCHANT) => ({
  ...headers,
  'Idempotency-Key': key,
});

const setUp = () => {
  const gateway = createTestGateway();
  const create = async (key: string, more = {}, headers = MERCHANT) => {
    const response = await gateway.sendRequest('/v1/payments', {
      headers: withKey(key, headers),
      body: { ...ORDER, ...more },
    });
    return { response, text: await response.clone().text() };
  };
  const cancel = (id: string, key: string) =>
    gateway.sendRequest(`/v1/payments/${id}/cancel`, { method: 'POST', headers: withKey(key) });
  return { ...gateway, createWith: create, cancel };
};

describe('an idempotency key on create', () => {
  it('replays the stored response for the same request, byte for byte', async () => {
    covers('endpoints.common.2');
    const { createWith } = setUp();
    const first = await createWith('k1');
    const second = await createWith('k1');
    assert.deepEqual([first.response.status, second.response.status], [201, 201]);
    assert.equal(second.text, first.text);
  });

  it('creates one payment for fifty concurrent requests', async () => {
    const { createWith } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => createWith('k1')));
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  });

  it('is refused with another request, but not with reordered fields', async () => {
    covers('codes.idempotency_conflict');
    const { createWith } = setUp();
    await createWith('k1');
    const { response } = await createWith('k1', { referenceId: 'order 2' });
    await assertRefused(response, 409, 'idempotency_conflict');
    const { referenceId, amount } = ORDER;
    assert.equal((await createWith('k1', { referenceId, amount })).response.status, 201);
  });

  it('is one key if the header was sent twice', async () => {
    const { createWith } = setUp();
    const { text } = await createWith('k1');
    assert.equal((await createWith('k1, k1')).text, text);
    assert.notEqual((await createWith('k1, k2')).text, text);
    assert.notEqual((await createWith('k1,k1')).text, text);
  });

  it('is separate for each mode', async () => {
    const { createWith } = setUp();
    const [test, live] = [await createWith('k1'), await createWith('k1', {}, LIVE_MERCHANT)];
    assert.notEqual(live.text, test.text);
  });

  it('expires after a day', async () => {
    const { createWith, clock } = setUp();
    const first = await createWith('k1');
    await clock.advance(DAY_MS - 1);
    assert.equal((await createWith('k1')).text, first.text);
    await clock.advance(1);
    assert.notEqual((await createWith('k1')).text, first.text);
  });

  it('replays a refusal', async () => {
    const { createWith } = setUp();
    const more = { amount: { unit: 'iso4217/XXZ', value: '5' } };
    const [first, second] = [await createWith('k1', more), await createWith('k1', more)];
    assert.equal(first.response.status, 400);
    assert.equal(second.text, first.text);
  });

  it('is not used by a request that fails with 500', async () => {
    const { createWith, faults } = setUp();
    faults.add({ route: 'POST /v1/payments', kind: 'status', status: 500, times: 1 });
    assert.equal((await createWith('k1')).response.status, 500);
    assert.equal((await createWith('k1')).response.status, 201);
  });

  for (const [key, status] of [
    ['k'.repeat(255), 201],
    ['k'.repeat(256), 400],
  ] as const) {
    it(`of ${key.length} characters is answered with ${status}`, async () => {
      assert.equal((await setUp().createWith(key)).response.status, status);
    });
  }
});

describe('an idempotency key on cancel', () => {
  it('replays the first response, while another key is refused', async () => {
    const { create, cancel } = setUp();
    const { paymentId } = await create();
    const first = await (await cancel(paymentId, 'k1')).text();
    assert.equal(await (await cancel(paymentId, 'k1')).text(), first);
    await assertRefused(await cancel(paymentId, 'k2'), 400, 'invalid_state');
  });

  it('is refused for another payment', async () => {
    const { create, cancel } = setUp();
    await cancel((await create()).paymentId, 'k1');
    await assertRefused(await cancel((await create()).paymentId, 'k1'), 409, 'idempotency_conflict');
  });
});

describe('an idempotency key on the status', () => {
  it('is accepted but never replays an outdated status', async () => {
    covers('endpoints.common.2');
    const { create, status, sandbox } = setUp();
    const { paymentId } = await create();
    const headers = withKey('k1');
    assert.equal((await status(paymentId, { headers })).status, 'requires_action');
    await sandbox(`payments/${paymentId}/process`);
    assert.equal((await status(paymentId, { headers })).status, 'processing');
  });
});
