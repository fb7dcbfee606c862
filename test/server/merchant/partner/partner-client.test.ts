import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createMerchantClient,
  createPartnerClient,
  type PartnerClient,
} from '../../../../src/server/merchant/index.js';
import { BASE_URL, Sandbox } from '../../../support/sandbox.js';
import { getRejection, scriptedFetch } from '../../../support/scripted-fetch.js';
import { VirtualClock } from '../../../support/virtual-clock.js';
import { API_KEY, getIdempotencyKeys, ORDER, waitForAnswers } from '../merchant.js';

const PARTNER_KEY = 'wcp_test_partner';
const SHOP = { merchantName: 'Corner shop', merchantEmail: 'owner@corner.example' };
const USDC = 'eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e';
const DESTINATION = `eip155:84532:0x${'12'.repeat(20)}`;

const createSandboxPartner = (sandbox: Sandbox, apiKey = PARTNER_KEY): PartnerClient =>
  createPartnerClient({ baseUrl: BASE_URL, apiKey, fetch: sandbox.fetch, clock: sandbox.clock, random: () => 0 });

const setUp = async () => {
  const sandbox = new Sandbox();
  const partner = createSandboxPartner(sandbox);
  const { id } = await partner.merchants.create(SHOP);
  return { sandbox, partner, id };
};

/** Every operation that sends requests, and whether it changes something. */
const OPERATIONS: readonly (readonly [name: string, ask: (client: PartnerClient) => Promise<unknown>])[] = [
  ['merchants.create', ({ merchants }) => merchants.create(SHOP)],
  ['merchants.list', ({ merchants }) => merchants.list()],
  ['merchants.get', ({ merchants }) => merchants.get('mrch_1')],
  ['merchants.update', ({ merchants }) => merchants.update('mrch_1', { iconUrl: null })],
  ['merchants.delete', ({ merchants }) => merchants.delete('mrch_1')],
  ['payments.list', ({ payments }) => payments.list()],
  ['listSettlements', (client) => client.listSettlements('mrch_1')],
  ['cryptoSettlements.create', ({ cryptoSettlements }) => cryptoSettlements.create('mrch_1', [])],
  [
    'cryptoSettlements.update',
    ({ cryptoSettlements }) => cryptoSettlements.update('mrch_1', 'crypto_1', { destination: DESTINATION }),
  ],
  ['cryptoSettlements.delete', ({ cryptoSettlements }) => cryptoSettlements.delete('mrch_1', 'crypto_1')],
];

