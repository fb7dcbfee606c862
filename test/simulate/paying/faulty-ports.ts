import { WalletError } from '../../../src/core/errors/wallet-error.js';
import type { PaymentFlowOptions } from '../../../src/wallet/engine/context.js';
import type { AccountActivity, CheckoutWallet, PaymentRecords } from '../../../src/wallet/ports.js';
import type { PayingClient } from '../../../src/client/paying-client.js';
import type { Fetch } from '../../../src/client/transport.js';
import type { Rail } from '../../../demo/gateway/rails/rail.js';
import { isTransactionPayment } from './requests.js';
import type { Subject } from './subject.js';

/** A port that misbehaves in a way that the simulation has to find. */
export interface FaultyPort {
  readonly what: string;
  /** A violation that it leads to. */
  readonly violation: RegExp;
  readonly plant: (subject: Subject) => Subject;
}

type Plant = FaultyPort['plant'];

const changeOptions =
  (change: (options: PaymentFlowOptions) => Partial<PaymentFlowOptions>): Plant =>
  (subject) => ({
    ...subject,
    createPaymentFlow: (options) => subject.createPaymentFlow({ ...options, ...change(options) }),
  });

const changeRecords = (change: (records: PaymentRecords) => Partial<PaymentRecords>): Plant =>
  changeOptions(({ records }) => ({ records: { ...records, ...change(records) } }));

const changeClient = (change: (client: PayingClient) => Partial<PayingClient>): Plant =>
  changeOptions(({ client }) => ({ client: { ...client, ...change(client) } }));

const changeWallet =
  (change: (wallet: CheckoutWallet) => Partial<CheckoutWallet>): Plant =>
  (subject) => ({
    ...subject,
    createEvmWallet: (...args) => {
      const wallet = subject.createEvmWallet(...args);
      return { ...wallet, ...change(wallet) };
    },
  });

/** Changes what a wallet reads from the chain. */
const changeActivity = (change: (activity: AccountActivity) => AccountActivity): Plant =>
  changeWallet((wallet) => ({
    readActivity: async (chain, address) => {
      const activity = await wallet.readActivity?.(chain, address);
      return activity && change(activity);
    },
  }));

/** Changes the answers of the gateway to confirmations. */
const changeAnswers =
  (change: (response: Response) => Promise<Response> | Response): Plant =>
  (subject) => ({
    ...subject,
    createPayingClient: (paymentId, { fetch, ...caller }, clock) => {
      const changed: Fetch = async (url, init) => {
        const response = await (fetch ?? globalThis.fetch)(url, init);
        return url.endsWith('/confirm') ? change(response) : response;
      };
      return subject.createPayingClient(paymentId, { ...caller, fetch: changed }, clock);
    },
  });

const changeRail =
  (change: (rail: Rail) => Partial<Rail>): Plant =>
  (subject) => ({
    ...subject,
    createPaperRail: (options) => {
      const rail = subject.createPaperRail(options);
      return { ...rail, ...change(rail) };
    },
  });

const OTHER_RECORD = {
  kind: 'confirmation',
  confirmation: { optionId: 'another', results: [{ type: 'walletRpc', data: ['0x00'] }] },
} as const;

/** How much faster a clock runs than time. */
const HURRY = 10;

