import fc from 'fast-check';
import { plainStep, type Step } from '../step.js';

const ADDRESS = '0x00000000000000000000000000000000000000a1';

/** Accounts on chains with options of every kind, and on one without options. */
const ACCOUNTS = [...['8453', '1', '56'].map((chain) => `eip155:${chain}:${ADDRESS}`), 'eip155:137:0x1'];

const nth = fc.nat(9);

const optionsBody = fc.record(
  {
    accounts: fc.uniqueArray(fc.constantFrom(...ACCOUNTS), { minLength: 1 }),
    refresh: fc.constantFrom(null, [], ['~option0~']),
  },
  { requiredKeys: ['accounts'] },
);

const fetchBody = (n: number): fc.Arbitrary<object> =>
  fc.constantFrom('', '7b7d').map((data) => ({ optionId: `~option${n}~`, data }));

/** Options require one or two signatures. */
const confirmBody = (n: number): fc.Arbitrary<object> =>
  fc.integer({ min: 1, max: 2 }).map((count) => ({
    optionId: `~option${n}~`,
    results: Array.from({ length: count }, () => ({ type: 'walletRpc', data: ['0x51'] })),
  }));

/** Bodies that wallets send, by operation. The option may belong to another payment than that in the path. */
export const WALLET_BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  getPaymentOptions: optionsBody,
  fetchPaymentActions: nth.chain(fetchBody),
  confirmPayment: nth.chain(confirmBody),
};

const step = (route: string, payment: string, body: object): Step => ({
  ...plainStep,
  what: `a wallet’s ${route}`,
  method: 'POST',
  path: `/v1/gateway/payment/${payment}/${route}`,
  headers: [
    ['Api-Key', 'wcp_test_wallet'],
    ['Content-Type', 'application/json'],
  ],
  body: JSON.stringify(body),
});

/** Requests of a wallet: for the options of a payment, then for one of these options. */
export const walletRequests: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(nth, optionsBody).map(([n, body]) => step('options', `~payment${n}~`, body)) },
  { weight: 1, arbitrary: nth.chain((n) => fetchBody(n).map((body) => step('fetch', `~offered${n}~`, body))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(nth, fc.nat(9), fc.constantFrom('', 'maxPollMs=60000'))
      .chain(([n, dice, query]) =>
        confirmBody(n).map((body) => ({ ...step('confirm', `~offered${n}~`, body), query, hasTwin: dice === 9 })),
      ),
  },
);