describe("a partner's client", () => {
  it('creates a merchant that takes payments at once, changes it, and deletes it', async () => {
    const { sandbox, partner, id } = await setUp();
    const { name, email, status, settlements } = await partner.merchants.get(id);
    assert.deepEqual([name, email, status, settlements.crypto], [...Object.values(SHOP), 'active', []]);
    const client = createMerchantClient({
      baseUrl: BASE_URL,
      apiKey: PARTNER_KEY,
      merchantId: id,
      fetch: sandbox.fetch,
    });
    const { paymentId } = await client.createPayment(ORDER);
    assert.equal((await partner.merchants.update(id, { merchantName: 'Corner' })).name, 'Corner');
    for (let call = 0; call < 2; call++) assert.equal((await partner.merchants.delete(id)).deleted, true);
    await assert.rejects(client.createPayment(ORDER), {
      name: 'GatewayError',
      code: 'merchant_not_found',
      status: 404,
    });
    assert.equal((await client.getPaymentStatus(paymentId)).status, 'requires_action');
  });

  it('creates one merchant although the first answer is lost', async () => {
    const sandbox = new Sandbox();
    const { merchants } = createSandboxPartner(sandbox);
    await sandbox.fault({ route: 'POST /v1/merchants', kind: 'truncate', times: 1 });
    const creating = merchants.create(SHOP);
    await waitForAnswers(sandbox, 1);
    await sandbox.clock.advance(1_000);
    const { id } = await creating;
    const found = await merchants.list({ search: 'corner' });
    assert.deepEqual([found.totalCount, found.merchants[0]?.id], [1, id]);
  });

  it('iterates over all merchants, a page at a time', async () => {
    const { partner, sandbox } = await setUp();
    await partner.merchants.create({ ...SHOP, merchantName: 'Corner café' });
    const names: string[] = [];
    for await (const { name } of partner.merchants.iterate({ search: 'corner', limit: 1 })) names.push(name);
    assert.deepEqual(names.sort(), ['Corner café', 'Corner shop']);
    assert.equal(sandbox.requests.filter(({ url }) => url.includes('limit=1')).length, 2);
  });

  it('registers, changes and removes the destination of an asset', async () => {
    const { partner, id } = await setUp();
    const { cryptoSettlements } = partner;
    const [created] = await cryptoSettlements.create(id, [{ asset: USDC, destination: DESTINATION }]);
    assert.ok(created);
    const again = cryptoSettlements.create(id, [{ asset: USDC, destination: DESTINATION }]);
    await assert.rejects(again, { name: 'GatewayError', code: 'settlement_asset_conflict', status: 409 });
    const destination = `eip155:84532:0x${'34'.repeat(20)}`;
    const changed = await cryptoSettlements.update(id, created.id, { destination });
    assert.deepEqual((await partner.listSettlements(id)).crypto, [changed]);
    assert.equal(changed.destination, destination);
    await cryptoSettlements.delete(id, created.id);
    assert.deepEqual((await partner.listSettlements(id)).crypto, []);
  });

  it('resolves for a destination whose first deletion had no answer, and rejects for one that never was', async () => {
    const { sandbox, partner, id } = await setUp();
    const { cryptoSettlements } = partner;
    const [created] = await cryptoSettlements.create(id, [{ asset: USDC, destination: DESTINATION }]);
    await sandbox.fault({ route: 'DELETE /v1/merchants/*', kind: 'truncate', times: 1 });
    const answers = sandbox.requests.length;
    const deleting = cryptoSettlements.delete(id, created?.id ?? '');
    await waitForAnswers(sandbox, answers + 1);
    await sandbox.clock.advance(1_000);
    assert.deepEqual(await deleting, { id: created?.id, deleted: true });
    await assert.rejects(cryptoSettlements.delete(id, 'crypto_none'), { code: 'not_found', status: 404 });
  });

  it('lists the payments of all merchants, or of those that are asked for', async () => {
    const { sandbox, partner, id } = await setUp();
    const others = await Promise.all([partner.merchants.create(SHOP), partner.merchants.create(SHOP)]);
    const ids = [id, ...others.map((merchant) => merchant.id)];
    for (const merchantId of ids) {
      const client = createMerchantClient({ baseUrl: BASE_URL, apiKey: PARTNER_KEY, merchantId, fetch: sandbox.fetch });
      await client.createPayment(ORDER);
    }
    const listMerchants = async (merchantId?: string | readonly string[]): Promise<string[]> => {
      const { data } = await partner.payments.list({ merchantId });
      return data.map(({ merchant }) => merchant.id).sort();
    };
    assert.deepEqual(await listMerchants(), ids.toSorted());
    assert.deepEqual(await listMerchants(id), [id]);
    assert.deepEqual(await listMerchants(ids.slice(1)), ids.slice(1).sort());
    const names: (string | null | undefined)[] = [];
    for await (const { merchant } of partner.payments.iterate({ merchantId: ids.slice(0, 2), limit: 1 }))
      names.push(merchant.name);
    assert.deepEqual(names, [SHOP.merchantName, SHOP.merchantName]);
  });

  it("is refused with a merchant's key, and sends no merchant id", async () => {
    const sandbox = new Sandbox();
    const { merchants } = createSandboxPartner(sandbox, API_KEY);
    await assert.rejects(merchants.list(), { name: 'GatewayError', code: 'invalid_api_key', status: 401 });
    assert.equal((sandbox.requests[0]?.init.headers as Record<string, string>)['Merchant-Id'], undefined);
  });

  it('sends nothing for text that cannot be an id, and needs a key', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json({}));
    const { merchants, cryptoSettlements } = createPartnerClient({ baseUrl: BASE_URL, apiKey: PARTNER_KEY, fetch });
    const refusal = { name: 'ConfigurationError', code: 'invalid_option' };
    await assert.rejects(merchants.get('..'), refusal);
    await assert.rejects(cryptoSettlements.delete('mrch_1', ''), refusal);
    assert.equal(sent.length, 0);
    assert.throws(() => createPartnerClient({ baseUrl: BASE_URL, apiKey: '' }), {
      code: 'missing_credentials',
      message: /^apiKey is empty/,
    });
  });

  for (const [name, ask] of OPERATIONS) {
    it(`sends ${name} four times in all to a gateway that is busy, with one key`, async () => {
      const clock = new VirtualClock();
      const { fetch, sent } = scriptedFetch(() => Response.json({ code: 'x', message: 'No.' }, { status: 503 }));
      const client = createPartnerClient({ baseUrl: BASE_URL, apiKey: PARTNER_KEY, fetch, clock, random: () => 0 });
      const rejection = getRejection(ask(client));
      await clock.advance(600_000);
      assert.equal(((await rejection) as Error).name, 'GatewayError');
      assert.deepEqual([sent.length, new Set(getIdempotencyKeys(sent)).size], [4, 1]);
    });

    it(`rejects ${name} for an answer of the wrong shape`, async () => {
      const { fetch } = scriptedFetch(() => Response.json({ id: 1 }));
      const client = createPartnerClient({ baseUrl: BASE_URL, apiKey: PARTNER_KEY, fetch });
      await assert.rejects(ask(client), { name: 'ContractError', message: /^The gateway sent an invalid/ });
    });
  }
});
