import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictCreatedSettlementsSchema, strictSettlementsSchema } from '../../../gateway/wire/settlement.js';
import { assertRefused, createTestGateway, PARTNER, type TestGateway } from '../../support/test-gateway.js';

describe('the settlements of a merchant', () => {
  const USDC = {
    asset: 'eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    destination: 'eip155:84532:0x1234567890abcdef1234567890abcdef12345678',
  };
  const ETH = { ...USDC, asset: 'eip155:84532/slip44:60' };
  const PATH = '/v1/merchants/merchant_demo/settlements/crypto';

  const create = ({ sendRequest }: TestGateway, settlements: readonly object[], key = crypto.randomUUID()) =>
    sendRequest(PATH, { headers: { ...PARTNER, 'Idempotency-Key': key }, body: { settlements } });
  const read = async ({ sendRequest }: TestGateway) => {
    const response = await sendRequest('/v1/merchants/merchant_demo/settlements', { headers: PARTNER });
    return strictSettlementsSchema.parse(await response.json()).crypto;
  };

  it('are created, changed and removed', async () => {
    const gateway = createTestGateway();
    const created = await create(gateway, [USDC, ETH]);
    const [usdc, eth] = strictCreatedSettlementsSchema.parse(await created.json()).settlements;
    assert.ok(usdc && eth);
    assert.match(usdc.id, /^crypto_[A-Za-z0-9]{17}$/);
    assert.deepEqual(await read(gateway), [
      { id: usdc.id, ...USDC },
      { id: eth.id, ...ETH },
    ]);
    const destination = 'eip155:84532:0x000000000000000000000000000000000000dEaD';
    const moved = await gateway.sendRequest(`${PATH}/${usdc.id}`, {
      method: 'PUT',
      headers: PARTNER,
      body: { destination },
    });
    assert.deepEqual(await moved.json(), { ...usdc, destination });
    const removed = await gateway.sendRequest(`${PATH}/${eth.id}`, { method: 'DELETE', headers: PARTNER });
    assert.deepEqual(await removed.json(), { id: eth.id, deleted: true });
    assert.deepEqual(await read(gateway), [{ ...usdc, destination }]);
    assert.equal((await create(gateway, [ETH])).status, 201);
  });

  for (const [title, settlements] of [
    ['in an asset twice', [ETH, USDC, ETH]],
    ['in an asset twice, of which one is in lower case', [USDC, { ...USDC, asset: USDC.asset.toLowerCase() }]],
  ] as const)
    it(`are not created ${title}, and none of the request is`, async () => {
      const gateway = createTestGateway();
      await assertRefused(await create(gateway, settlements), 409, 'settlement_asset_conflict');
      assert.deepEqual(await read(gateway), []);
    });

  it('are one for an asset, however many requests come at once', async () => {
    const gateway = createTestGateway();
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(gateway, [USDC])));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409, 409, 409, 409]);
  });

  for (const destination of ['eip155:11155111:0x1234567890abcdef1234567890abcdef12345678', 'eip155:84532:0x1234'])
    it(`do not go to ${destination}, which is no account on the chain of the asset`, async () => {
      const gateway = createTestGateway();
      await assertRefused(await create(gateway, [{ ...USDC, destination }]), 400, 'params_validation');
      const created = await create(gateway, [USDC]);
      const [usdc] = strictCreatedSettlementsSchema.parse(await created.json()).settlements;
      const path = `${PATH}/${usdc?.id}`;
      const moved = await gateway.sendRequest(path, { method: 'PUT', headers: PARTNER, body: { destination } });
      await assertRefused(moved, 400, 'params_validation');
    });
});
