import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { PaymentFlowState } from '../../../src/wallet/engine/state.js';
import type { WalletApp } from './wallet-app.js';
import type { Witness } from './witness.js';

const getProblem = (state: PaymentFlowState) => ('problem' in state ? state.problem : null);

/** The only problems that do not invite the buyer to pay again, or say that nothing was paid. */
const SAY_NOTHING_OF_PAYING: readonly string[] = ['unavailable', 'expires_soon'];

const isSameAsset = (one: PaymentOption, other: PaymentOption): boolean =>
  one.account === other.account && one.amount.unit === other.amount.unit;

/** The accounts that the wallet has named last, and the last ones that were any. */
interface NamedAccounts {
  readonly named: readonly string[];
  readonly listed: readonly string[];
}

/** Reports what a page must never tell its buyer, because it is not true. */
export class Told {
  readonly #witness: Witness;
  readonly #app: WalletApp;
  readonly #getAccounts: () => NamedAccounts;
  #state: PaymentFlowState | undefined;
  /** The option that the buyer has seen last when nothing was going on. */
  #shown: PaymentOption | undefined;
  /** See `WalletApp.selections`: at the last click on "Pay". */
  #selections: number | undefined;

  constructor(witness: Witness, app: WalletApp, getAccounts: () => NamedAccounts) {
    this.#witness = witness;
    this.#app = app;
    this.#getAccounts = getAccounts;
  }

  /** The buyer clicks on "Pay". */
  onPay(): void {
    this.#selections = this.#app.selections;
  }

  /** @param isPaying true while a click on "Pay" is going on */
  onState(state: PaymentFlowState, isPaying: boolean): void {
    const before = this.#state;
    this.#state = state;
    const problem = getProblem(state);
    if (problem && problem !== (before && getProblem(before))) this.#checkProblem(problem.code, state);
    if (!isPaying && 'choice' in state && state.choice) this.#shown = state.choice.option;
    const { named, listed } = this.#getAccounts();
    if (state.kind === 'closed' && state.late && !this.#witness.hasAskedForCoins)
      this.#witness.violate('warns of coins that the wallet was never asked for');
    if (state.kind === before?.kind) return;
    if (state.kind === 'no_account' && named.length)
      this.#witness.violate('says that there is no account, although the wallet lists one');
    if (state.kind === 'no_options' && !(listed.length && state.accounts.length))
      this.#witness.violate('says that the funds of no account are not enough');
  }

  #checkProblem(code: string, state: PaymentFlowState): void {
    const unrefused = this.#app.sent.filter((sent) => sent.coins !== 'refused' && !this.#witness.isDeclined(sent));
    if (unrefused.length && !this.#witness.hasSeenFinal && !SAY_NOTHING_OF_PAYING.includes(code))
      this.#witness.violate(`says ${code} although coins were sent that the contract has not refused`);
    if (code === 'account_changed' && this.#selections === this.#app.selections)
      this.#witness.violate('says that another account or chain was selected, which is not so');
    const shown = this.#shown;
    if (code !== 'price_renewed' || !('options' in state) || !shown) return;
    const renewed = state.options.find((option) => isSameAsset(option, shown));
    if (renewed?.amount.value === shown.amount.value)
      this.#witness.violate('says that the price was renewed, which is the same');
  }
}
