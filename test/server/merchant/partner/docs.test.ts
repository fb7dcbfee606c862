import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { useDocument } from '../documents.js';

/** Exports of the program in docs/partners.md. */
interface Program {
  readonly openShop: (shopId: string, merchantName: string, merchantEmail: string) => Promise<string>;
  readonly sell: (merchantId: string, referenceId: string) => Promise<string>;
  readonly settleTo: (merchantId: string, asset: string, destination: string) => Promise<void>;
  readonly stopSettling: (merchantId: string) => Promise<void>;
  readonly findUnsettled: (merchantIds: readonly string[]) => Promise<readonly string[]>;
  readonly countPayments: (startTs: string) => Promise<number>;
  readonly findShops: (search: string) => Promise<readonly { readonly id: string }[]>;
  readonly renameShop: (merchantId: string, merchantName: string) => Promise<string>;
  readonly closeShop: (merchantId: string) => Promise<unknown>;
}

const USDC = 'eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e';
const toAccount = (byte: string): string => `eip155:84532:0x${byte.repeat(20)}`;

describe('docs/partners.md', () => {
  const { getPath, gateway, succeed } = useDocument('docs/partners.md');

  it('contains one program that opens a shop once, sells, settles, renames and closes', async () => {
    Object.assign(process.env, { GATEWAY_URL: gateway().url, PARTNER_KEY: 'wcp_test_partner' });
    const shop = (await import(pathToFileURL(getPath('server.ts')).href)) as Program;
    const id = await shop.openShop('7', 'Corner shop', 'owner@corner.example');
    assert.equal(await shop.openShop('7', 'Corner shop', 'owner@corner.example'), id);
    const paymentId = await shop.sell(id, 'order 1');
    assert.match(paymentId, /^pay_/);
    assert.equal(await shop.countPayments('2026-02-18T00:00:00Z'), 1);
    assert.equal(await shop.countPayments('2999-01-01T00:00:00Z'), 0);
    assert.deepEqual(await shop.findUnsettled([id]), []);
    await succeed(paymentId);
    assert.deepEqual(await shop.findUnsettled([id]), [paymentId]);

    const headers = { 'Api-Key': 'wcp_test_partner' };
    const readDestinations = async (): Promise<unknown> => {
      const response = await fetch(`${gateway().url}/v1/merchants/${id}/settlements`, { headers });
      const { crypto } = (await response.json()) as { crypto: readonly { readonly destination: string }[] };
      return crypto.map(({ destination }) => destination);
    };
    for (const byte of ['12', '34']) {
      await shop.settleTo(id, USDC, toAccount(byte));
      assert.deepEqual(await readDestinations(), [toAccount(byte)]);
    }
    await shop.stopSettling(id);
    assert.deepEqual(await readDestinations(), []);

    assert.equal(await shop.renameShop(id, 'Corner'), 'Corner');
    assert.deepEqual(
      (await shop.findShops('corner')).map((found) => found.id),
      [id],
    );
    await shop.closeShop(id);
    assert.deepEqual(await shop.findShops('corner'), []);
    await assert.rejects(shop.sell(id, 'order 2'), { code: 'merchant_not_found' });
  });
});
