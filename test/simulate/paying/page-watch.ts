import type { CheckoutWallet, PaymentRecords } from '../../../src/wallet/ports.js';
import type { PaymentFlowState } from '../../../src/wallet/engine/state.js';
import { getRequestAccount, type WalletRequest } from '../../../src/wallet/wallet-request.js';
import type { SimulatedBrowser } from './browser.js';
import { isPayment, isTransactionPayment } from './requests.js';
import type { TabLife } from './tab-life.js';
import { Told } from './told.js';
import type { WalletApp } from './wallet-app.js';
import type { PayClick } from './witness.js';

/** States in which a click on "Pay" may still lead to requests. */
const FOLLOWS_CLICK: readonly unknown[] = ['choosing', 'asking', 'switching', 'signing'];

interface PageWatchOptions {
  readonly browser: SimulatedBrowser;
  readonly life: TabLife;
  readonly app: WalletApp;
  readonly hasOffers: boolean;
}

/** Watches the ports of one page: what may happen depends on the clicks of its buyer. */
export class PageWatch {
  /** The hashes of the coins that the wallet has sent for this page. */
  readonly hashes: string[] = [];
  /** Those of them that came after the buyer was believed to have declined them. */
  readonly lateHashes: string[] = [];
  /** True once the page itself has been told that the payment has ended. */
  hasSeenFinal = false;
  readonly #browser: SimulatedBrowser;
  readonly #life: TabLife;
  readonly #hasOffers: boolean;
  readonly #told: Told;
  #state: PaymentFlowState | undefined;
  /** The last click on a wallet, which may ask the buyer once. */
  #canConnect = false;
  /** The last click on "Pay". */
  #click: PayClick | undefined;
  /** True while the page waits for the answer to a request of an earlier one, and the buyer has not left. */
  #isRecalling = false;
  /** The request for coins that its wallet has not answered; none once its buyer was believed to have declined it. */
  #open: WalletRequest | undefined;
  /** The accounts that the wallet has named since it was last asked for a signature, or since the click. */
  #looks: (readonly string[])[] = [];
  /** The accounts that the wallet has named last, and the last ones that were any. */
  #accounts: readonly string[] = [];
  #listed: readonly string[] = [];

  constructor({ browser, life, app, hasOffers }: PageWatchOptions) {
    this.#browser = browser;
    this.#life = life;
    this.#hasOffers = hasOffers;
    this.#told = new Told(browser.witness, app, () => ({
      named: this.#accounts,
      listed: this.#listed,
      hashes: this.hashes,
      hasSeenFinal: this.hasSeenFinal,
    }));
    life.onEnd(() => {
      this.#endClick();
    });
  }

  /** True while the page waits for the answer to a request for coins. */
  get isWaiting(): boolean {
    return this.#open !== undefined && !this.#life.isOver;
  }

  onState(state: PaymentFlowState): void {
    if (state.kind === 'picking') this.#open = undefined;
    this.#state = state;
    if (!this.#life.isOver) this.#told.onState(state, this.#click !== undefined);
    const isSigned = this.#click?.signatures && !['switching', 'signing'].includes(state.kind);
    const hasProblem = 'problem' in state && state.problem;
    if (isSigned || hasProblem || !FOLLOWS_CLICK.includes(state.kind)) this.#endClick();
  }

  /** The page asks for options, which ends those of the other pages of this browser. */
  onOptions(): void {
    this.#browser.lastOffered = this;
    if (this.#click) this.#click.isOfferEnded = false;
  }

  /** The buyer clicks on a wallet. */
  onPick(): void {
    this.onLeave();
    this.#canConnect = true;
  }

  /** The buyer clicks on "Pay". */
  onPay(state: PaymentFlowState): void {
    if (this.#click?.signatures || state.kind !== 'choosing' || state.choice?.preparation.kind !== 'ready') return;
    const { lastOffered, hasForgotten, witness } = this.#browser;
    const isOfferEnded = this.#hasOffers && !hasForgotten && !witness.hasSeenFinal && lastOffered !== this;
    this.#click = { option: state.choice.option, isOfferEnded, signatures: 0 };
    this.#looks = [];
    this.#told.onPay(state.choice.option);
  }

  onChoose(): void {
    if (this.#state?.kind === 'choosing') this.#endClick();
  }

  onLeave(): void {
    this.#canConnect = this.#isRecalling = false;
    this.#endClick();
  }

  #endClick(): void {
    if (this.#click) this.#browser.witness.onClickOver(this.#click);
    this.#click = undefined;
  }

  /** The records as the flow gets them: what the wallet signs after the buyer has left is dropped. */
  watchRecords(records: PaymentRecords): PaymentRecords {
    return {
      ...records,
      write: (record) => {
        const isAnswer = record.kind === 'confirmation' && !isTransactionPayment(record.confirmation);
        const { witness } = this.#browser;
        const isNew = isAnswer && !witness.isStored(record.confirmation);
        if (isNew && !this.#click && !this.#isRecalling && !this.#life.isOver)
          witness.violate('keeps the answer of a wallet that the buyer has left');
        records.write(record);
      },
    };
  }

  async #watchAnswer(request: WalletRequest, answer: Promise<unknown>): Promise<unknown> {
    const { witness } = this.#browser;
    if (isPayment(request)) this.#open = request;
    try {
      const answered = await answer;
      if (isPayment(request) && typeof answered === 'string' && !this.#life.isOver) {
        this.hashes.push(answered);
        if (this.#open !== request) this.lateHashes.push(answered);
      }
      return answered;
    } catch (error) {
      if (!this.#life.isOver) witness.onWalletError(request, error);
      throw error;
    } finally {
      if (this.#open === request) this.#open = undefined;
    }
  }

  /** The wallet as the flow gets it: whatever asks the buyer needs a click. */
  watchWallet(wallet: CheckoutWallet): CheckoutWallet {
    const { witness } = this.#browser;
    const require = (isAllowed: boolean, what: string): void => {
      if (this.#life.isOver) return;
      if (!isAllowed) witness.violate(what);
      if (this.#state?.kind === 'closed') witness.violate('asks the wallet after the payment is closed');
    };
    return {
      ...wallet,
      accounts: async (ask) => {
        if (ask) require(this.#canConnect, 'connects the wallet without a click');
        if (ask) this.#canConnect = false;
        this.#accounts = await wallet.accounts(ask);
        if (this.#accounts.length) this.#listed = this.#accounts;
        this.#looks.push(this.#accounts);
        return this.#accounts;
      },
      selectChain: (chain, parameters, signal) => {
        require(this.#click !== undefined, 'switches the network without a click');
        return wallet.selectChain(chain, parameters, signal);
      },
      sign: (request, signal) => {
        const account = getRequestAccount(request).toLowerCase();
        // A wallet that lists no account, because it is locked or was connected just now, decides itself.
        const hasLooked = this.#looks.some(
          (named) => !named.length || named.some((each) => each.toLowerCase() === account),
        );
        require(hasLooked, 'asks for a signature without a look at the accounts');
        this.#looks = [];
        if (!this.#life.isOver) witness.onSign(request, this.#click);
        return this.#watchAnswer(request, wallet.sign(request, signal));
      },
      ...(wallet.recall && {
        recall: (request: WalletRequest) => {
          this.#isRecalling = true;
          this.#told.onRecall();
          witness.onRecall(request);
          return this.#watchAnswer(request, Promise.resolve(wallet.recall?.(request)));
        },
      }),
    };
  }
}
