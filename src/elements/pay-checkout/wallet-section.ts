import { html, nothing } from 'lit';
import { hasPaymentRecord, mayHaveSentPayment } from '../../browser/has-payment-record.js';
import { hasOpenedApp } from '../../browser/wallets/has-opened-app.js';
import { isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { ListedWallet, OfferedApp } from '../../controllers/wallet-list-controller.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { WalletError } from '../../core/errors/wallet-error.js';
import type { Messages } from '../../locales/messages.js';
import type { PaymentFlowState } from '../../wallet/engine/state.js';
import { PayStatusErrorEvent } from '../pay-status/pay-status.events.js';
import { markView } from '../shared/mark.view.js';
import { block, phrase } from '../shared/rendering/block.js';
import { readPaySource } from './gateway-caller.js';
import type { Links } from './links.js';
import { isOpenedElsewhere } from './open-wallet.js';
import type { WalletOutline } from './outline.js';
import type { WalletElement, WalletSectionContext } from './wallet-inputs.js';
import { WalletList, type WalletListHandlers } from './wallet-list.js';
import type { ListLayout } from './wallet-list.view.js';
import type { WalletPane } from './wallet/wallet-pane.js';

/** What the buyer has picked from the list. */
type Picked = { readonly wallet: ListedWallet } | { readonly app: OfferedApp };

/** Loads the code that asks a wallet, and its texts: before it is shown, so that its language does not change at once. */
const loadPane = async (locale: string) => {
  const { createWalletPane, loadWalletLocale } = await import('./wallet/create-wallet-pane.js');
  return { createWalletPane, messages: await loadWalletLocale(locale) };
};

/** Shown while a stored payment may be in progress and the wallet code is not loaded. */
const committedView = ({ unknownStatus: [title, text], checkAgain }: Messages, onLoad: () => void): unknown =>
  block(
    html`<div part="wallet">
      <div class="moment unknown">
        ${markView('question', undefined)}
        <h2 part="wallet-title" tabindex="-1">${phrase(title)}</h2>
        ${block(html`<p part="wallet-text">${text}</p>`)}
      </div>
      <div class="stack">
        <button part="wallet-retry-button" class="button" @click=${onLoad}>${phrase(checkAgain)}</button>
      </div>
    </div>`,
  );

/**
 * Offers to pay with a wallet in the page. The list of the wallets is there at once; the code that asks one is loaded when the
 * buyer's pointer or focus comes to the list, or has begun before.
 */
export class WalletSection {
  readonly #element: WalletElement;
  readonly #context: WalletSectionContext;
  readonly #list: WalletList;
  #pane: WalletPane | undefined;
  #isLoading = false;
  #isPreloaded = false;
  #picked: Picked | undefined;
  /** True once the pane could not be loaded or created: only the buyer's next click tries it again. */
  #hasFailed = false;
  #isMissing = false;
  /** The payment's latest status, also before the pane exists. */
  #payment: PaymentStatusResponse | undefined;
  /** True if an attribute is invalid: nobody can pay with a wallet. */
  #isMisconfigured = false;
  #locale = 'en';
  /** Counts payments: a pane of an earlier one is not shown. */
  #generation = 0;

  constructor(element: WalletElement, context: WalletSectionContext) {
    this.#element = element;
    this.#context = context;
    this.#list = new WalletList(element, context, () => this.isOffered);
  }

  /** True once a wallet may have paid: no other way to pay may be offered. Until the pane is loaded, the stored record decides. */
  get isCommitted(): boolean {
    const { wallet, paymentId } = this.#element;
    return this.#pane?.isCommitted ?? (wallet !== 'none' && !!paymentId && hasPaymentRecord(paymentId));
  }

  /** True if a transaction may take money from the buyer although the payment has ended. */
  get hasLate(): boolean {
    return this.#pane?.hasLate ?? false;
  }

  /** True if a wallet of this browser may have sent the payment, also in another tab. */
  get mayHaveSent(): boolean {
    return mayHaveSentPayment(this.#element.paymentId ?? '');
  }

  /** True if nothing was signed that pays: once the time is up, nothing is to be approved any more. */
  get isUnpaid(): boolean {
    return this.#pane?.isUnpaid ?? !this.isCommitted;
  }

  /** The account (CAIP-10) with which this page has paid; undefined if it is not known. */
  get payer(): string | undefined {
    return this.#pane?.payer;
  }

  /** The usual time to success of what this page has sent, seconds; undefined if it is not known. */
  get etaS(): number | undefined {
    return this.#pane?.etaS;
  }

  /** State of paying. */
  get stateKind(): PaymentFlowState['kind'] {
    return this.#pane?.stateKind ?? (this.isCommitted ? 'closed' : 'picking');
  }

  /** The wallet's part of the outline for a dialog around the checkout. */
  get outline(): WalletOutline {
    const walletName = this.#pane?.walletName;
    const mayBePaid = this.isCommitted || (this.#pane?.hasOpenedApp ?? false);
    return { walletState: this.stateKind, walletName, mayBePaid };
  }

  /** True while the buyer picks from the list. */
  get isPicking(): boolean {
    return this.stateKind === 'picking' && !this.#pane?.hasOpenedApp;
  }

  /** True if the step is a list or a form, rather than a moment. */
  get isForm(): boolean {
    return ['choosing', 'collecting'].includes(this.stateKind);
  }

  /** True if the code and the links are ways to pay. */
  get offersCode(): boolean {
    const pane = this.#pane;
    return (this.isPicking && !this.#list.isFolded) || (pane?.asksToScan ?? false) || (pane?.isUnopened ?? false);
  }

  /** True if the text asks to scan the code: it is unfolded on a narrow page. */
  get asksToScan(): boolean {
    return this.layout === 'code' || (this.#pane?.asksToScan ?? false);
  }

  /** How the ways to pay are laid out; undefined while wallets announce themselves. */
  get layout(): ListLayout | undefined {
    return this.#list.layout;
  }

  /** True if the link is not offered: the apps of the page take its place, or this browser opens none. Not before the layout is chosen: a server does not know it. */
  get hasApps(): boolean {
    return this.isElsewhere || (this.layout === 'wallets' && this.#list.controller.opensApps);
  }

  /** True if the page has to be opened in another browser. */
  get isElsewhere(): boolean {
    return this.layout === 'elsewhere';
  }

  /** True if the page lets its buyer pay with a wallet. */
  get isOffered(): boolean {
    const { wallet, paymentId } = this.#element;
    return !this.#isMisconfigured && wallet !== 'none' && !!paymentId && readPaySource(this.#element) !== undefined;
  }

  /** True if its code could not be loaded: some browsers remember that a module is missing until the page is loaded again. */
  get isMissing(): boolean {
    return this.#isMissing;
  }

  /** Begins anew with another payment, or another gateway. */
  reset(): void {
    this.#generation++;
    this.#pane?.remove();
    this.#pane = this.#payment = this.#picked = undefined;
    this.#list.reset();
    this.#isLoading = this.#hasFailed = this.#isMissing = this.#isMisconfigured = false;
  }

  /**
   * Looks for wallets, and continues a payment that an earlier page has begun, or shows the app again that was opened. Call it
   * after an update in a browser.
   */
  resume(): void {
    const { paymentId } = this.#element;
    if (!this.isOffered || !paymentId) return;
    this.#list.start();
    if (this.#pane || this.#hasFailed) return;
    if (hasPaymentRecord(paymentId) || this.#hasOpenedApp(paymentId)) void this.#load();
  }

  /** Loads the options of the connected wallet again. */
  reloadOptions(): void {
    this.#pane?.reloadOptions();
  }

  setPayment(payment: PaymentStatusResponse): void {
    this.#payment = payment;
    this.#pane?.setPayment(payment);
  }

  /** Sets the links of the page. The layout depends on the apps that they lead to. */
  setLinks(links: Links): void {
    this.#list.setLinks(links);
  }

  /** Returns what is announced when the list is shown at first. The steps after it are announced by themselves. */
  getPrompt(messages: Messages): string {
    return this.#pane || this.isCommitted ? '' : this.#list.getPrompt(messages, this.#getHandlers(messages));
  }

  render(messages: Messages): unknown {
    this.#locale = messages.locale;
    const pane = this.isOffered ? this.#pane : undefined;
    if (pane && !this.isPicking) return pane.render(messages);
    if (this.isCommitted) return committedView(messages, () => void this.#load());
    return this.#list.render(messages, this.#getHandlers(messages));
  }

  /** Renders what has announced itself late, after the other ways to pay. */
  renderLate(messages: Messages): unknown {
    return this.isPicking ? this.#list.renderLate(messages, this.#getHandlers(messages)) : nothing;
  }

  #getHandlers(messages: Messages): WalletListHandlers {
    const pane = this.isOffered ? this.#pane : undefined;
    return {
      problem: pane?.getProblem(messages) ?? '',
      isBlocked: pane?.isBlocked ?? false,
      busy: this.#isLoading ? this.#getPicked() : undefined,
      onIntent: () => void this.#preload(),
      onPick: (wallet) => void this.#pick({ wallet }),
      onOpen: (app) => {
        this.#list.controller.rememberApp(app);
        // At once: a browser opens an app only on the buyer's click.
        this.#open(app);
        void this.#pick({ app });
      },
    };
  }

  #getPicked(): ListedWallet | OfferedApp | undefined {
    if (!this.#picked) return undefined;
    return 'app' in this.#picked ? this.#picked.app : this.#picked.wallet;
  }

  #open({ url }: OfferedApp): void {
    if (!isOpenedElsewhere(this.#element, url, this.#element.host)) this.#context.getPorts().navigation.open(url);
  }

  async #pick(picked: Picked): Promise<void> {
    this.#picked = picked;
    await this.#load();
    const pane = this.#pane;
    if (!pane || this.#picked !== picked) return;
    this.#picked = undefined;
    if ('app' in picked) pane.followApp(picked.app);
    else pane.pick(picked.wallet);
  }

  /** True if a page that has ended meanwhile has opened a wallet app for the payment, which can still be paid. */
  #hasOpenedApp(paymentId: string): boolean {
    return !!this.#payment && isPayable(this.#payment) && this.#element.remember !== 'none' && hasOpenedApp(paymentId);
  }

  async #preload(): Promise<void> {
    if (this.#isPreloaded || this.#pane) return;
    this.#isPreloaded = true;
    // A failure is shown when the buyer picks a wallet: it is loaded again then.
    await loadPane(this.#locale).catch(() => undefined);
  }

  async #load(): Promise<void> {
    if (this.#isLoading || this.#pane) return;
    this.#isLoading = true;
    this.#element.requestUpdate();
    const generation = this.#generation;
    try {
      const { createWalletPane, messages } = await loadPane(this.#locale);
      if (generation !== this.#generation) return;
      this.#isMissing = false;
      this.#pane = createWalletPane(this.#element, this.#context, messages, {
        payment: this.#payment,
        list: this.#list.controller,
        onBack: () => {
          this.#list.reset();
        },
        onOpen: (app) => {
          this.#open(app);
        },
      });
    } catch (error) {
      if (generation !== this.#generation) return;
      this.#hasFailed = true;
      this.#report(error);
    }
    this.#isLoading = false;
    this.#element.requestUpdate();
  }

  /** Reports an error of the pane; one that is not ours is the browser's, which could not load the code. */
  #report(error: unknown): void {
    this.#isMissing = !isPayError(error);
    const reported = isPayError(error)
      ? error
      : new WalletError('internal_error', 'The code to pay with a wallet could not be loaded.', error);
    this.#isMisconfigured = reported.name === 'ConfigurationError';
    this.#element.dispatchEvent(new PayStatusErrorEvent(reported));
  }
}
