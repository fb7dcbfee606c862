import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DEFAULT_SVC_VERSION, SVC_VERSIONS } from 'pay-status/contract';
import { resolveVersion } from '../../../gateway/http/versioning.js';
import { covers } from '../../support/covers.js';
import { assertRefused, BUYER, createTestGateway, MERCHANT, ORDER } from '../../support/test-gateway.js';

for (const header of ['Svc-Version', 'WCP-Version']) {
  for (const version of SVC_VERSIONS) {
    it(`${header} ${version} is accepted on both sides`, async () => {
      if (version === DEFAULT_SVC_VERSION) covers('versioning.1');
      const { sendRequest, create } = createTestGateway();
      const { paymentId } = await create();
      const created = await sendRequest('/v1/payments', { headers: { ...MERCHANT, [header]: version }, body: ORDER });
      const read = await sendRequest(`/v1/gateway/payment/${paymentId}/status`, {
        headers: { ...BUYER, [header]: version },
      });
      assert.deepEqual([created.status, read.status], [201, 200]);
    });
  }

  for (const [text, code] of [
    ['latest', 'invalid_api_version'],
    ['2026-2-18', 'invalid_api_version'],
    ['2026-02-18.beta', 'invalid_api_version'],
    ['2025-01-01', 'unknown_api_version'],
    ['2026-02-18.preview', 'unknown_api_version'],
  ] as const) {
    it(`${header} ${text} is answered with ${code}`, async () => {
      covers('versioning.3', `codes.${code}`);
      const { sendRequest } = createTestGateway();
      await assertRefused(
        await sendRequest('/v1/payments', { headers: { ...MERCHANT, [header]: text }, body: ORDER }),
        400,
        code,
      );
      const path = '/v1/gateway/payment/pay_1/status';
      await assertRefused(await sendRequest(path, { headers: { ...BUYER, [header]: text } }), 400, code);
    });
  }
}

it('a request without a version gets the stable one', () => {
  assert.equal(resolveVersion(new Headers()), '2026-02-18');
  assert.equal(resolveVersion(new Headers({ 'Svc-Version': '' })), '2026-02-18');
});

it('Svc-Version takes precedence over WCP-Version', () => {
  const headers = new Headers({ 'WCP-Version': '2026-02-18', 'Svc-Version': '2026-02-19.preview' });
  assert.equal(resolveVersion(headers), '2026-02-19.preview');
});

it('a version older than the pinned one is refused', async () => {
  covers('versioning.3', 'codes.api_version_downgrade');
  const { sendRequest, create } = createTestGateway({ pinnedVersion: '2026-02-19.preview' });
  const { paymentId } = await create();
  const paths = [`/v1/payments/${paymentId}/status`, '/v1/payments', '/v1/merchants/merchant_demo/payments'];
  for (const path of paths) {
    assert.equal((await sendRequest(path, { headers: MERCHANT })).status, 200);
    const response = await sendRequest(path, { headers: { ...MERCHANT, 'Svc-Version': '2026-02-18' } });
    await assertRefused(response, 400, 'api_version_downgrade');
  }
});
