import { invalidState } from '../../payments/refusals.js';
import type { Store, Tables } from '../../store/store.js';
import type { Claim, Rail, TakeFunds } from '../rail.js';
import { accountRefused, insufficientFunds, refused } from '../refusals.js';
import { KNOWN_FACTORIES } from './account-creation.js';
import { getEvmAssets } from './assets.js';
import { findRevert, hasCode, readAllowance, readBalance, readPermitNonce } from './chain.js';
import { Executor } from './executor.js';
import { fillAccount } from './faucet.js';
import type { LocalControl } from './local-control.js';
import type { EvmNode } from './node.js';
import type { OpenChain } from './open-chain.js';
import { getPaymentKey } from './payment-key.js';
import { findRawTransaction } from './raw-transaction.js';
import { toFees } from './relayer.js';
import { findTransfer, scanBlocks } from './scan.js';
import { encodeWithdrawal, reportTransfer } from './settlement-transfer.js';
import { encodeNativePayment, encodeReverting, encodeSettlement, type Answer } from './settlement-call.js';
import { mayStillPay, verifyAnswers, verifyPaid, verifyTransaction, waitForAllowance } from './verify-answers.js';

export interface EvmRailOptions extends OpenChain {
  readonly node: EvmNode;
  readonly store: Store;
  /** See `--confirmations`. */
  readonly confirmations: number;
  /** The factories that may deploy accounts of buyers. */
  readonly factories?: readonly Hex[] | undefined;
  readonly waitMs?: number | undefined;
  /** Undefined if the node is not ours. */
  readonly control?: LocalControl | undefined;
}

/** The wait for a transaction of a wallet, milliseconds. Then the wallet's page sends its confirmation again. */
const WAIT_MS = 10_000;

type Hex = `0x${string}`;

/** A transaction of a buyer. */
interface Sent {
  readonly hash: Hex;
  readonly raw: Hex;
}

/** Errors of the settlement contract. */
const ALREADY_PAID = 'AlreadyPaid';
const INSUFFICIENT = ['InsufficientBalance', 'InsufficientAllowance'];
/** Errors of the coins and of Permit2. Signatures of keys were verified before. */
const NOT_ACCEPTED = ['InvalidSignature', 'InvalidSigner'];

/** Takes a payment whose buyer has sent it: only its bytes are stored. */
const takeSent =
  ({ paymentId, expiresAt }: Claim, sent: Sent): TakeFunds =>
  async ({ chain }: Tables) => {
    if (await chain.findTransaction(sent.hash)) throw refused(`The transaction ${sent.hash} has paid already`);
    await chain.add({ ...sent, kind: 'native', paymentId, expiresAt, block: null });
    return { txId: sent.hash };
  };

