import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { covers } from '../../support/covers.js';
import { assertRefused, BUYER, createTestGateway, MERCHANT } from '../../support/test-gateway.js';

const STATUS = '/v1/gateway/payment/pay_1/status';

describe('the rate limit', () => {
  it('refuses requests above the limit with a Retry-After after which they are accepted', async () => {
    covers('codes.rate_limited');
    const { sendRequest, clock } = createTestGateway({ requestsPerMinute: 3 });
    for (let i = 0; i < 3; i++) assert.equal((await sendRequest(STATUS, { headers: BUYER })).status, 404);
    await clock.advance(20_500);
    const response = await sendRequest(STATUS, { headers: BUYER });
    assert.equal(response.headers.get('Retry-After'), '40');
    assert.match(await assertRefused(response, 429, 'rate_limited'), /40 s/);
    await clock.advance(39_499);
    assert.equal((await sendRequest(STATUS, { headers: BUYER })).status, 429);
    await clock.advance(1);
    assert.equal((await sendRequest(STATUS, { headers: BUYER })).status, 404);
  });

  it('counts each caller separately, without preflights and sandbox requests', async () => {
    const { sendRequest, sandbox } = createTestGateway({ requestsPerMinute: 1 });
    await sendRequest(STATUS, { headers: BUYER });
    assert.equal((await sendRequest(STATUS, { headers: BUYER })).status, 429);
    assert.equal((await sendRequest('/v1/payments', { headers: MERCHANT })).status, 200);
    for (let i = 0; i < 3; i++) {
      assert.equal((await sendRequest(STATUS, { method: 'OPTIONS' })).status, 204);
      assert.equal((await sandbox('clock', { advanceMs: 0 })).status, 200);
    }
  });

  it('counts all unknown callers as one', async () => {
    const { sendRequest } = createTestGateway({ requestsPerMinute: 3 });
    const requestAs = async (headers: Readonly<Record<string, string>>) =>
      (await sendRequest(STATUS, { headers })).status;
    assert.equal(await requestAs({ 'Api-Key': 'a' }), 401);
    assert.equal(await requestAs({ 'Api-Key': 'b'.repeat(16_000) }), 401);
    assert.equal(await requestAs({ 'X-Api-Key': 'c' }), 401);
    assert.equal(await requestAs({ 'App-Id': 'd', 'Client-Id': '1' }), 429);
    assert.equal(await requestAs(BUYER), 404);
  });
});
