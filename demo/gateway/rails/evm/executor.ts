import type { Execution, PaidTransfer, RailHost } from '../rail.js';
import type { ChainBlock, ChainTransaction } from '../../store/chain-table.js';
import { ChainError } from './chain-error.js';
import type { LocalControl } from './local-control.js';
import type { EvmNode, Head, Receipt } from './node.js';
import { findRawTransaction } from './raw-transaction.js';
import { recover } from './recover.js';

type Hex = `0x${string}`;

/** The time between two looks at the chain, milliseconds: while transactions are open, and otherwise. */
const BUSY_MS = 10;
const IDLE_MS = 500;
/** Bytes without a receipt are sent again after this time, milliseconds. */
const RESEND_MS = 3_000;
/** The wait after an error, such as a node that does not answer, milliseconds. */
const RETRY_MS = 1_000;

const REVERTED = 'execution failed: transfer reverted';

export interface ExecutorOptions {
  readonly node: EvmNode;
  /** See {@link OpenChain}. */
  readonly head: Head;
  /** The number of blocks that make a transaction final, its own included. */
  readonly confirmations: number;
  /** Undefined if the node is not ours. */
  readonly control?: LocalControl | undefined;
  /** See {@link OpenChain}. */
  readonly prepare: () => Promise<void>;
  /** Finds the transfer that has paid a payment, from any account. */
  readonly findTransfer: (paymentId: string) => Promise<PaidTransfer | undefined>;
  /** Says how the transfer of a settlement ended. */
  readonly reportTransfer: (transaction: ChainTransaction, receipt: Receipt) => Promise<void>;
  /** Reads the payments in the native coin that came without a confirmation, up to this block. */
  readonly scan: (head: Head, host: RailHost) => Promise<void>;
}

/** Sends what is committed, and reports how it ends. */
export class Executor {
  readonly #options: ExecutorOptions;
  readonly #host: RailHost;
  /** When this process has sent bytes, by hash. */
  readonly #sentAtMs = new Map<string, number>();
  /** The number of the block that includes a transaction, by hash, as long as the chain goes on from it. */
  readonly #blockNumbers = new Map<string, number>();
  /** The relayer's transactions whose payments have expired. */
  readonly #expired = new Set<string>();
  #head: Head;
  /** Up to this time of the chain, every payment in a block is known. */
  #scannedTimeS = 0;
  /** How often a block was requested, and how many of these requests have got theirs. */
  #blockRequests = 0;
  #servedBlockRequests = 0;
  #isStopped = false;
  #isRunning = false;
  #isAsked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Looks that have failed in a row. */
  #failures = 0;
  #lastError = '';

  constructor(options: ExecutorOptions, host: RailHost) {
    this.#options = options;
    this.#host = host;
    this.#head = options.head;
  }

  /** The last block. */
  get head(): Head {
    return this.#head;
  }

