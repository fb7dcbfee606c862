import fc from 'fast-check';
import { plainStep, type Step } from '../step.js';
import { FUNDED_ACCOUNTS } from '../wallet-key.js';

/** Accounts on both chains with test coins, one without coins, and one on a chain without options. */
const ACCOUNTS = [
  ...FUNDED_ACCOUNTS,
  'eip155:84532:0x00000000000000000000000000000000000000a1',
  'eip155:8453:0x00000000000000000000000000000000000000a1',
];

const nth = fc.nat(9);

/** The number of an option: mostly one of the newest, which have not expired. */
const recent = fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: nth });

const optionsBody = fc.record(
  {
    accounts: fc.uniqueArray(fc.constantFrom(...ACCOUNTS), { minLength: 1 }),
    refresh: fc.constantFrom(null, [], ['~option0~']),
  },
  { requiredKeys: ['accounts'] },
);

const fetchBody = (n: number): fc.Arbitrary<object> =>
  fc.constantFrom('', '7b7d').map((data) => ({ optionId: `~option${n}~`, data }));

const confirmBody = (n: number, kind: 'results' | 'forged' = 'results'): object => ({
  optionId: `~option${n}~`,
  results: `~${kind}${n}~`,
});

/** Bodies that wallets send, by operation. The option may belong to another payment than that in the path. */
export const WALLET_BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  getPaymentOptions: optionsBody,
  fetchPaymentActions: nth.chain(fetchBody),
  confirmPayment: recent.map((n) => confirmBody(n)),
  // Mostly as usual: a setting stays until the next one.
  setRail: fc.constantFrom(
    {},
    {},
    { quoteSeconds: 1 },
    { failsExecution: true },
    { sanctioned: true },
    { noFunds: true },
  ),
  fundAccount: fc.record({ account: fc.constantFrom(...ACCOUNTS) }),
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
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.oneof(
          fc.constant('~newest~'),
          nth.map((n) => `~payment${n}~`),
        ),
        optionsBody,
      )
      .map(([payment, body]) => step('options', payment, body)),
  },
  { weight: 1, arbitrary: nth.chain((n) => fetchBody(n).map((body) => step('fetch', `~offered${n}~`, body))) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(recent, fc.nat(9), fc.constantFrom('', 'maxPollMs=60000'), fc.boolean())
      .map(([n, dice, query, needsOption]) => ({
        ...step('confirm', `~offered${n}~`, confirmBody(n)),
        query,
        needsOption,
        hasTwin: dice === 9,
      })),
  },
  {
    weight: 1,
    arbitrary: recent.map((n) => ({
      ...step('confirm', `~offered${n}~`, confirmBody(n, 'forged')),
      what: 'a forged confirmation',
      needsOption: true,
      isForged: true,
    })),
  },
);
