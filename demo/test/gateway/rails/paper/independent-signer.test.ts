import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { seededRandom } from '../../../../gateway/core/random.js';
import type { Store } from '../../../../gateway/store/store.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import type { StrictPaymentOption, StrictWalletRpc } from '../../../../gateway/wire/payment-options.js';
import { changeTypedData } from '../../../support/change-typed-data.js';
import { getDamagedSignatures } from '../../../support/damaged-signatures.js';
import {
  createIndependentSigner,
  readTypedData,
  type IndependentSigner,
  type TypedData,
} from '../../../support/independent-signer.js';
import { BASE_SEPOLIA, SEPOLIA } from '../../../support/signer.js';
import { assertRefused, createTestGateway, type TestGateway } from '../../../support/test-gateway.js';
import { createWallet, fund, readActions, readOptions } from '../../../support/wallet.js';

/** Payments of each method; each is one request of each of its kinds. The full run has 500. */
const PAYMENTS = Number(process.env['INDEPENDENT_PAYMENTS'] ?? 50);
/** Payments of each method whose requests are changed: each has about fifty changes. */
const CHANGED_PAYMENTS = Math.ceil(PAYMENTS / 50);

const KINDS = { USDC: ['ReceiveWithAuthorization'], EURC: ['Permit', 'PermitTransferFrom'] } as const;
const CHAINS = [BASE_SEPOLIA, SEPOLIA] as const;
const CURRENCIES = ['USD', 'EUR'] as const;
/** The largest amount that the faucet's 10,000 coins cover in either currency, cents. */
const MAX_CENTS = 800_000;

type Symbol = keyof typeof KINDS;
type Random = () => number;

const pickOne = <Item>(items: readonly [Item, ...Item[]], random: Random): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

/** Small and large amounts, with and without a fraction. */
const pickCents = (random: Random): string => String(1 + Math.floor(random() ** 3 * (MAX_CENTS - 1)));

/** A payment that a new account is about to pay with one option. */
interface Offer {
  readonly paymentId: string;
  readonly signer: IndependentSigner;
  readonly wallet: ReturnType<typeof createWallet>;
  readonly option: StrictPaymentOption;
  /** The typed data of each request, in their order. */
  readonly requests: readonly TypedData[];
}

/** Fetches the requests of an option as a wallet does: those that the gateway has to build included. */
const loadRequests = async (wallet: Offer['wallet'], { id, actions }: StrictPaymentOption) => {
  const requests: StrictWalletRpc[] = [];
  for (const { type, data } of actions)
    if (type === 'walletRpc') requests.push(data);
    else
      for (const built of await readActions(await wallet.fetch({ optionId: id, data: data.data }))) {
        assert.equal(built.type, 'walletRpc');
        requests.push(built.data);
      }
  return requests.map(readTypedData);
};

const offer = async (gateway: TestGateway, symbol: Symbol, seed: number): Promise<Offer> => {
  const random = seededRandom(seed);
  const signer = createIndependentSigner(`${symbol} ${seed}`);
  const accounts = CHAINS.map((chain) => `${chain}:${signer.address}`);
  await fund(gateway, accounts);
  const amount = { unit: `iso4217/${pickOne(CURRENCIES, random)}`, value: pickCents(random) };
  const { paymentId } = await gateway.create({ amount });
  const wallet = createWallet(gateway, paymentId);
  const chain = pickOne(CHAINS, random);
  const options = await readOptions(await wallet.options({ accounts }));
  const option = options.find(
    ({ account, amount: { display } }) => account.startsWith(chain) && display.assetSymbol === symbol,
  );
  assert.ok(option);
  const requests = await loadRequests(wallet, option);
  assert.deepEqual(
    requests.map(({ primaryType }) => primaryType),
    KINDS[symbol],
  );
  return { paymentId, signer, wallet, option, requests };
};

const confirm = ({ wallet, option }: Offer, results: readonly unknown[]): Promise<Response> =>
  wallet.confirm({ optionId: option.id, results: results.map((data) => ({ type: 'walletRpc', data: [data] })) });

const signAll = ({ requests, signer }: Offer): readonly string[] => requests.map(signer.sign);

/** The wallet's results with one of them replaced. */
const replaceAt = (results: readonly unknown[], index: number, result: unknown) =>
  results.map((each, at) => (at === index ? result : each));

