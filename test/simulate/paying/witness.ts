import type { PaymentConfirmation } from '../../../src/client/paying-client.js';
import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { WalletRequest } from '../../../src/wallet/wallet-request.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import type { Chains } from './chain.js';
import { isRefusal, isUnsent } from './proof.js';
import { getPaid, getShown, isPayment, isTransactionPayment, paysBySignature } from './requests.js';
import type { SentPayment } from './wallet-app.js';

/** The outcome of a stored confirmation. `unclear`: it may have been applied, or may be later. */
type Fate = 'unclear' | 'refused';

/** A click on "Pay", with what the page showed, and the requests to the wallet that it has led to. */
export interface PayClick {
  readonly option: PaymentOption;
  /** True if another page of this browser has asked for options since: the gateway refuses this one. */
  isOfferEnded: boolean;
  signatures: number;
}

const toConfirmation = (text: string): PaymentConfirmation =>
  text.startsWith('{') ? (JSON.parse(text) as PaymentConfirmation) : { optionId: '', results: [] };

/** Stands for the transaction that a wallet was asked for, until its hash is stored. */
const INTENT = 'intent';

const isForCoins = (text: string): boolean => text === INTENT || isTransactionPayment(toConfirmation(text));

interface Stored extends PaymentConfirmation {
  readonly kind: 'intent' | 'signature' | 'confirmation';
  readonly account: string;
}

/** The time for which a buyer who says to have declined a transaction is not believed, milliseconds: two looks at the chain. */
const BELIEVED_AFTER_MS = 15_000;
/** What is known to the chain so shortly before it is looked at, milliseconds, may be overlooked: a look is several requests. */
const LOOK_MS = 250;

/** A buyer who was believed. */
interface Belief {
  /** When they have said so. */
  readonly declinedAtMs: number;
  /** What the chain knows until then was looked at. */
  readonly lookedAtMs: number;
}

/** Watches one browser and reports what must never happen. It sees ports and clicks only, never the engine's state. */
export class Witness {
  readonly violate: (what: string) => void;
  /** True once a page of this browser has been told that the payment has ended. */
  hasSeenFinal = false;
  /** The confirmations that this browser has sent. */
  readonly sent = new Set<string>();
  /** The payments that its wallet has sent. */
  payments: readonly SentPayment[] = [];
  readonly #clock: VirtualClock;
  readonly #chains: Chains;
  readonly #fates = new Map<string, Fate>();
  /** True once a page of this browser has been told that the payment has succeeded. */
  hasSucceeded = false;
  /** When a page of this browser was first told that the payment has ended. */
  #endedAtMs = Infinity;
  /** True once the wallet was asked for the transaction of the stored intent. */
  #isAsked = false;
  /** That request: the answers to others are not about the intent. */
  #asked: WalletRequest | undefined;
  /** The clicks on "Pay" whose tabs have a wallet open. */
  readonly #open = new Set<PayClick>();
  /** What is stored: a confirmation, an intent, or a signature that is waited for. */
  #stored: string | undefined;
  /** The confirmations that could not be stored. */
  readonly #unstored = new Set<string>();
  /** Whose intent is stored, and since when. */
  #intent = { chain: '', address: '', wasContract: false, atMs: 0 };
  /** When the buyer has said to have declined the transaction of the stored intent. */
  #declinedAtMs: readonly number[] = [];
  /** Those of the intents that were forgotten then. */
  readonly believed: Belief[] = [];
  /** True once the wallet may have been asked for a transaction that pays. */
  hasAskedForCoins = false;

  constructor(violate: (what: string) => void, clock: VirtualClock, chains: Chains) {
    this.violate = violate;
    this.#clock = clock;
    this.#chains = chains;
  }

  get #hasUnclear(): boolean {
    return [...this.#fates].some(([text, fate]) => fate === 'unclear' && this.#isKept(text) && !this.#isHeldOnly(text));
  }

  /**
   * True for a transaction that a page has asked for because it did not know of the end yet, and of which the contract has taken
   * nothing.
   */
  isInVain({ askedAtMs, coins }: SentPayment): boolean {
    return coins === 'refused' && askedAtMs >= this.#endedAtMs;
  }

