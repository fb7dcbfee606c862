import type { PaymentConfirmation } from '../client/paying-client.js';
import type { PaymentOption, WalletRpcResult } from '../contract/schemas/payment-options.js';
import type { WalletRequest } from './wallet-request.js';

/** Parameters for adding a chain to a wallet, as `wallet_addEthereumChain` takes them (EIP-3085). */
export interface ChainParameters {
  /** Hexadecimal, such as `0x14a34`. */
  readonly chainId: string;
  readonly chainName: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls?: readonly string[];
}

/** What a chain says of an account. */
export interface AccountActivity {
  /** True if the account is a contract, or acts as one (EIP-7702): then others may send for it. */
  readonly hasCode: boolean;
  /** Sent transactions that are in a block. */
  readonly latest: number;
  /** The same and those that wait for a block. */
  readonly pending: number;
}

/**
 * A wallet that can pay in the page. Wallets that announce themselves in the browser are adapted to it; an app that embeds
 * the checkout may pass its own. Methods reject with `WalletError`.
 */
export interface CheckoutWallet {
  /** Identifies the wallet on this page, and in the browser's memory of the last one: a reverse domain name. */
  readonly id: string;
  /** Untrusted text. */
  readonly name: string;
  /** An image as a `data:` URL; untrusted, shown in an `<img>` only. */
  readonly icon?: string | undefined;
  /** The chains that the wallet has, CAIP-2. Absent if it does not say. */
  readonly chains?: readonly string[] | undefined;
  /**
   * True while several wallets have announced this id, so that it identifies none of them. Such a wallet is never connected,
   * remembered or recalled without a click of the buyer.
   */
  readonly isAmbiguous?: boolean | undefined;
  /**
   * Returns the addresses that the buyer has made accessible to the page, of all chains.
   *
   * @param ask true to let the wallet ask the buyer; call it only on a click
   */
  accounts(ask: boolean): Promise<readonly string[]>;
  /**
   * Selects the chain (CAIP-2); resolves at once if it is selected. Adds it only with the given parameters.
   *
   * @param signal aborted once the buyer has left: then the buyer must not be asked any more
   */
  selectChain(chain: string, parameters: ChainParameters | undefined, signal?: AbortSignal): Promise<void>;
  /**
   * Lets the buyer approve a request. Resolves to what `confirm` takes: the signature, or the hash of the transaction.
   *
   * A transaction that pays is asked for once: the payment is offered again only if it is certain that the wallet has not sent
   * it and never will. Then reject with another code than `wallet_failed`, which leaves that open.
   *
   * @param signal aborted once the buyer has left: then the buyer must not be asked any more
   */
  sign(request: WalletRequest, signal?: AbortSignal): Promise<unknown>;
  /**
   * Resolves to the answer to a request that an earlier page made, and never asks the buyer for it again: while the buyer is still
   * being asked, it waits. Rejects as {@link sign} does, with `wallet_failed` if the wallet does not know the request. Of a transaction,
   * `rejected` alone says that it was not sent. Absent if the wallet forgets the requests of a page that has ended.
   *
   * @param signal aborted once the buyer has left: then the buyer must not be asked any more
   */
  recall?(request: WalletRequest, signal?: AbortSignal): Promise<unknown>;
  /**
   * Calls back when the buyer selects another account, until the returned function is called. It may call back without a change; with
   * true if {@link recall} has an answer now to a request that was rejected with `wallet_failed`.
   */
  subscribe(listener: (isAnswered?: boolean) => void): () => void;
  /**
   * Reads from the chain (CAIP-2) whether an account has sent anything. Never asks the buyer. Resolves to undefined if it cannot be
   * read. Absent: a buyer who has declined a transaction of which nobody knows whether it was sent has to ask the shop.
   */
  readActivity?(chain: string, address: string): Promise<AccountActivity | undefined>;
  /**
   * Resolves to the chain (CAIP-2) that the wallet has selected after it has sent a transaction, if the transaction may have gone
   * there instead of to the chain of its request; otherwise to undefined. Never asks the buyer.
   */
  findOtherChain?(hash: string, chain: string): Promise<string | undefined>;
}

