import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Payment } from '../../gateway/payments/payment.js';
import type { ListedPayment, Selection } from '../../gateway/payments/selection.js';
import { isSelected } from '../../gateway/store/memory/payment-lists.js';
import type { Store } from '../../gateway/store/store.js';
import { filterPayments, computeTotals } from './list-model.js';
import { ALL_PAYMENTS, NEW_PAYMENT, NOW_MS } from './payments.js';
import { OWNER } from './store-rows.js';

/** Contract of every store for lists: the results of plain filters. */
export const describeLists = (name: string, createStore: () => Promise<Store>): void => {
  describe(`lists of payments in the ${name} store`, () => {
    /** Some are created at the same time, some have amounts that are equal as floating-point numbers. */
    const PAYMENTS = ALL_PAYMENTS.map((payment, index): Payment => {
      const value = ['9', '10', '9007199254740993', '9007199254740992'][index % 4] ?? '';
      const unit = index % 3 ? 'iso4217/USD' : 'iso4217/EUR';
      const createdAtMs = NOW_MS + Math.floor(index / 2);
      return { ...payment, id: `pay_${index}`, referenceId: `order_${index}`, amount: { unit, value }, createdAtMs };
    });

    const NUMBERED = PAYMENTS.map((payment, seq) => ({ payment, seq }));

    const createFilledStore = async (): Promise<Store> => {
      const store = await createStore();
      await store.transaction(async ({ payments }) => {
        for (const payment of PAYMENTS) await payments.insert(payment, null);
        await payments.insert({ ...NEW_PAYMENT, id: 'pay_live', mode: 'live' }, null);
      });
      return store;
    };

    const selections: Readonly<Record<string, Omit<Selection, 'owner'>>> = {
      everything: {},
      'a status': { statuses: ['succeeded'] },
      'two statuses': { statuses: ['failed', 'succeeded', 'failed'] },
      'a time': { fromMs: NOW_MS + 1, untilMs: NOW_MS + 3 },
      'a symbol': { assets: ['usdc'] },
      'a unit': { assets: ['caip19/eip155:84532/erc20:0x036cbd53842c5426634e7929541ec2318f3dcf7e'] },
      'another asset': { assets: ['dai'] },
      'several assets': { assets: ['dai', 'usdc'] },
      'its merchant': { merchants: ['merchant_other', 'merchant_demo'] },
      'other merchants': { merchants: ['merchant_other'] },
      networks: { networks: ['eip155:1', 'eip155:84532'] },
      'another network': { networks: ['eip155:1'] },
      'a part of the reference': { reference: 'r_1' },
      'a wildcard that is none': { reference: '%' },
    };
    for (const [what, rest] of Object.entries(selections)) {
      it(`are right for ${what}, in every order, page by page`, async () => {
        const store = await createFilledStore();
        const selection = { owner: OWNER, ...rest };
        const expected = PAYMENTS.filter((payment) => isSelected(payment, selection));
        for (const sortBy of ['date', 'amount'] as const) {
          for (const isDescending of [false, true]) {
            const seen: ListedPayment[] = [];
            for (;;) {
              const page = { sortBy, isDescending, after: seen.at(-1)?.position, limit: 2 };
              const found = await store.read(({ payments }) => payments.list(selection, page));
              seen.push(...found);
              if (found.length < 2) break;
            }
            const order = filterPayments(NUMBERED, selection, { sortBy, isDescending, limit: 99 });
            assert.deepEqual(
              seen.map(({ payment }) => payment),
              order.map(({ payment }) => payment),
            );
            assert.equal(seen.length, expected.length);
          }
        }
        assert.deepEqual(
          await store.read(({ payments }) => payments.totals(selection)),
          computeTotals(PAYMENTS, selection),
        );
      });
    }
  });
};
