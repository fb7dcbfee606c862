import type { StrictWalletRpc, TransactionRpc, TypedDataRpc } from '../../wire/payment-options.js';
import type { Claim } from '../rail.js';
import { accountNotDeployed, notYet, refused } from '../refusals.js';
import { readSignature, verifySignature } from '../verify-signature.js';
import { requireFactory, unwrapSignature, type AccountSignature } from './account-creation.js';
import { hasCode } from './chain.js';
import { settlement } from './artifacts/settlement.js';
import type { EvmNode } from './node.js';
import { findRawTransaction } from './raw-transaction.js';
import type { Answer } from './settlement-call.js';
import { until } from './until.js';

type Hex = `0x${string}`;

const HASH = /^0x[0-9a-f]{64}$/i;

const findHash = (result: unknown): Hex | undefined => {
  const [hash, ...others] = Array.isArray(result) ? (result as unknown[]) : [];
  return typeof hash === 'string' && !others.length && HASH.test(hash) ? (hash.toLowerCase() as Hex) : undefined;
};

const readHash = (result: unknown): Hex => {
  const hash = findHash(result);
  if (!hash) throw refused('A result must be the hash of one transaction');
  return hash;
};

/** True unless the only result is no transaction, or one that was reverted. */
export const mayStillPay = async (node: EvmNode, [result, ...others]: readonly unknown[]): Promise<boolean> => {
  const hash = others.length ? undefined : findHash(result);
  return hash !== undefined && (await node.findReceipt(hash))?.isSuccess !== false;
};

/** Reads the signature of an account without code: of a key, or with what deploys the account. Refuses with 422. */
const verifyUndeployed = async (
  { account, asset }: Claim,
  request: TypedDataRpc,
  result: unknown,
  factories: readonly Hex[],
): Promise<AccountSignature> => {
  const unwrapped = unwrapSignature(readSignature(result));
  const { creation } = unwrapped;
  if (!creation) await verifySignature(account, request, result);
  else if (asset.method === 'permit') throw accountNotDeployed(account, `${asset.symbol} takes permits of keys only`);
  else requireFactory(account, creation, factories);
  return unwrapped;
};

/**
 * Verifies the signatures of a key; a transaction's hash is only read, and so is a signature of an account with code, which judges
 * it itself, as one that is not deployed yet will. Refuses with 422.
 */
export const verifyAnswers = async (
  node: EvmNode,
  claim: Claim,
  requests: readonly StrictWalletRpc[],
  results: readonly unknown[],
  factories: readonly Hex[],
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  const isContract = await hasCode(node, claim.account.address);
  for (const [index, request] of requests.entries()) {
    const result = results[index];
    if (request.method === 'eth_sendTransaction') answers.push({ request, result: readHash(result) });
    else if (isContract) answers.push({ request, result: unwrapSignature(readSignature(result)).signature });
    else {
      const { signature, creation } = await verifyUndeployed(claim, request, result, factories);
      answers.push({ request, result: signature, creation });
    }
  }
  return answers;
};

/** Waits until the account has approved enough. Judged by the allowance, whatever transaction has set it. */
export const waitForAllowance = async (
  getAllowance: () => Promise<bigint>,
  node: EvmNode,
  value: bigint,
  hash: Hex,
  waitMs: number,
): Promise<void> => {
  const isIncluded = async () => (await node.findReceipt(hash)) !== undefined;
  if (await until(async () => (await getAllowance()) >= value, waitMs, isIncluded)) return;
  if (await isIncluded()) throw refused(`The transaction ${hash} does not approve the amount`);
  throw notYet('The approval');
};

/** A transaction as JSON-RPC writes it. */
interface RawTransaction {
  readonly from: string;
  /** Null if it creates a contract. */
  readonly to: string | null;
  readonly value: string;
  readonly input: string;
}

const isSame = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

/** Waits for the transaction of a buyer, and refuses one that is not exactly the requested one. Resolves to its bytes. */
export const verifyTransaction = async (
  node: EvmNode,
  { params: [request] }: TransactionRpc,
  hash: Hex,
  waitMs: number,
): Promise<Hex> => {
  const find = () => node.request<RawTransaction | null>('eth_getTransactionByHash', [hash]);
  let found = await find();
  await until(async () => (found ??= await find()) !== null, waitMs);
  if (!found) throw notYet('The transaction');
  const { from, to, value, input } = found;
  const isRequested =
    request !== undefined &&
    isSame(from, request.from) &&
    isSame(to, request.to) &&
    BigInt(value) === BigInt(request.value ?? 0) &&
    isSame(input, request.data);
  if (!isRequested) throw refused(`The transaction ${hash} is not the one that was requested`);
  const receipt = await node.findReceipt(hash);
  if (receipt?.isSuccess === false) throw refused(`The transaction ${hash} has been reverted: nothing was paid`);
  const raw = await findRawTransaction(node, hash);
  // A reorganisation may have removed it meanwhile.
  if (!raw) throw notYet('The transaction');
  return raw;
};

/** The payment that a transaction has to make. */
interface Due extends Pick<Claim, 'account' | 'value'> {
  readonly settlement: Hex;
  /** The payment in the contract's event. */
  readonly key: Hex;
}

/**
 * Waits until a transaction is in a block, and refuses one that has not paid for an account that is a contract. Judged by the event: a
 * contract sends nothing itself, and whoever does may call it in any way. Resolves to its bytes.
 */
export const verifyPaid = async (
  node: EvmNode,
  { account, value, settlement: address, key }: Due,
  hash: Hex,
  waitMs: number,
): Promise<Hex> => {
  const find = () => node.findReceipt(hash);
  await until(async () => (await find()) !== undefined, waitMs);
  // The hash may also be one that only the wallet's own service knows (ERC-4337).
  const receipt = await find();
  if (!receipt) throw notYet('The transaction');
  const block = BigInt(receipt.blockNumber);
  const events = await node.run((client) =>
    client.getContractEvents({
      address,
      abi: settlement.abi,
      eventName: 'Paid',
      args: { payment: key, payer: account.address },
      fromBlock: block,
      toBlock: block,
      strict: true,
    }),
  );
  if (!events.some(({ transactionHash, args }) => transactionHash === hash && args.amount === value))
    throw refused(`The transaction ${hash} has not paid for ${account.address}`);
  const raw = await findRawTransaction(node, hash);
  if (!raw) throw notYet('The transaction');
  return raw;
};
