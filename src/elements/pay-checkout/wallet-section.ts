import { html, nothing } from 'lit';
import { hasPaymentRecord } from '../../browser/has-payment-record.js';
import { hasOpenedApp } from '../../browser/wallets/has-opened-app.js';
import { isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { WalletError } from '../../core/errors/wallet-error.js';
import type { Messages } from '../../locales/messages.js';
import type { PaymentFlowState } from '../../wallet/engine/state.js';
import { PayStatusErrorEvent } from '../pay-status/pay-status.events.js';
import { block, phrase } from '../shared/rendering/block.js';
import { readPaySource } from './gateway-caller.js';
import type { Links } from './links.js';
import type { WalletElement, WalletSectionContext } from './wallet-inputs.js';
import type { WalletPane } from './wallet/wallet-pane.js';

/** Shown while a stored payment may be in progress and the wallet code is not loaded. */
const committedView = ({ unknownStatus: [title, text] }: Messages): unknown =>
  block(html`<p part="wallet-problem"><b>${title}</b> ${text}</p>`);

/** Offers to pay with a wallet in the page. The code for it is loaded when the buyer wants it, or has begun before. */
export class WalletSection {
  readonly #element: WalletElement;
  readonly #context: WalletSectionContext;
  #pane: WalletPane | undefined;
  #isLoading = false;
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

  /** The account (CAIP-10) with which this page has paid; undefined if it is not known. */
  get payer(): string | undefined {
    return this.#pane?.payer;
  }

  /** The usual time to success of what this page has sent, seconds; undefined if it is not known. */
  get etaS(): number | undefined {
    return this.#pane?.etaS;
  }

  /** State of paying; undefined until the buyer wants to pay with a wallet. Nothing is to be approved before it is known. */
  get stateKind(): PaymentFlowState['kind'] | undefined {
    return this.#pane?.stateKind ?? (this.isCommitted ? 'closed' : undefined);
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
    this.#pane = undefined;
    this.#payment = undefined;
    this.#isLoading = this.#hasFailed = this.#isMissing = this.#isMisconfigured = false;
  }

  /** Continues a payment that an earlier page has begun, and offers the wallets again if one was open. Call it after an update in a browser. */
  resume(): void {
    const { paymentId } = this.#element;
    if (!this.isOffered || this.#pane || this.#hasFailed || !paymentId) return;
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

  render(messages: Messages, links: Links): unknown {
    this.#locale = messages.locale;
    if (this.#pane) return this.isOffered ? this.#pane.render(messages, links) : nothing;
    const open = (): void => void this.#load();
    const label = this.isCommitted ? messages.checkAgain : messages.checkout.payWithWallet;
    return html`${this.isCommitted ? committedView(messages) : nothing}${
      this.isOffered
        ? html`<button part="wallet-open-button" class="button" aria-disabled=${this.#isLoading} @click=${open}>
            ${phrase(label)}
          </button>`
        : nothing
    }`;
  }

  /** True if a page that has ended meanwhile has opened a wallet app for the payment, which can still be paid. */
  #hasOpenedApp(paymentId: string): boolean {
    return !!this.#payment && isPayable(this.#payment) && this.#element.remember !== 'none' && hasOpenedApp(paymentId);
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#element.requestUpdate();
    const generation = this.#generation;
    try {
      const { createWalletPane, loadWalletLocale } = await import('./wallet/create-wallet-pane.js');
      // Before the pane is shown, so that its language does not change at once.
      const messages = await loadWalletLocale(this.#locale);
      if (generation !== this.#generation) return;
      this.#isMissing = false;
      this.#pane = createWalletPane(this.#element, this.#context, messages, this.#payment);
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