const assertUnpaid = async (gateway: TestGateway, { paymentId }: Offer, response: Response, what: string) => {
  assert.equal(response.status, 422, `${what}: ${await response.clone().text()}`);
  await assertRefused(response, 422, 'invalid_params');
  assert.equal((await gateway.status(paymentId)).status, 'requires_action', what);
};

/** Pays with the genuine signatures: what was refused before was refused for the change alone. */
const assertPaid = async (store: Store, offered: Offer) => {
  const { paymentId, option } = offered;
  const response = await confirm(offered, signAll(offered));
  assert.equal(response.status, 200, await response.clone().text());
  assert.equal(((await response.json()) as { status: string }).status, 'processing');
  const entries = await store.read(({ ledger }) => ledger.ofPayment(paymentId));
  assert.deepEqual(
    entries.map(({ kind, account, amount }) => ({ kind, account, amount })),
    [{ kind: 'payment', account: option.account.toLowerCase(), amount: -BigInt(option.amount.value) }],
  );
};

describe('a wallet that signs with @metamask/eth-sig-util', () => {
  for (const [symbol, kinds] of Object.entries(KINDS) as [Symbol, readonly string[]][]) {
    const store = createGatewayMemoryStore();
    const gateway = createTestGateway({ store });
    const name = kinds.join(' and ');

    it(`pays each of ${PAYMENTS} different payments once with what it was offered: ${name}`, async () => {
      const seen = new Set<string>();
      for (let seed = 1; seed <= PAYMENTS; seed++) {
        const offered = await offer(gateway, symbol, seed);
        for (const request of offered.requests) seen.add(JSON.stringify(request));
        await assertPaid(store, offered);
      }
      assert.equal(seen.size, PAYMENTS * kinds.length, 'no request is like another one');
    });

    it(`does not pay with one leaf changed, whichever: ${name}`, async (context) => {
      let count = 0;
      for (let seed = 1; seed <= CHANGED_PAYMENTS; seed++) {
        const offered = await offer(gateway, symbol, -seed);
        const genuine = signAll(offered);
        for (const [index, request] of offered.requests.entries())
          for (const { path, data } of changeTypedData(request)) {
            const signature = offered.signer.sign(data);
            assert.notEqual(signature, genuine[index], path);
            await assertUnpaid(gateway, offered, await confirm(offered, replaceAt(genuine, index, signature)), path);
            count++;
          }
        await assertPaid(store, offered);
      }
      context.diagnostic(`${name}: ${count} changed requests refused`);
    });

    describe(`and answers a request for ${name} with another signature`, () => {
      let offered: Offer;
      before(async () => {
        offered = await offer(gateway, symbol, 1_000_001);
      });

      it('does not pay with one in another form, or damaged', async () => {
        const genuine = signAll(offered);
        for (const [index, signature] of genuine.entries())
          for (const [what, damaged] of Object.entries(getDamagedSignatures(signature)))
            await assertUnpaid(gateway, offered, await confirm(offered, replaceAt(genuine, index, damaged)), what);
      });

      it('does not pay with one of another account', async () => {
        const stranger = createIndependentSigner('a stranger');
        for (const [index, request] of offered.requests.entries()) {
          const results = replaceAt(signAll(offered), index, stranger.sign(request));
          await assertUnpaid(gateway, offered, await confirm(offered, results), 'a stranger');
        }
      });

      it('does not pay with those of another payment', async () => {
        const other = await offer(gateway, symbol, 1_000_002);
        for (const { sign } of [other.signer, offered.signer]) {
          const results = other.requests.map(sign);
          await assertUnpaid(gateway, offered, await confirm(offered, results), 'another payment');
        }
      });

      it('does not pay with too few, too many or swapped ones, and then pays with the right ones', async () => {
        const genuine = signAll(offered);
        const lists = { none: [], 'one too few': genuine.slice(1), 'one too many': [...genuine, genuine[0]] };
        for (const [what, results] of Object.entries(lists)) {
          const { status } = await confirm(offered, results);
          assert.ok(status === 400 || status === 422, `${what}: ${status}`);
        }
        if (genuine.length > 1)
          await assertUnpaid(gateway, offered, await confirm(offered, genuine.toReversed()), 'swapped');
        await assertPaid(store, offered);
      });
    });
  }
});