/** A request that a wallet was asked to answer. */
export interface OpenRequest {
  /** See {@link CheckoutWallet.id}. */
  readonly walletId: string;
  readonly request: WalletRequest;
}

/** A wallet was asked to send a transaction that pays, and has not answered clearly: no other request may follow. */
export interface IntentRecord {
  readonly kind: 'intent';
  readonly paymentId: string;
  readonly optionId: string;
  /** CAIP-10. */
  readonly account: string;
  /** Absent in records of earlier versions. */
  readonly open?: OpenRequest | undefined;
  /** Before the wallet was asked; absent if it could not be read. */
  readonly activity?: AccountActivity | undefined;
}

/** A wallet was asked for the signature that pays. Another request may follow: then nobody gets this one. */
export interface SignatureRecord {
  readonly kind: 'signature';
  readonly paymentId: string;
  readonly option: PaymentOption;
  readonly open: OpenRequest;
  /** The answers to the requests before it. */
  readonly results: readonly WalletRpcResult[];
  /** True if the wallet cannot recall the request: its answer is lost with the page that has asked. */
  readonly isLost?: boolean | undefined;
}

/** A confirmation that may have reached the gateway: only the same one may be sent again. */
export interface ConfirmationRecord {
  readonly kind: 'confirmation';
  readonly paymentId: string;
  readonly confirmation: PaymentConfirmation;
  /** The chain (CAIP-2) to which the wallet may have sent the transaction, if it is not that of the payment. */
  readonly otherChain?: string | undefined;
  /** A transaction that the wallet has sent beside it, although the buyer had declined it. It is confirmed if this is refused. */
  readonly late?: PaymentConfirmation | undefined;
}

/** What a browser has begun for a payment, so that it does not begin anything else. */
export type PaymentRecord = IntentRecord | SignatureRecord | ConfirmationRecord;

/** Storage and locks shared by the tabs of a browser, so that no payment is paid twice. */
export interface PaymentRecords {
  /**
   * Runs the work while no other tab runs some for this payment. Resolves to false, without running it, if another tab does.
   *
   * @throws WalletError `storage_unavailable`
   */
  withLock(paymentId: string, work: () => Promise<void>): Promise<boolean>;
  /** @throws WalletError `storage_unavailable` */
  read(paymentId: string): PaymentRecord | undefined;
  /** @throws WalletError `storage_unavailable` if the record was not stored, which storage that is full or read-only may not say */
  write(record: PaymentRecord): void;
  remove(paymentId: string): void;
}

/** Which page of a browser has loaded the options of a payment last: each request for options ends those before it. Never throws. */
export interface OfferOwners {
  read(paymentId: string): string | undefined;
  /** @param page undefined forgets the payment */
  write(paymentId: string, page: string | undefined): void;
}

/** The wallet and the asset that the buyer paid with, or the app that they have opened since. */
export interface LastChoice {
  /** See {@link CheckoutWallet.id}, and `id` of `WalletApp`. */
  readonly walletId: string;
  /** CAIP-19, as in the amount of an option; undefined before the buyer has paid in the page. */
  readonly unit?: string | undefined;
  /** The payment for which the buyer has opened the app. A page that the system has ended meanwhile offers its apps again. */
  readonly openedFor?: string | undefined;
}

/** Remembers the last choice of the buyer, so that it is offered first. Never throws: without storage it knows nothing. */
export interface LastChoiceStore {
  read(): LastChoice | undefined;
  write(choice: LastChoice): void;
}

/** The platform's side of paying with a wallet. */
export interface WalletPorts {
  readonly records: PaymentRecords;
  /** Without it, an approval is wasted if another tab has loaded the options meanwhile. */
  readonly offers?: OfferOwners | undefined;
  /** Without it, nothing is remembered. */
  readonly lastChoice?: LastChoiceStore | undefined;
  /** Calls back with the wallets of this browser, also late ones, until the returned function is called. */
  readonly findWallets: (onChange: (wallets: readonly CheckoutWallet[]) => void) => () => void;
  /** Returns true if links open apps on this device, as on a phone; so it is if absent. */
  readonly opensApps?: (() => boolean) | undefined;
  /** Returns true in the browser inside of an app that opens no other apps; so it is not if absent. */
  readonly isInAppBrowser?: (() => boolean) | undefined;
}
