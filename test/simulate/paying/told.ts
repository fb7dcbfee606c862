import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { PaymentFlowState } from '../../../src/wallet/engine/state.js';
import type { SentPayment, WalletApp } from './wallet-app.js';
import type { Witness } from './witness.js';

const getProblem = (state: PaymentFlowState) => ('problem' in state ? state.problem : null);

/** The only problems that do not invite the buyer to pay again, or say that nothing was paid. */
const SAY_NOTHING_OF_PAYING: readonly string[] = ['unavailable', 'expires_soon'];

const isSameAsset = (one: PaymentOption, other: PaymentOption): boolean =>
  one.account === other.account && one.amount.unit === other.amount.unit;

/** What the page can know. */
interface Knowledge {
  /** The accounts that the wallet has named last, and the last ones that were any. */
  readonly named: readonly string[];
  readonly listed: readonly string[];
  /** The transactions by which the wallet has answered it. */
  readonly hashes: readonly string[];
  /** That the payment has ended. */
  readonly hasSeenFinal: boolean;
}

/** Reports what a page must never tell its buyer, because it is not true. */
export class Told {
  readonly #witness: Witness;
  readonly #app: WalletApp;
  readonly #getKnowledge: () => Knowledge;
  #state: PaymentFlowState | undefined;
  /** The option that the buyer has seen last when nothing was going on. */
  #shown: PaymentOption | undefined;
  /** The option of the last click on "Pay", and the number of the wallet's view then. */
  #click: { readonly account: string; readonly view: number } | undefined;

  constructor(witness: Witness, app: WalletApp, getKnowledge: () => Knowledge) {
    this.#witness = witness;
    this.#app = app;
    this.#getKnowledge = getKnowledge;
  }

  /** The buyer clicks on "Pay". */
  onPay({ account }: PaymentOption): void {
    this.#click = { account, view: this.#app.views.length - 1 };
  }

  /** The page asks for the answer to the request of an earlier one, which had a click of its own. */
  onRecall(): void {
    this.#click = undefined;
  }

  /** @param isPaying true while a click on "Pay" is going on */
  onState(state: PaymentFlowState, isPaying: boolean): void {
    const before = this.#state;
    this.#state = state;
    const problem = getProblem(state);
    if (problem && problem !== (before && getProblem(before))) this.#checkProblem(problem.code, state);
    if (!isPaying && 'choice' in state && state.choice) this.#shown = state.choice.option;
    const { named, listed } = this.#getKnowledge();
    if (state.kind === 'closed' && state.late && !this.#witness.hasAskedForCoins)
      this.#witness.violate('warns of coins that the wallet was never asked for');
    if (state.kind === before?.kind) return;
    if (state.kind === 'no_account' && named.length)
      this.#witness.violate('says that there is no account, although the wallet lists one');
    if (state.kind === 'no_options' && !(listed.length && state.accounts.length))
      this.#witness.violate('says that the funds of no account are not enough');
  }

  #checkProblem(code: string, state: PaymentFlowState): void {
    const mayHavePaid = this.#app.sent.some((sent) => sent.coins !== 'refused' && this.#isKnowable(sent));
    if (mayHavePaid && !SAY_NOTHING_OF_PAYING.includes(code))
      this.#witness.violate(`says ${code} although coins were sent that the contract has not refused`);
    if (code === 'account_changed' && !this.#hasChanged())
      this.#witness.violate('says that another account or chain was selected, which is not so');
    const shown = this.#shown;
    if (code !== 'price_renewed' || !('options' in state) || !shown) return;
    const renewed = state.options.find((option) => isSameAsset(option, shown));
    if (renewed?.amount.value === shown.amount.value)
      this.#witness.violate('says that the price was renewed, which is the same');
  }

  /**
   * True for coins of which the page has to take account. It cannot know of those of another page, which has removed what was stored
   * when it was told of the end, and of those that were sent after the buyer was believed.
   */
  #isKnowable(sent: SentPayment): boolean {
    const { hashes, hasSeenFinal } = this.#getKnowledge();
    if (hashes.includes(sent.hash)) return true;
    const isRemoved = this.#witness.hasSeenFinal && !hasSeenFinal;
    return !isRemoved && !this.#witness.isDeclined(sent);
  }

  /** True if the wallet has listed others than the account since the click, or has left its chain. */
  #hasChanged(): boolean {
    // The request of an earlier page was recalled.
    if (!this.#click) return this.#app.views.length > 1;
    const { account, view: clicked } = this.#click;
    const at = account.lastIndexOf(':');
    const [chain, address] = [account.slice(0, at), account.slice(at + 1).toLowerCase()];
    const views = this.#app.views.slice(clicked);
    return views.some(
      (view, index) =>
        (view.accounts.length > 0 && !view.accounts.some((each) => each.toLowerCase() === address)) ||
        (view.chain !== chain && views[index - 1]?.chain === chain),
    );
  }
}