/** Executes payments on a chain: each is a transaction of the settlement contract, and its receipt is the payment's end. */
export const createEvmRail = (options: EvmRailOptions): Rail => {
  const {
    node,
    store,
    relayer,
    contracts,
    chainId,
    networkName,
    confirmations,
    control,
    head,
    prepare,
    factories = KNOWN_FACTORIES,
    waitMs = WAIT_MS,
  } = options;
  const assets = getEvmAssets(chainId, networkName, contracts);
  let executor: Executor | undefined;

  /** Verifies by a simulation that the relayer's call will pay, and takes the next nonce for it. */
  const takeSigned = async (
    claim: Claim,
    answers: readonly Answer[],
    approvals: readonly Sent[],
  ): Promise<TakeFunds> => {
    const to = contracts.settlement;
    const data = encodeSettlement(claim, answers);
    const [fees, revert] = await Promise.all([
      relayer.getFees(node),
      findRevert(node, { from: relayer.address, to, data }),
    ]);
    if (revert !== undefined && INSUFFICIENT.includes(revert)) throw insufficientFunds(claim.asset);
    // By another confirmation, whose payment may not be recorded yet.
    if (revert === ALREADY_PAID) throw invalidState({ command: 'process', status: 'processing' }, 409);
    if (revert !== undefined && NOT_ACCEPTED.includes(revert)) throw accountRefused(claim.account);
    if (revert !== undefined) throw refused(`The transfer would be reverted: ${revert}`);
    const { paymentId, expiresAt, failsExecution } = claim;
    const call = { to, data: failsExecution ? encodeReverting(claim, answers) : data };
    return async ({ chain }) => {
      for (const sent of approvals)
        if (!(await chain.findTransaction(sent.hash)))
          await chain.add({ ...sent, kind: 'approval', paymentId: null, expiresAt, block: null });
      return { txId: await relayer.store(chain, call, fees, { kind: 'payment', paymentId, expiresAt }) };
    };
  };

  return {
    name: 'evm',
    assets,
    recipient: contracts.settlement,
    hasOwnTime: !control,
    request: (method, params) => node.request(method, params),
    balance: (_, { address }, asset) => readBalance(node, asset, address),
    fund: (_, account) => fillAccount({ node, relayer, assets, store }, account),

    async getTerms({ address }, asset, value) {
      const signsPermit = asset.method === 'permit' && !(await hasCode(node, address));
      const permitNonce = signsPermit ? Number(await readPermitNonce(node, asset, address)) : null;
      const approves = asset.method === 'approval' || (asset.method === 'permit' && !signsPermit);
      const allowance = approves ? await readAllowance(node, asset, address) : value;
      const needsApproval = allowance < value;
      return {
        permitNonce,
        needsApproval,
        needsReset: needsApproval && asset.resetsAllowance === true && allowance > 0n,
      };
    },

    async bind({ id, expiresAt }, _, { method }, value) {
      const nonce = getPaymentKey(id);
      const recipient = contracts.settlement;
      if (method !== 'native') return { recipient, nonce };
      // By this key the contract's event names the payment.
      await store.transaction(({ chain }) => chain.addKey(nonce, id));
      const quote = await relayer.quote(recipient, nonce, expiresAt, value);
      return { recipient, nonce, call: encodeNativePayment(nonce, expiresAt, quote) };
    },

    async verify(_, claim, requests, results) {
      const { asset, account, value } = claim;
      const answers = await verifyAnswers(node, claim, requests, results, factories);
      const hashes = answers.flatMap(({ request, result }) =>
        request.method === 'eth_sendTransaction' ? [{ request, hash: result }] : [],
      );
      const last = hashes.at(-1);
      if (last && asset.method === 'native') {
        const { request, hash } = last;
        const due = { account, value, settlement: contracts.settlement, key: getPaymentKey(claim.paymentId) };
        const raw = (await hasCode(node, account.address))
          ? await verifyPaid(node, due, hash, waitMs)
          : await verifyTransaction(node, request, hash, waitMs);
        return takeSent(claim, { hash, raw });
      }
      // A reset before it is done once the allowance is there.
      if (last)
        await waitForAllowance(() => readAllowance(node, asset, account.address), node, value, last.hash, waitMs);
      const approvals: Sent[] = [];
      for (const { hash } of hashes) {
        const raw = await findRawTransaction(node, hash);
        // The allowance may be that of another transaction, such as one that replaces it with higher fees.
        if (raw) approvals.push({ hash, raw });
      }
      return takeSigned(claim, answers, approvals);
    },

    mayStillPay: (results) => mayStillPay(node, results),

    // Only the chain says how a payment ends.
    execute: () => Promise.reject(invalidState({ command: 'succeed', status: 'processing' })),

    async settle({ chain }, { paymentId, ...transfer }) {
      const call = { to: contracts.settlement, data: encodeWithdrawal(transfer) };
      // Without a request, because rows are locked.
      const fees = toFees(executor?.head ?? head);
      const purpose = { kind: 'settlement', paymentId, expiresAt: null } as const;
      return { txId: await relayer.store(chain, call, fees, purpose), hasArrived: false };
    },

    start(host) {
      const scan = { node, settlement: contracts.settlement, assets };
      executor = new Executor(
        {
          node,
          head,
          confirmations,
          control,
          prepare,
          findTransfer: (paymentId) => findTransfer(scan, paymentId),
          reportTransfer: (...ended) => reportTransfer({ node, relayer: relayer.address, host }, ...ended),
          scan: (head) => scanBlocks(scan, head, host),
        },
        host,
      );
      return executor.start();
    },

    canExpire: ({ expiresAt }) => executor?.isPast(expiresAt) ?? true,
  };
};