  /** Starts; returns a function that stops. */
  start(): () => void {
    const unsubscribe = this.#host.store.subscribe(() => {
      this.wake();
    });
    this.wake();
    return () => {
      this.#isStopped = true;
      unsubscribe();
      clearTimeout(this.#timer);
    };
  }

  /** True once a block later than this time (Unix seconds) exists, and every payment before it is known. */
  isPast(timeS: number): boolean {
    if (this.#scannedTimeS > timeS) return true;
    this.#blockRequests++;
    this.wake();
    return false;
  }

  /** Looks at once, or again if it is looking. */
  wake(): void {
    this.#isAsked = true;
    if (this.#isRunning || this.#isStopped) return;
    clearTimeout(this.#timer);
    void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let waitMs = IDLE_MS;
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      try {
        waitMs = (await this.#look()) ? BUSY_MS : IDLE_MS;
        this.#failures = 0;
        this.#lastError = '';
      } catch (error) {
        this.#report(error);
        waitMs = this.#failures < 2 ? BUSY_MS : RETRY_MS;
      }
    }
    this.#isRunning = false;
    if (!this.#isStopped)
      this.#timer = setTimeout(() => {
        this.wake();
      }, waitMs);
  }

  /**
   * Once for each error, however often it is tried again, and not the first time: a reorganisation between two requests is
   * no error.
   */
  #report(error: unknown): void {
    const text = String(error);
    if (++this.#failures < 2 || text === this.#lastError || this.#isStopped) return;
    this.#lastError = text;
    this.#host.onError(error);
  }

  /** One look at the chain. Resolves to true while transactions are open. */
  async #look(): Promise<boolean> {
    const { control, scan } = this.#options;
    const { store, clock } = this.#host;
    const open = await store.read(({ chain }) => chain.open());
    // Read before the time is: a block that is requested later must not have this time.
    const requests = this.#blockRequests;
    await control?.follow(clock.nowMs());
    const failures = await tryEach(open, (transaction) => this.#send(transaction));
    if (requests > this.#servedBlockRequests && control) await control.mine();
    this.#servedBlockRequests = requests;
    const head = await this.#readHead();
    failures.push(...(await tryEach(open, (transaction) => this.#conclude(transaction, head))));
    await scan(head, this.#host);
    this.#scannedTimeS = head.timeS;
    if (failures.length) throw failures[0];
    return (await store.read(({ chain }) => chain.open())).length > 0;
  }

  async #send({ hash, raw }: ChainTransaction): Promise<void> {
    const nowMs = performance.now();
    if (this.#blockNumbers.has(hash)) return;
    if (nowMs - (this.#sentAtMs.get(hash) ?? -Infinity) < RESEND_MS) return;
    this.#sentAtMs.set(hash, nowMs);
    await this.#options.node.send(raw);
  }

  /** Reads the last block; after a reorganisation, sends again what is no longer on the chain. */
  async #readHead(): Promise<Head> {
    const { node } = this.#options;
    const before = this.#head;
    const head = await node.getHead();
    if (!(await continues(node, before, head))) {
      this.#blockNumbers.clear();
      const lost = await recover(this.#options, this.#host);
      this.#sentAtMs.clear();
      if (lost) this.#host.onError(describeReorganisation(before, lost));
    }
    // Last: a recovery that was interrupted is done again.
    this.#head = head;
    return head;
  }

  async #conclude(transaction: ChainTransaction, head: Head): Promise<void> {
    const { hash, kind, paymentId, expiresAt } = transaction;
    const { node, confirmations } = this.#options;
    const isFinal = (blockNumber: number): boolean => head.number - blockNumber + 1 >= confirmations;
    const known = this.#blockNumbers.get(hash);
    if (known !== undefined && !isFinal(known)) {
      this.#blockRequests++;
      return;
    }
    const receipt = await node.findReceipt(hash);
    // The next head is compared with this one: that a later block was replaced would not be noticed.
    if (receipt && receipt.blockNumber > head.number) return;
    if (receipt) {
      if (!isFinal(receipt.blockNumber)) {
        this.#blockNumbers.set(hash, receipt.blockNumber);
        this.#blockRequests++;
        return;
      }
      const block = await this.#readBlock(receipt);
      if (kind === 'settlement') {
        await this.#options.reportTransfer(transaction, receipt);
        await this.#close(hash, block);
      } else await this.#end(transaction, await this.#getExecution(transaction, receipt), block);
    } else if (expiresAt !== null && this.#isOver(expiresAt)) {
      // It can still be included, but the contract refuses it then. One of the relayer stays open until it is: later nonces
      // wait for it.
      if (kind === 'payment' && paymentId !== null) await this.#expire(hash, paymentId);
      else await this.#end(transaction, { kind: 'expired' }, null);
    }
  }

  /** If another transaction of its buyer has paid it, it succeeds once that of the relayer is reverted. */
  async #expire(hash: string, paymentId: string): Promise<void> {
    if (this.#expired.has(hash)) return;
    if (!(await this.#options.findTransfer(paymentId))) await this.#host.report(paymentId, { kind: 'expired' });
    this.#expired.add(hash);
  }

  /**
   * A transfer that is reverted does not fail a payment that another transaction has paid. One in the native coin may have
   * replaced that of another account.
   */
  async #getExecution({ hash, kind, paymentId }: ChainTransaction, { isSuccess }: Receipt): Promise<Execution> {
    const isAsClaimed = isSuccess && kind !== 'native';
    const paid = paymentId === null || isAsClaimed ? undefined : await this.#options.findTransfer(paymentId);
    if (paid) return { kind: 'succeeded', txId: paid.txId, paid };
    return isSuccess ? { kind: 'succeeded', txId: hash } : { kind: 'failed', reason: REVERTED };
  }

  /** By the gateway's clock, too, which may be behind that of the chain. */
  #isOver(expiresAt: number): boolean {
    return this.#scannedTimeS > expiresAt && this.#host.clock.nowMs() >= expiresAt * 1_000;
  }

  async #readBlock({ blockNumber: number, blockHash: hash }: Receipt): Promise<ChainBlock> {
    return { number, hash, timeS: await this.#options.node.getBlockTimeS(number) };
  }

  /** Keeps the transaction that has paid in place of the claimed one: it is sent again if the chain loses it. */
  async #keep(hash: Hex): Promise<void> {
    const { node } = this.#options;
    const [receipt, raw] = await Promise.all([node.findReceipt(hash), findRawTransaction(node, hash)]);
    if (!receipt || !raw) return;
    const block = await this.#readBlock(receipt);
    await this.#host.store.transaction(async ({ chain }) => {
      if (await chain.findTransaction(hash)) return;
      await chain.add({ hash, kind: 'native', paymentId: null, raw, expiresAt: null, block: null });
      await chain.end(hash, block);
    });
  }

  async #end({ hash, paymentId }: ChainTransaction, execution: Execution, block: ChainBlock | null): Promise<void> {
    if (paymentId !== null) await this.#host.report(paymentId, execution);
    if (execution.kind === 'succeeded' && execution.txId !== hash) await this.#keep(execution.txId as Hex);
    await this.#close(hash, block);
  }

  async #close(hash: string, block: ChainBlock | null): Promise<void> {
    await this.#host.store.transaction(({ chain }) => chain.end(hash, block));
    this.#sentAtMs.delete(hash);
    this.#blockNumbers.delete(hash);
    this.#expired.delete(hash);
  }
}

/** Does work for each; one that fails does not keep the others waiting. Resolves to the errors. */
const tryEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<unknown[]> => {
  const errors: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  return errors;
};

/** True if the chain that ended with a block now goes on from it. */
const continues = async (node: EvmNode, before: Head, head: Head): Promise<boolean> =>
  before.hash === head.hash ||
  (head.number > before.number && (await node.findBlockHash(before.number)) === before.hash);

const describeReorganisation = ({ number }: Head, lost: number): ChainError =>
  new ChainError(
    'deep_reorganisation',
    `The chain was reorganised below block ${number}, and ${lost} final transactions were no longer on it. Their payments \
keep their status, and the same bytes were sent again. Raise --confirmations if this happens on its own.`,
  );