export const FAULTY_PORTS: readonly FaultyPort[] = [
  {
    what: 'a lock that several tabs have at once',
    violation: /^asks for signatures in two tabs at once/,
    plant: changeRecords(() => ({ withLock: (_, work) => work().then(() => true) })),
  },
  {
    what: 'a lock that is never released',
    violation: /^is stuck/,
    plant: changeRecords((records) => ({
      withLock: (paymentId, work) => records.withLock(paymentId, () => work().then(() => new Promise(() => undefined))),
    })),
  },
  {
    what: 'a store that forgets',
    violation: /^asks for a signature while a confirmation may still pay/,
    plant: changeRecords(() => ({ read: () => undefined })),
  },
  {
    what: 'a store that returns the record of another payment',
    violation: /^sends a confirmation that is not stored/,
    plant: changeRecords((records) => ({
      read: (paymentId) => records.read(paymentId) && { ...OTHER_RECORD, paymentId },
    })),
  },
  {
    what: 'a wallet that sends a transaction twice',
    violation: /^has paid 2 times from one browser/,
    plant: changeWallet((wallet) => ({
      sign: async (request, signal) => {
        const answer = await wallet.sign(request, signal);
        if (request.method === 'eth_sendTransaction') await wallet.sign(request, signal).catch(() => undefined);
        return answer;
      },
    })),
  },
  {
    what: 'a wallet that says to have rejected what it has sent',
    violation: /^says rejected although coins were sent/,
    plant: changeWallet((wallet) => ({
      sign: async (request, signal) => {
        const answer = await wallet.sign(request, signal);
        if (request.method !== 'eth_sendTransaction') return answer;
        throw new WalletError('rejected', 'Rejected.', { code: 4001 });
      },
    })),
  },
  {
    what: 'a wallet that always reads from the chain that nothing was sent',
    violation: /^forgets what may still pay/,
    plant: changeWallet(() => ({ readActivity: async () => ({ hasCode: false, latest: 0, pending: 0 }) })),
  },
  {
    what: 'a wallet that does not count the transactions that wait for a block',
    violation: /^forgets what may still pay/,
    plant: changeActivity((activity) => ({ ...activity, pending: activity.latest })),
  },
  {
    what: 'a wallet that does not see that an account has code',
    violation: /^forgets what may still pay/,
    plant: changeActivity((activity) => ({ ...activity, hasCode: false })),
  },
  {
    what: 'a client that does not send the hashes of coins',
    violation: /^drops the hash of coins/,
    plant: changeClient((client) => ({
      confirm: async (confirmation, ...rest) =>
        isTransactionPayment(confirmation)
          ? { status: 'processing', isFinal: false, pollInMs: 1_000 }
          : client.confirm(confirmation, ...rest),
    })),
  },
  {
    what: 'a clock that runs fast',
    violation: /^forgets what may still pay/,
    plant: changeOptions(({ clock }) => ({
      clock: { ...clock, setTimeout: (task, delayMs) => clock.setTimeout(task, delayMs / HURRY) },
    })),
  },
  {
    what: 'tabs that do not learn that another one has loaded the options',
    violation: /^asks for a signature for what another page has ended/,
    plant: changeOptions(({ offers }) => ({ offers: offers && { ...offers, read: () => undefined } })),
  },
  {
    what: 'a client that repeats a confirmation with other results',
    violation: /^sends a confirmation while another one may still pay/,
    plant: changeClient((client) => {
      const sent = new Set<string>();
      return {
        confirm: ({ optionId, results }, ...rest) => {
          const again = sent.has(optionId) ? [...results, ...results] : results;
          sent.add(optionId);
          return client.confirm({ optionId, results: again }, ...rest);
        },
      };
    }),
  },
  {
    what: 'a transport that turns errors of the server into answers',
    violation: /^says that a confirmation is sent which the gateway has not accepted/,
    plant: changeAnswers((response) =>
      response.status < 500 ? response : Response.json({ status: 'processing', isFinal: false }),
    ),
  },
  {
    what: 'a transport that turns the errors of a proxy into refusals of the gateway',
    violation: /^forgets what may still pay/,
    plant: changeAnswers(async (response) => {
      const text = await response.text();
      const isProxy = response.status >= 400 && !text.includes('"code"');
      return isProxy
        ? Response.json({ code: 'invalid_params', message: 'no' }, { status: 422 })
        : new Response(text, response);
    }),
  },
  {
    what: 'a rail that keeps the funds of a payment that has failed',
    violation: /^is failed with 1 transfers/,
    plant: changeRail((rail) => ({
      execute: async (tables, payment, forced) =>
        forced === 'fail' ? { kind: 'failed', reason: 'kept' } : rail.execute(tables, payment, forced),
    })),
  },
];
