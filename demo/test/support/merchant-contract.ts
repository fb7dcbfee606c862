import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Merchant } from '../../gateway/store/merchant-table.js';
import { DEMO_MERCHANTS } from '../../gateway/store/demo-merchant.js';
import type { CryptoSettlement } from '../../gateway/store/settlement-destination-table.js';
import type { Store } from '../../gateway/store/store.js';
import { NOW_MS } from './payments.js';
import { OWNER } from './store-rows.js';

const ACME: Merchant = {
  merchantId: 'mrch_Acme',
  mode: 'test',
  name: 'Äcme 100%',
  email: 'billing@acme.store',
  iconUrl: null,
  createdAtMs: NOW_MS,
  deletedAtMs: null,
};
const WIDGETS: Merchant = { ...ACME, merchantId: 'mrch_Widgets', name: 'Widget Co', email: null };

const USDC: CryptoSettlement = {
  ...OWNER,
  id: 'crypto_1',
  asset: 'eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  destination: 'eip155:84532:0x1234567890abcdef1234567890abcdef12345678',
};
const SOL: CryptoSettlement = { ...USDC, id: 'crypto_2', asset: 'solana:abc/token:AbC' };

/** Contract of every store for merchants and the destinations of their settlements. */
export const describeMerchants = (name: string, createStore: () => Promise<Store>): void => {
  describe(`merchants in the ${name} store`, () => {
    const createFilledStore = async (): Promise<Store> => {
      const store = await createStore();
      await store.transaction(async ({ merchants }) => {
        for (const merchant of [ACME, WIDGETS, { ...ACME, mode: 'live' as const }]) await merchants.insert(merchant);
      });
      return store;
    };
    const listIds = async (store: Store, search?: string): Promise<readonly string[]> => {
      const page = { beforeSeq: undefined, limit: 9 };
      const listed = await store.read(({ merchants }) => merchants.list('test', search, page));
      assert.equal(await store.read(({ merchants }) => merchants.count('test', search)), listed.length);
      return listed.map(({ merchant }) => merchant.merchantId);
    };

    it('begin with that of the shop, in both environments', async () => {
      const store = await createStore();
      for (const merchant of DEMO_MERCHANTS)
        assert.deepEqual(await store.read(({ merchants }) => merchants.find(merchant)), merchant);
    });

    it('are there after a first transaction that fails', async () => {
      const store = await createStore();
      await assert.rejects(store.transaction(() => Promise.reject(new Error('refused'))));
      assert.deepEqual(await listIds(store), ['merchant_demo']);
    });

    it('are listed without those of the other environment, the newest first, page by page', async () => {
      const store = await createFilledStore();
      const ids = ['mrch_Widgets', 'mrch_Acme', 'merchant_demo'];
      assert.deepEqual(await listIds(store), ids);
      const seen: string[] = [];
      for (let beforeSeq: number | undefined; seen.length < ids.length;) {
        const page = { beforeSeq, limit: 1 };
        const [next] = await store.read(({ merchants }) => merchants.list('test', undefined, page));
        assert.ok(next);
        seen.push(next.merchant.merchantId);
        beforeSeq = next.seq;
      }
      assert.deepEqual(seen, ids);
    });

    it('are found by a part of their name or id, in any case, without wildcards', async () => {
      const store = await createFilledStore();
      assert.deepEqual(await listIds(store, 'äCME'), ['mrch_Acme']);
      assert.deepEqual(await listIds(store, 'MRCH_'), ['mrch_Widgets', 'mrch_Acme']);
      assert.deepEqual(await listIds(store, '%'), ['mrch_Acme']);
      assert.deepEqual(await listIds(store, 'nobody'), []);
    });

    it('are changed, and found but not listed once deleted', async () => {
      const store = await createFilledStore();
      const deleted = { ...ACME, name: 'Acme v2', deletedAtMs: NOW_MS };
      await store.transaction(({ merchants }) => merchants.update(deleted));
      assert.deepEqual(await store.transaction(({ merchants }) => merchants.lock(ACME)), deleted);
      assert.deepEqual(await listIds(store), ['mrch_Widgets', 'merchant_demo']);
      assert.deepEqual(await store.read(({ merchants }) => merchants.find({ ...ACME, mode: 'live' })), {
        ...ACME,
        mode: 'live',
      });
    });
  });

  describe(`settlement destinations in the ${name} store`, () => {
    const createFilledStore = async (): Promise<Store> => {
      const store = await createStore();
      await store.transaction(async ({ settlementDestinations }) => {
        await settlementDestinations.insert(USDC);
        await settlementDestinations.insert(SOL);
      });
      return store;
    };
    const find = (store: Store, asset: string, owner: Pick<Merchant, 'merchantId' | 'mode'> = OWNER) =>
      store.read(({ settlementDestinations }) => settlementDestinations.find(owner, asset));
    const list = (store: Store) => store.read(({ settlementDestinations }) => settlementDestinations.list(OWNER));

    it('are found by their asset, on EVM chains in any case', async () => {
      const store = await createFilledStore();
      assert.deepEqual(await find(store, USDC.asset.toLowerCase()), USDC);
      assert.deepEqual(await find(store, SOL.asset), SOL);
      assert.equal(await find(store, SOL.asset.toLowerCase()), undefined);
      assert.equal(await find(store, USDC.asset, { ...OWNER, mode: 'live' }), undefined);
      assert.equal(await find(store, USDC.asset, ACME), undefined);
    });

    it('are one for each asset of a merchant', async () => {
      const store = await createFilledStore();
      const again = { ...USDC, id: 'crypto_3', asset: USDC.asset.toLowerCase() };
      await assert.rejects(store.transaction(({ settlementDestinations }) => settlementDestinations.insert(again)));
      await store.transaction(({ settlementDestinations }) =>
        settlementDestinations.insert({ ...again, merchantId: ACME.merchantId }),
      );
      assert.deepEqual(await list(store), [USDC, SOL]);
    });

    it('are changed and removed', async () => {
      const store = await createFilledStore();
      const moved = { ...USDC, destination: USDC.destination.replace('1234', '4321') };
      await store.transaction(({ settlementDestinations }) => settlementDestinations.update(moved));
      const findById = () =>
        store.read(({ settlementDestinations }) => settlementDestinations.findById(OWNER, USDC.id));
      assert.deepEqual(await findById(), moved);
      await store.transaction(({ settlementDestinations }) => settlementDestinations.remove(moved));
      assert.equal(await findById(), undefined);
      assert.deepEqual(await list(store), [SOL]);
    });
  });
};
