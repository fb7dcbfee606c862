import { isAddressEqual, zeroAddress } from 'viem';
import { isFinalStatus } from '../../core/is-final-status.js';
import type { Payment } from '../../payments/payment.js';
import type { ChainRecord } from '../../store/chain-table.js';
import { readEvmAccount } from '../account.js';
import type { Asset } from '../asset.js';
import type { PaidTransfer, RailHost } from '../rail.js';
import { settlement } from './artifacts/settlement.js';
import { ChainError } from './chain-error.js';
import type { EvmNode, Head } from './node.js';
import { getPaymentKey } from './payment-key.js';
import { findRawTransaction } from './raw-transaction.js';

type Hex = `0x${string}`;

/** The most blocks of one request: public nodes limit them. */
const BLOCKS = 1_000;

export interface ScanOptions {
  readonly node: EvmNode;
  readonly settlement: Hex;
  readonly assets: readonly Asset[];
}

/** An event of the settlement contract. */
interface PaidEvent {
  readonly args: { readonly payer: Hex; readonly token: Hex; readonly amount: bigint };
  readonly transactionHash: Hex;
}

/** Undefined for a token that the rail does not take. */
const toTransfer = (assets: readonly Asset[], { args, transactionHash }: PaidEvent): PaidTransfer | undefined => {
  const asset = assets.find(({ contract }) => isAddressEqual(contract, args.token));
  const account = asset && readEvmAccount(`${asset.chain}:${args.payer}`);
  return account && { account, asset, value: args.amount, txId: transactionHash };
};

/** The payments in the native coin in these blocks. */
const readPaid = async ({ node, settlement: address, assets }: ScanOptions, from: number, to: number) => {
  const logs = await node.run((client) =>
    client.getContractEvents({
      address,
      abi: settlement.abi,
      eventName: 'Paid',
      args: { token: zeroAddress },
      fromBlock: BigInt(from),
      toBlock: BigInt(to),
      strict: true,
    }),
  );
  return logs.flatMap((event) => {
    const paid = toTransfer(assets, event);
    return paid ? [{ ...paid, key: event.args.payment }] : [];
  });
};

/** The transaction of an event. */
const readTransaction = async (node: EvmNode, { id, expiresAt }: Payment, hash: Hex) => {
  const raw = await findRawTransaction(node, hash);
  // A reorganisation has removed it meanwhile, or the node is behind: the next look reads its block again.
  if (!raw)
    throw new ChainError(
      'missing_transaction',
      `The node has the event of the transaction ${hash}, but not the transaction. If this stays, use another node.`,
    );
  return { hash, kind: 'native', paymentId: id, raw, expiresAt, block: null } as const;
};

const claim = async (node: EvmNode, host: RailHost, payment: Payment, paid: PaidTransfer) => {
  const transaction = await readTransaction(node, payment, paid.txId as Hex);
  await host.see({ ...paid, paymentId: payment.id }, ({ chain }) => chain.add(transaction));
};

/** The wallet has replaced the confirmed transaction, such as by one with higher fees. */
const replace = async (node: EvmNode, { store }: RailHost, payment: Payment, hash: Hex): Promise<void> => {
  if (await store.read(({ chain }) => chain.findTransaction(hash))) return;
  const transaction = await readTransaction(node, payment, hash);
  await store.transaction(({ chain }) => chain.replaceNative(transaction));
};

/** Finds the transfer that has paid a payment, from any account; undefined if it is unpaid. */
export const findTransfer = async (
  { node, settlement: address, assets }: ScanOptions,
  paymentId: string,
): Promise<PaidTransfer | undefined> => {
  const [event] = await node.run((client) =>
    client.getContractEvents({
      ...{ address, abi: settlement.abi, eventName: 'Paid', args: { payment: getPaymentKey(paymentId) } },
      ...{ fromBlock: 0n, strict: true },
    }),
  );
  return event && toTransfer(assets, event);
};

/** Money that came after a payment was cancelled must not be lost: the merchant has to return it. */
const reportLate = async ({ store, onError }: RailHost, { id, state }: Payment, txId: string): Promise<void> => {
  const isKnown = await store.read(({ chain }) => chain.findTransaction(txId));
  if (isKnown || (state.status === 'succeeded' && state.success.txId === txId)) return;
  onError(
    new ChainError(
      'paid_after_end',
      `The payment ${id} is ${state.status}, but the transaction ${txId} has paid it on the chain: return the money to its sender.`,
    ),
  );
};

/** The block after which the scan goes on. A reorganisation may have replaced those before, too: they are read again. */
const getStart = async (node: EvmNode, { scannedBlock, scannedHash }: ChainRecord, head: Head): Promise<number> => {
  if ((await node.findBlockHash(scannedBlock)) === scannedHash) return scannedBlock;
  return Math.max(0, Math.min(scannedBlock, head.number) - BLOCKS);
};

/**
 * Finds payments in the native coin by the event of the contract, which pays also where no confirmation came. The last block
 * is stored after its payments: a crash in between reads it again.
 */
export const scanBlocks = async (options: ScanOptions, head: Head, host: RailHost): Promise<void> => {
  const { node } = options;
  const record = await host.store.read(({ chain }) => chain.find());
  if (!record || record.scannedHash === head.hash) return;
  let scanned = await getStart(node, record, head);
  while (scanned < head.number) {
    const last = Math.min(scanned + BLOCKS, head.number);
    for (const { key, ...paid } of await readPaid(options, scanned + 1, last)) {
      const found = await host.store.read(async ({ chain, payments }) => {
        const id = await chain.findPaymentId(key);
        return id === undefined ? undefined : payments.find(id);
      });
      if (!found) continue;
      if (isFinalStatus(found.state.status)) await reportLate(host, found, paid.txId);
      else if (found.state.status === 'requires_action') await claim(node, host, found, paid);
      else await replace(node, host, found, paid.txId as Hex);
    }
    scanned = last;
  }
  await host.store.transaction(async ({ chain }) => {
    const current = await chain.lock();
    if (current) await chain.put({ ...current, scannedBlock: head.number, scannedHash: head.hash });
  });
};
