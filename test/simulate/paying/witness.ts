import { isTransactionHash, type WalletRequest } from '../../../src/wallet/wallet-request.js';
import type { PaymentConfirmation } from '../../../src/client/paying-client.js';
import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';

/** The outcome of a stored confirmation. `unclear`: it may have been applied, or may be later. */
type Fate = 'unclear' | 'refused';

/** The 4xx that do not say whether the request was applied: a timeout, too early, too many, and a payment under way. */
const UNCLEAR_STATUSES = [408, 409, 425, 429];

/** A click on "Pay", with what the page showed, and the requests to the wallet that it has led to. */
export interface PayClick {
  readonly option: PaymentOption;
  signatures: number;
}

/** Stands for the transaction that a wallet was asked for, until its hash is stored. */
const INTENT = 'intent';

/** True for the confirmation of coins that were sent. */
export const isTransactionPayment = ({ results }: PaymentConfirmation): boolean =>
  isTransactionHash(results.at(-1)?.data[0]);

/** The errors after which a wallet has sent nothing: of its buyer, of another account or chain, of another open request. */
const UNSENT_CODES: readonly unknown[] = [4001, 4100, 4902, -32002];

const isUnsent = (error: unknown): boolean => {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } };
  const isDenied = cause instanceof Error && cause.message.startsWith('User denied');
  return isDenied || code === 'account_changed' || UNSENT_CODES.includes(cause?.code);
};

/** True for a request for coins. */
export const isPayment = (request: WalletRequest): boolean =>
  request.method === 'eth_sendTransaction' && BigInt(request.params[0].value) > 0n;

/** Returns what a request lets its signer pay, as an option shows it. */
const getPaid = (request: WalletRequest): string => {
  const { chain } = request;
  if (request.method === 'eth_sendTransaction') {
    const [{ from, to, value }] = request.params;
    // An approval of a token pays nothing, and is only asked for with the token that is shown.
    if (!isPayment(request)) return `${chain}:${from} caip19/${chain}/erc20:${to}`.toLowerCase();
    return `${chain}:${from} caip19/${chain}/slip44:60 ${BigInt(value)}`.toLowerCase();
  }
  const [account, text] = request.params;
  const { domain, message, primaryType } = JSON.parse(text) as {
    readonly domain: { readonly verifyingContract: string; readonly chainId: number | string };
    readonly message: Readonly<Record<string, unknown>>;
    readonly primaryType: string;
  };
  const { token, amount } = (message['permitted'] ?? {}) as { readonly token?: string; readonly amount?: string };
  const contract = primaryType === 'PermitTransferFrom' ? token : domain.verifyingContract;
  const unit = `caip19/eip155:${BigInt(domain.chainId)}/erc20:${contract}`;
  return `${chain}:${account} ${unit} ${BigInt(String(amount ?? message['value']))}`.toLowerCase();
};

const getShown = ({ account, amount }: PaymentOption): string =>
  `${account} ${amount.unit} ${amount.value}`.toLowerCase();

/** Watches one browser and reports what must never happen. It sees ports and clicks only, never the engine's state. */
export class Witness {
  readonly violate: (what: string) => void;
  /** True once a page of this browser has been told that the payment has ended. */
  hasSeenFinal = false;
  /** The confirmations that this browser has sent. */
  readonly sent = new Set<string>();
  readonly #fates = new Map<string, Fate>();
  /** True once the wallet was asked for the transaction of the stored intent. */
  #isAsked = false;
  /** The clicks on "Pay" whose tabs have a wallet open. */
  readonly #open = new Set<PayClick>();
  #stored: string | undefined;

  constructor(violate: (what: string) => void) {
    this.violate = violate;
  }

  get #hasUnclear(): boolean {
    return [...this.#fates.values()].includes('unclear');
  }

  /** A page has been told that the payment has ended: confirmations need not be kept, and the gateway refuses new ones. */
  onFinal(): void {
    this.hasSeenFinal = true;
    this.#fates.clear();
  }

  #requireOnly(text: string, what: string): void {
    if (this.hasSeenFinal) return;
    for (const [other, fate] of this.#fates)
      if (other !== text && fate === 'unclear') this.violate(`${what} while another one may still pay`);
    this.#fates.set(text, 'unclear');
  }

  onStored(stored: string): void {
    const { kind, optionId, results } = JSON.parse(stored) as { readonly kind: string } & PaymentConfirmation;
    this.#isAsked = false;
    // Another request may follow: nobody can pay with the signature before it is a confirmation.
    if (kind === 'signature') {
      if (this.#hasUnclear && !this.hasSeenFinal)
        this.violate('asks for a signature while a confirmation may still pay');
      this.#stored = undefined;
      return;
    }
    if (kind === INTENT) {
      this.#requireOnly(INTENT, 'stores an intent');
      this.#stored = INTENT;
      return;
    }
    // The hash is the answer to the intent.
    if (isTransactionPayment({ optionId, results })) this.#fates.delete(INTENT);
    const text = JSON.stringify({ optionId, results });
    this.#requireOnly(text, 'stores a confirmation');
    this.#stored = text;
  }

  /** A wallet has answered a request with an error. */
  onWalletError(request: WalletRequest, error: unknown): void {
    if (isPayment(request) && isUnsent(error) && this.#fates.has(INTENT)) this.#fates.set(INTENT, 'refused');
  }

  onRemoved(): void {
    const text = this.#stored;
    this.#stored = undefined;
    if (text === undefined) return;
    if (this.#fates.get(text) === 'unclear' && !this.hasSeenFinal)
      this.violate('forgets a confirmation that may still pay');
    this.#fates.delete(text);
  }

  onConfirm(text: string): void {
    const isSent = isTransactionPayment(JSON.parse(text) as PaymentConfirmation);
    // A transaction that was sent is confirmed, even if the storage is full by now.
    const isKept = text === this.#stored || (isSent && this.#stored === INTENT);
    if (!isKept && !this.hasSeenFinal) this.violate('sends a confirmation that is not stored');
    if (isSent) this.#fates.delete(INTENT);
    this.#requireOnly(text, 'sends a confirmation');
    this.sent.add(text);
  }

  /** A page has received an answer to a confirmation. */
  onConfirmAnswered(text: string, status: number): void {
    // A refusal does not take back a transaction.
    if (isTransactionPayment(JSON.parse(text) as PaymentConfirmation)) return;
    const isRefusal = status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status);
    if (isRefusal && this.#fates.has(text)) this.#fates.set(text, 'refused');
  }

  /** A request is about to reach the wallet. */
  onSign(request: WalletRequest, click: PayClick | undefined): void {
    if (isPayment(request)) {
      if (this.#fates.get(INTENT) !== 'unclear' && !this.hasSeenFinal)
        this.violate('asks for a payment without an intent');
      if (this.#isAsked) this.violate('asks twice for a payment');
      this.#isAsked = true;
    } else if (this.#hasUnclear) this.violate('asks for a signature while a confirmation may still pay');
    if (!click) {
      this.violate('asks for a signature without a click');
      return;
    }
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
