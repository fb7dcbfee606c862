import { privateKeyToAccount } from 'viem/accounts';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import type {
  CheckoutWallet,
  LastChoice,
  LastChoiceStore,
  OfferOwners,
  PaymentRecord,
  PaymentRecords,
} from '../../../src/wallet/ports.js';
import type { WalletRequest } from '../../../src/wallet/wallet-request.js';

const ACCOUNT = privateKeyToAccount(`0x${'b0b'.padStart(64, '0')}`);
type TypedData = Parameters<(typeof ACCOUNT)['signTypedData']>[0];

/** The hash of the transaction that a test wallet sends. */
export const HASH = `0x${'7a'.repeat(32)}`;

/** The address that a test wallet pays from. */
export const ADDRESS = ACCOUNT.address;

/** A wallet with a real key, whose buyer approves unless a test replaces `approve`. */
export class TestWallet implements CheckoutWallet {
  readonly id: string = 'wallet.example';
  readonly name: string = 'Wallet';
  addresses: readonly string[] = [ADDRESS];
  /** Called for each request to sign; may reject, or never resolve. */
  approve: () => Promise<void> = () => Promise.resolve();
  selectChain: CheckoutWallet['selectChain'] = () => Promise.resolve();
  /** The number of requests that reached the wallet. */
  asked = 0;
  readonly #listeners = new Set<(isAnswered?: boolean) => void>();

  /** The arguments of each call of `accounts`. */
  readonly asks: boolean[] = [];
  accounts: CheckoutWallet['accounts'] = async (ask) => {
    this.asks.push(ask);
    return this.addresses;
  };

  /** A test sets it for a wallet that remembers what earlier pages have asked for. */
  declare recall?: NonNullable<CheckoutWallet['recall']>;
  /** A test sets them for a wallet that reads from the chain. */
  declare readActivity?: NonNullable<CheckoutWallet['readActivity']>;
  declare findOtherChain?: NonNullable<CheckoutWallet['findOtherChain']>;

  /** The requests that reached the wallet. */
  readonly requests: WalletRequest[] = [];
  /** What it answers to a transaction. */
  hash: unknown = HASH;

  sign: CheckoutWallet['sign'] = async (request) => {
    this.asked++;
    this.requests.push(request);
    await this.approve();
    if (request.method === 'eth_sendTransaction') return this.hash;
    return ACCOUNT.signTypedData(JSON.parse(request.params[1]) as TypedData);
  };

  subscribe(listener: (isAnswered?: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reports a change, whether there is one or not, or that it has an answer now. */
  report(isAnswered?: boolean): void {
    for (const listener of this.#listeners) listener(isAnswered);
  }

  /** The buyer selects other accounts. */
  change(addresses: readonly string[]): void {
    this.addresses = addresses;
    this.report();
  }
}

/** In-memory `OfferOwners`. */
export class TestOffers implements OfferOwners {
  readonly #pages = new Map<string, string | undefined>();

  read(paymentId: string): string | undefined {
    return this.#pages.get(paymentId);
  }

  write(paymentId: string, page: string | undefined): void {
    this.#pages.set(paymentId, page);
  }
}

/** An in-memory `LastChoiceStore`. */
export class TestLastChoice implements LastChoiceStore {
  stored: LastChoice | undefined;

  read(): LastChoice | undefined {
    return this.stored;
  }

  write(choice: LastChoice): void {
    this.stored = choice;
  }
}

/** The storage and the lock that the tabs of one browser share. */
export class TestRecords implements PaymentRecords {
  readonly stored = new Map<string, PaymentRecord>();
  isBlocked = false;
  /** Storage that is full or read-only. */
  isFull = false;
  readonly #locked = new Set<string>();

  async withLock(paymentId: string, work: () => Promise<void>): Promise<boolean> {
    this.#check();
    if (this.#locked.has(paymentId)) return false;
    this.#locked.add(paymentId);
    try {
      await work();
    } finally {
      this.#locked.delete(paymentId);
    }
    return true;
  }

  isLocked(paymentId: string): boolean {
    return this.#locked.has(paymentId);
  }

  read(paymentId: string): PaymentRecord | undefined {
    this.#check();
    return this.stored.get(paymentId);
  }

  write(record: PaymentRecord): void {
    this.#check();
    if (this.isFull) throw new WalletError('storage_unavailable', 'Storage is full.');
    this.stored.set(record.paymentId, record);
  }

  remove(paymentId: string): void {
    this.stored.delete(paymentId);
  }

  #check(): void {
    if (this.isBlocked) throw new WalletError('storage_unavailable', 'Storage is blocked.');
  }
}