  /** A page has been told that the payment has ended: signatures need not be kept, and the gateway refuses new ones. */
  onFinal(isSucceeded: boolean): void {
    this.#endedAtMs = Math.min(this.#endedAtMs, this.#clock.nowMs());
    this.hasSeenFinal = true;
    this.hasSucceeded = isSucceeded;
  }

  /** True for what may still pay: after the end, only transactions are kept, and only if the payment has not succeeded. */
  #isKept(text: string): boolean {
    return !this.hasSeenFinal || (isForCoins(text) && !this.hasSucceeded);
  }

  /**
   * True for a transaction that was sent although its buyer was believed to have declined it, while storage was full: other tabs cannot
   * know of it, and its receiver takes one payment.
   */
  #isHeldOnly(text: string): boolean {
    return this.believed.length > 0 && text !== this.#stored && isForCoins(text) && this.#unstored.has(text);
  }

  #requireOnly(text: string, what: string): void {
    for (const [other, fate] of this.#fates)
      if (other !== text && fate === 'unclear' && this.#isKept(other) && !this.#isHeldOnly(other))
        this.violate(`${what} while another one may still pay`);
    this.#fates.set(text, 'unclear');
  }

  onStored(stored: string): void {
    const { kind, optionId, results, account } = JSON.parse(stored) as Stored;
    this.#isAsked = false;
    this.#asked = undefined;
    // Another request may follow: nobody can pay with the signature before it is a confirmation.
    if (kind === 'signature') {
      if (this.#hasUnclear) this.violate('asks for a signature while a confirmation may still pay');
      this.#stored = kind;
      return;
    }
    if (kind === INTENT) {
      this.#requireOnly(INTENT, 'stores an intent');
      this.#stored = INTENT;
      const at = account.lastIndexOf(':');
      const [chain, address] = [account.slice(0, at), account.slice(at + 1).toLowerCase()];
      this.#intent = { chain, address, wasContract: this.#chains.isContract(address), atMs: this.#clock.nowMs() };
      this.#declinedAtMs = [];
      this.hasAskedForCoins = true;
      return;
    }
    // The hash is the answer to the intent.
    if (isTransactionPayment({ optionId, results })) this.#fates.delete(INTENT);
    const text = JSON.stringify({ optionId, results });
    this.#requireOnly(text, 'stores a confirmation');
    this.#stored = text;
  }

  /** True for the confirmation that is stored: a page writes it again with the hash that has come since. */
  isStored({ optionId, results }: PaymentConfirmation): boolean {
    return JSON.stringify({ optionId, results }) === this.#stored;
  }

  /** A record could not be stored. */
  onUnstored(stored: string): void {
    const { optionId, results = [] } = JSON.parse(stored) as Partial<Stored>;
    this.#unstored.add(JSON.stringify({ optionId, results }));
  }

  /** A wallet has answered a request with an error. */
  onWalletError(request: WalletRequest, error: unknown): void {
    if (request === this.#asked && isUnsent(error) && this.#fates.has(INTENT)) this.#fates.set(INTENT, 'refused');
  }

  /** A page asks the wallet for the answer to the request of an earlier one. */
  onRecall(request: WalletRequest): void {
    if (isPayment(request)) this.#asked = request;
  }

  /** The buyer says to have declined the transaction. */
  onDecline(): void {
    this.#declinedAtMs = [...this.#declinedAtMs, this.#clock.nowMs()];
  }

  /**
   * Returns how the buyer can be believed: they have said so two looks ago, the chain knows nothing, and the account has sent for itself
   * all the time.
   */
  #findBelief(): Belief | undefined {
    const { chain, address, wasContract, atMs } = this.#intent;
    const nowMs = this.#clock.nowMs();
    const lookedAtMs = nowMs - LOOK_MS;
    const isKnown = this.#chains.sent.some(
      ({ transaction, ...sent }) =>
        sent.chain === chain &&
        transaction.from.toLowerCase() === address &&
        sent.sentAtMs > atMs &&
        sent.knownAtMs <= lookedAtMs,
    );
    const isDelegated = wasContract || this.#chains.isContract(address) || this.#chains.isDelegatedSince(address, atMs);
    if (isKnown || isDelegated) return undefined;
    const declinedAtMs = this.#declinedAtMs.findLast((each) => each + BELIEVED_AFTER_MS <= nowMs);
    return declinedAtMs === undefined ? undefined : { declinedAtMs, lookedAtMs };
  }

  /**
   * True if the chain knows of coins for the payment which the wallet of this browser has sent. A page does not know of those that
   * were declined on another one.
   */
  #isPaid({ lookedAtMs }: Belief): boolean {
    return this.payments.some(
      (sent) => sent.coins === 'taken' && sent.knownAtMs <= lookedAtMs && !this.isDeclined(sent),
    );
  }

  /**
   * True for a payment that the wallet has sent although its buyer has said to have declined it, and was believed: the chain did not know
   * it then, or it is on another one, where nobody looks for it.
   */
  isDeclined({ askedAtMs, knownAtMs, coins }: SentPayment): boolean {
    return this.believed.some(
      ({ declinedAtMs, lookedAtMs }) => askedAtMs < declinedAtMs && (knownAtMs > lookedAtMs || coins === 'lost'),
    );
  }

  onRemoved(): void {
    const text = this.#stored;
    this.#stored = undefined;
    if (text === undefined) return;
    // A transaction may take money even after the end.
    const mayPay = this.#isKept(text);
    const fate = this.#fates.get(text);
    // Without a fate, the wallet's answer is known to a page that could not store it: this page cannot know of it.
    const belief = text === INTENT && fate !== 'refused' ? this.#findBelief() : undefined;
    if (belief && mayPay) {
      if (this.#isPaid(belief)) this.violate('says that nothing was paid, which the chain knows to be false');
      this.believed.push(belief);
    } else if (fate === 'unclear' && mayPay) this.violate('forgets what may still pay');
    this.#fates.delete(text);
  }

  onConfirm(text: string): void {
    const isSent = isTransactionPayment(toConfirmation(text));
    // A transaction that was sent is confirmed, even if the storage is full by now.
    const isKept = text === this.#stored || (isSent && this.#unstored.has(text));
    if (!isKept && this.#isKept(text)) this.violate('sends a confirmation that is not stored');
    if (isSent) this.#fates.delete(INTENT);
    this.#requireOnly(text, 'sends a confirmation');
    this.sent.add(text);
  }

  /** A page has received an answer to a confirmation. */
  onConfirmAnswered(text: string, status: number, answer: string): void {
    // A refusal does not take back a transaction.
    if (isTransactionPayment(toConfirmation(text))) return;
    if (isRefusal(status, answer) && this.#fates.has(text)) this.#fates.set(text, 'refused');
  }

  /** A request is about to reach the wallet. */
  onSign(request: WalletRequest, click: PayClick | undefined): void {
    if (isPayment(request)) {
      if (this.#fates.get(INTENT) !== 'unclear' && this.#isKept(INTENT))
        this.violate('asks for a payment without an intent');
      if (this.#isAsked) this.violate('asks twice for a payment');
      this.#isAsked = true;
      this.#asked = request;
    } else if (this.#hasUnclear) this.violate('asks for a signature while a confirmation may still pay');
    if (paysBySignature(request) && this.#stored !== 'signature' && !this.hasSeenFinal)
      this.violate('asks for a signature that pays without a record');
    if (!click) {
      this.violate('asks for a signature without a click');
      return;
    }
    if (click.isOfferEnded && !this.hasSeenFinal) this.violate('asks for a signature for what another page has ended');
    if (this.#open.size > Number(this.#open.has(click))) this.violate('asks for signatures in two tabs at once');
    this.#open.add(click);
    if (++click.signatures > click.option.actions.length) this.violate('asks for more signatures than the option has');
    const isApproval = request.method === 'eth_sendTransaction' && !isPayment(request);
    const shown = getShown(click.option);
    if (isApproval ? !shown.startsWith(getPaid(request)) : getPaid(request) !== shown)
      this.violate(`lets the wallet sign ${getPaid(request)}, but shows ${shown}`);
  }

  /** The click leads to no request any more: the wallet has answered, or the buyer or the tab has gone. */
  onClickOver(click: PayClick): void {
    this.#open.delete(click);
  }
}
