import { getAddress } from 'viem/utils';
import { findTransaction, readLatestLogs, type Request } from './chain-reader.js';
import {
  describeCall,
  formatEther,
  nameAddress,
  readPaid,
  readTransfers,
  type Call,
  type Known,
  type Paid,
  type Transfer,
} from './describe.js';

/** An address, and what it is called, if it is known. */
export interface NamedAddress {
  readonly address: string;
  readonly name: string | undefined;
}

/** A transfer between addresses that are named where that is possible. */
export type ShownTransfer = Pick<Transfer, 'amount'> & Readonly<Record<'from' | 'to', NamedAddress>>;

/** A transaction as its page shows it. */
export interface TransactionPage {
  readonly hash: string;
  readonly status: 'pending' | 'succeeded' | 'reverted';
  readonly block: number | undefined;
  /** The blocks from its own one to the last one. */
  readonly confirmations: number;
  /** Unix seconds. */
  readonly timeS: number | undefined;
  readonly from: NamedAddress;
  /** Undefined if it creates a contract. */
  readonly to: NamedAddress | undefined;
  readonly created: NamedAddress | undefined;
  readonly value: string;
  readonly call: Call;
  readonly paid: readonly Paid[];
  readonly transfers: readonly ShownTransfer[];
  /** Undefined until a block has it. */
  readonly gas: { readonly used: string; readonly fee: string } | undefined;
  readonly nonce: number;
  readonly input: string;
}

/** A payment in the list of the last ones. */
export interface LatestPayment extends Paid {
  readonly hash: string;
  readonly block: number;
}

/** How receipts write that a transaction was not reverted. */
const SUCCESS = '0x1';
/** The number of payments in the list. */
const LATEST = 25;

/** Reads a transaction; undefined if the chain does not have it. */
export const readTransactionPage = async (
  request: Request,
  known: Known,
  hash: string,
): Promise<TransactionPage | undefined> => {
  const found = await findTransaction(request, hash);
  if (!found) return undefined;
  const { transaction, receipt, timeS, head } = found;
  const { from, to, value, nonce, input, blockNumber } = transaction;
  const block = blockNumber === null ? undefined : Number(blockNumber);
  const name = (address: string): NamedAddress => ({
    address: getAddress(address),
    name: nameAddress(known, address),
  });
  const logs = receipt?.logs ?? [];
  const coins = BigInt(value);
  const ether =
    to !== null && coins > 0n && receipt?.status === SUCCESS ? [{ amount: formatEther(coins), from, to }] : [];
  return {
    hash: transaction.hash,
    status: receipt ? (receipt.status === SUCCESS ? 'succeeded' : 'reverted') : 'pending',
    block,
    confirmations: block === undefined ? 0 : head - block + 1,
    timeS,
    from: name(from),
    to: to === null ? undefined : name(to),
    created: receipt?.contractAddress ? name(receipt.contractAddress) : undefined,
    value: formatEther(coins),
    call: describeCall(known, transaction),
    paid: logs.flatMap((log) => readPaid(known, log) ?? []),
    transfers: [...ether, ...readTransfers(known, logs)].map(({ amount, ...ends }) => ({
      amount,
      from: name(ends.from),
      to: name(ends.to),
    })),
    gas: receipt && {
      used: Number(receipt.gasUsed).toLocaleString('en'),
      fee: formatEther(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)),
    },
    nonce: Number(nonce),
    input,
  };
};

/** Reads the last payments that the settlement contract has taken, newest first. */
export const readLatestPayments = async (request: Request, known: Known): Promise<readonly LatestPayment[]> => {
  const logs = await readLatestLogs(request, known.recipient, LATEST);
  return logs.flatMap((log) => {
    const paid = readPaid(known, log);
    return paid ? [{ ...paid, hash: log.transactionHash, block: Number(log.blockNumber) }] : [];
  });
};
