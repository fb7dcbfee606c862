import type { PropertyValues } from 'lit';
import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { browserCheckoutPorts, type CheckoutPorts } from '../../browser/checkout-ports.js';
import { animateSize } from '../../controllers/animate-size.js';
import { ignoreSecondPress } from '../../controllers/ignore-second-press.js';
import { keepFocus } from '../../controllers/keep-focus.js';
import { readUnixSeconds } from '../../core/format/unix-seconds.js';
import type { TraceEntry } from '../../tracker/trace.js';
import type { ChainParameters, CheckoutWallet } from '../../wallet/ports.js';
import type { WalletApp } from '../../wallet/wallet-app.js';
import type { PayStatus } from '../pay-status/pay-status.js';
import type { PayStatusChangeEvent } from '../pay-status/pay-status.events.js';
import type { CheckoutContext, StatusProgress } from '../pay-status/checkout-context.js';
import { PaymentElement } from '../shared/payment-element.js';
import { isOther } from '../shared/is-other.js';
import { clearServerRender } from '../shared/server-render.js';
import { showStyles } from '../shared/show-styles.js';
import { attachStates, setPaymentState } from '../shared/states.js';
import { checkInputs, NO_INPUTS, type CheckedInputs } from './checked-inputs.js';
import { renderCheckout } from './checkout-parts.js';
import { checkoutStyles } from './checkout-styles.js';
import { dispatchRetry } from './dispatch-retry.js';
import { readInitialData } from './initial-data.js';
import type { CheckoutItem } from './items.js';
import { NEXT_FOCUS } from './pay-checkout.view.js';
import type { CheckoutOutline, DialogContext } from './outline.js';
import { createSections } from './sections.js';
import { formatRequested } from './requested-amount.js';
import { readWalletsAttribute } from './read-wallets.js';
import { getStage } from './stage.js';
import { readSummary } from './summary.view.js';
import { updateStatus } from './update-status.js';

/**
 * The checkout page: merchant, amount, QR code and wallet link, and the live status of the payment.
 *
 * Contains a `<pay-status>`, accepts its inputs and dispatches its events. Amount and merchant are set by attributes, or loaded from the gateway if `base-url` and `app-id` are set.
 *
 * @element pay-checkout
 *
 * @fires {PayCheckoutOpenWalletEvent} pay-checkout-open-wallet - Right before the wallet is opened; cancelable.
 * @fires {PayCheckoutRetryEvent} pay-checkout-retry - The buyer wants to try again, right before the page navigates to `retry-url`; cancelable.
 * @fires {PayCheckoutWalletConnectEvent} pay-checkout-wallet-connect - The buyer connected a wallet of this browser.
 * @fires {PayCheckoutNoFundsEvent} pay-checkout-no-funds - The connected accounts cannot pay.
 * @fires {PayCheckoutOptionEvent} pay-checkout-option - The asset to pay with was chosen.
 * @fires {PayCheckoutSignEvent} pay-checkout-sign - Right before a request reaches the wallet; cancelable.
 * @fires {PayCheckoutSentEvent} pay-checkout-sent - The gateway has what the wallet signed.
 * @fires {PayCheckoutCancelEvent} pay-checkout-cancel - The buyer confirmed that they want to cancel; cancelable.
 *
 * @csspart checkout - Root container.
 * @csspart rail - The part of the tray that says who asks, for how much and for what: above the sheet, or beside it.
 * @csspart pane - The sheet: the one thing to do now.
 * @csspart summary - Merchant, amount, items, reference and the time left.
 * @csspart countdown - Time left to pay.
 * @csspart merchant - The merchant.
 * @csspart merchant-icon - The merchant's logo, or the first letter of their name.
 * @csspart amount - Requested amount.
 * @csspart items - A list of items.
 * @csspart item - One of them.
 * @csspart more-items - The items that are not listed, which the buyer opens.
 * @csspart more-items-summary - Button that opens them.
 * @csspart reference - The merchant's reference.
 * @csspart wallet - Paying with a wallet of this browser.
 * @csspart wallet-title - Headline of the step.
 * @csspart wallet-text - The sentences below the headline.
 * @csspart wallet-problem - Why the buyer has to choose again, or must not pay again.
 * @csspart wallets - The wallets.
 * @csspart wallet-button - Button that picks a wallet.
 * @csspart wallet-search - Field to search many wallets.
 * @csspart wallet-more-button - Button that shows and hides the wallet apps, if the browser has a wallet.
 * @csspart wallet-again-button - Button that opens a wallet app again.
 * @csspart wallet-store-link - Link to the page where the buyer gets an app that has not opened.
 * @csspart wallet-icon - A wallet's icon, or the first letter of its name.
 * @csspart wallet-tag - Whether the browser has the wallet, or the buyer has used it last.
 * @csspart options - The assets that the buyer can pay with.
 * @csspart option - One of them.
 * @csspart badge - Icons of the asset and its network, or the first letter of its symbol.
 * @csspart asset-icon - Icon of the asset.
 * @csspart network-icon - Icon of the network.
 * @csspart option-reason - Why it cannot be chosen.
 * @csspart option-details - That it asks for details of the buyer.
 * @csspart pay-button - Button that pays, or that leads to the details it needs.
 * @csspart details-form - Form for details of the buyer, which the gateway has to know.
 * @csspart details-field - A field with its label, description and error.
 * @csspart details-label - Label of a field.
 * @csspart details-input - Input of a field.
 * @csspart details-hint - Description of a field.
 * @csspart details-problem - Validation error of a field.
 * @csspart details-errors - The fields that are wrong, with links to them.
 * @csspart details-button - Button that ends the form.
 * @csspart details-link - Link to the gateway's page that asks for the details instead, in a new tab.
 * @csspart details-done-button - Button of a buyer who has come back from that page.
 * @csspart wallet-back-button - Button that leads back to the wallets.
 * @csspart wallet-retry-button - Button that sends the confirmation again.
 * @csspart wallet-connect-button - Button that connects a wallet again which lists no account.
 * @csspart wallet-declined-button - Button of a buyer who has declined the transaction for which the wallet was asked.
 * @csspart pay - The payment options; shown while the payment can be paid, or if the first answer takes long.
 * @csspart scan - The QR code with its caption.
 * @csspart scan-text - The caption of the code.
 * @csspart qr-card - Light background of the QR code, which is dark on light in every theme.
 * @csspart qr - The QR code.
 * @csspart actions - The payment options on this device.
 * @csspart wallet-link - Link that opens the wallet.
 * @csspart fold-button - Button that shows and hides the QR code on a narrow page.
 * @csspart copy-button - Button that copies the payment link.
 * @csspart share-button - Button that shares the payment link.
 * @csspart link - The payment link as text, if copying failed.
 * @csspart status - The `<pay-status>`. Its parts keep their names, except `status-card`, `status-support`, `status-support-summary`, `status-error`, `copy-status-support-button` and `status-actions`. Its receipt is not shown.
 * @csspart next-steps - The way on after an unsuccessful payment.
 * @csspart back-button - Button that leads back in the history, if no link leads back to the shop.
 * @csspart back-to-shop - Says where to go, if no link leads on.
 * @csspart retry-link - Link to `retry-url`.
 * @csspart help-link - Link to `help-url`.
 * @csspart details-error - Message that the payment details could not be loaded.
 * @csspart not-loaded - Message that code of the page could not be loaded, and the button that loads the page again.
 * @csspart receipt - The receipt of a payment that has succeeded.
 * @csspart paid-amount - The paid amount and the symbol of its asset.
 * @csspart transaction - The transaction id.
 * @csspart copy-transaction-button - Button that copies the transaction id.
 * @csspart explorer-link - Link to the block explorer.
 * @csspart paid-on - Time at which the payment succeeded, if the page has seen it.
 * @csspart as-of - Time of the gateway's answer, if the payment had succeeded before.
 * @csspart refunded - Time at which the shop refunded the payment, if the page says so.
 * @csspart receipt-footer - The controls of the receipt.
 * @csspart print-button - Button that prints the receipt.
 * @csspart copy-receipt-button - Button that copies the receipt as text.
 * @csspart cancel-button - Button that starts the cancellation.
 * @csspart cancel - Dialog that asks the buyer to confirm the cancellation, and shows its result.
 * @csspart keep-button - Button that keeps the payment.
 * @csspart confirm-button - Button that confirms the cancellation.
 * @csspart footer - The end of the tray: the link to `help-url`, and the button that cancels.
 * @csspart support - Technical details for support, which the buyer opens.
 * @csspart support-summary - Button that opens the details.
 * @csspart error - The details: the error and its code.
 * @csspart copy-support-button - Button that copies the details.
 */
export class PayCheckout extends PaymentElement {
  static override properties = {
    ...PaymentElement.properties,
    payUrl: { attribute: 'pay-url', restarts: true },
    initialDetails: { attribute: 'initial-details' },
    gatewayUrl: { attribute: 'gateway-url' },
    walletUrl: { attribute: 'wallet-url' },
    walletAllow: { attribute: 'wallet-allow' },
    walletPageUrl: { attribute: 'wallet-page-url' },
    merchantName: { attribute: 'merchant-name' },
    merchantIconUrl: { attribute: 'merchant-icon-url' },
    amountUnit: { attribute: 'amount-unit' },
    amountValue: { attribute: 'amount-value' },
    referenceId: { attribute: 'reference-id' },
    items: {},
    cancelUrl: { attribute: 'cancel-url' },
    retryUrl: { attribute: 'retry-url' },
    helpUrl: { attribute: 'help-url' },
    wallet: { restarts: true },
    remember: { restarts: true },
    chains: { restarts: true },
    recipients: { restarts: true },
    callRecipients: { attribute: 'call-recipients', restarts: true },
    chainParameters: { attribute: false, hasChanged: isOther, restarts: true },
    wallets: { converter: readWalletsAttribute },
    dialog: { attribute: false },
    ports: { attribute: false },
  };
  static override styles = checkoutStyles;

  /** Endpoint of the page's own server that a wallet pays through, with `status-url` or `client`; same origin, may be relative and contain `{id}`. */
  declare payUrl: string | undefined;
  /** Payment details that the page's own server has just received, as JSON in the attribute: the gateway is not asked for them. Only read when set together with `payment-id`. */
  declare initialDetails: PaymentDetails | string | undefined;
  /** `gatewayUrl` of the payment, unchanged: https, or http on loopback. It is the content of the QR code. */
  declare gatewayUrl: string | undefined;
  /** Link that opens the buyer's wallet: https; `{url}` is replaced by the encoded gateway URL. The gateway URL by default. */
  declare walletUrl: string | undefined;
  /** Schemes (`wallet:`) allowed for the wallet URL and the links of wallet apps besides https, separated by spaces. */
  declare walletAllow: string | undefined;
  /** The page that the browser of a wallet app opens: https. The gateway URL by default. */
  declare walletPageUrl: string | undefined;
  /** Name of the merchant. */
  declare merchantName: string | undefined;
  /** Logo of the merchant: square, https. */
  declare merchantIconUrl: string | undefined;
  /** Unit of the requested amount, such as `iso4217/USD`; required with `amountValue`. */
  declare amountUnit: string | undefined;
  /** Requested amount: digits, in minor units. */
  declare amountValue: string | undefined;
  /** The merchant's reference for the payment. */
  declare referenceId: string | undefined;
  /** What is bought, as JSON in the attribute: up to three items are shown, the others on request. Nothing is computed from them. */
  declare items: readonly CheckoutItem[] | string | undefined;
  /** Cancel endpoint of the page's own server (`POST {}`); same origin, may be relative and contain `{id}`. The gateway's own by default. */
  declare cancelUrl: string | undefined;
  /** Where the buyer tries again after failure, expiry or cancellation: an absolute https URL. Shows a button then. */
  declare retryUrl: string | undefined;
  /** The shop's help or contact page: an absolute https URL, which may contain `{id}`. Linked in every state. */
  declare helpUrl: string | undefined;
  /** `auto` (default) offers the wallets of this browser, if the gateway is used directly or `pay-url` is set; `none` does not. */
  declare wallet: 'auto' | 'none' | undefined;
  /** `auto` (default) offers the wallet and the asset first that the buyer last paid with in this browser; `none` remembers nothing. */
  declare remember: 'auto' | 'none' | undefined;
  /** The chains on which the buyer may pay in the page (CAIP-2), separated by spaces. */
  declare chains: string | undefined;
  /** The addresses that may receive the payment, separated by spaces. Without them, the receiver cannot be checked. */
  declare recipients: string | undefined;
  /** The addresses that may receive the coin of a chain by any call, separated by spaces. Mark only contracts to which nobody approves tokens. */
  declare callRecipients: string | undefined;
  /** Parameters for adding chains to a wallet (EIP-3085); without them, none is added. */
  declare chainParameters: readonly ChainParameters[] | undefined;
  /** Wallets that the app around the page provides, and wallet apps, which a phone without a wallet in its browser offers; apps alone as JSON in the attribute, too. */
  declare wallets: readonly (CheckoutWallet | WalletApp)[] | undefined;
  /** @internal The dialog around it, if any. Set it before the element is connected. */
  declare dialog: DialogContext | undefined;
  /** @internal */
  declare ports: CheckoutPorts | undefined;

  readonly #sections = createSections(this, {
    getPorts: () => this.#ports,
    getStatus: () => this.#status,
    getExpiresAt: () => this.#expiresAt,
  });
  /** @internal */
  protected override readonly rendering = this.#sections.rendering;
  readonly #states = attachStates(this);
  /** The inner element, which is loaded later than this one. */
  #status: (HTMLElement & Partial<PayStatus>) | undefined;
  #checked: CheckedInputs = NO_INPUTS;
  #payment: PaymentStatusResponse | null = null;
  /** True if the page has set the payment's status. */
  #isGiven = false;
  /** True once the payment was on its way: the history does not lead back to where it could be paid again. */
  #wasProcessing = false;
  #progress: StatusProgress = { remainingMs: undefined, isStopped: false };

  constructor() {
    super();
    clearServerRender(this);
    keepFocus(this, NEXT_FOCUS);
    ignoreSecondPress(this);
    animateSize(
      this,
      { width: 'checkout', height: 'pane' },
      () => this.#step,
      () => this.#status,
    );
  }

  /** The last status that the gateway reported; null before the first. */
  get payment(): PaymentStatusResponse | null {
    return this.#payment;
  }

  /** Polls the gateway at once. Call it when the page learns that the payment may have changed. */
  refresh(): void {
    this.#status?.refresh?.();
  }

  /** Loads the options of the connected wallet again. Call it when its account was funded. */
  reloadOptions(): void {
    this.#sections.wallet.reloadOptions();
  }

  /** Returns the latest polling events, oldest first, without credentials, for support requests. */
  diagnostics(): readonly TraceEntry[] {
    return this.#status?.diagnostics?.() ?? [];
  }

  get #ports(): CheckoutPorts {
    return this.ports ?? browserCheckoutPorts;
  }

  get #expiresAt(): number | undefined {
    return readUnixSeconds(this.expiresAt) ?? this.#sections.details.known?.expiresAt ?? undefined;
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = super.createRenderRoot();
    if (this.dialog) showStyles(root, [this.dialog.styles]);
    return root;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#status ??= this.shadowRoot?.querySelector('pay-status') ?? undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasRestarted(changed)) this.#sections.wallet.reset();
    if (changed.has('paymentId')) {
      const { payment, details } = readInitialData(changed, this);
      this.#payment = payment;
      this.#isGiven = payment !== null;
      this.#wasProcessing = payment?.status === 'processing';
      this.#progress = { remainingMs: undefined, isStopped: false };
      this.#sections.receipt.reset();
      this.#sections.details.setInitialData(details);
      this.#sections.cancel.controller.close();
    }
    this.#sections.unanswered.setReason(this.#payment ? undefined : (this.paymentId ?? undefined));
    setPaymentState(this.#states, this.#payment);
    if (!changed.size) return;
    this.#checked = checkInputs(this, this.#checked);
    this.#sections.paymentLink.setGatewayUrl(this.#checked.links.gatewayUrl);
    this.#sections.wallet.setLinks(this.#checked.links);
    for (const error of this.#checked.newErrors) this.#sections.report(error);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const known = { expiresAt: this.#expiresAt, checkout: this.checkout, onProgress: this.#onProgress };
    if (this.#status) updateStatus(this.#status, this, changed, known);
    this.#sections.wallet.resume();
  }

  /** @internal What the status inside shows of the page around it. */
  get checkout(): CheckoutContext {
    const { wallet, details, locale } = this.#sections;
    const summary = readSummary(this, [], details.known);
    const { number, rest } = (summary.amount && formatRequested(summary.amount, locale.messages?.locale ?? 'en')) ?? {};
    const stage = getStage(this.#stageInputs);
    return {
      hasHeadline: stage.hasHeadline,
      prompt: stage.hasHeadline && locale.messages ? wallet.getPrompt(locale.messages) : undefined,
      merchantName: summary.merchantName,
      amount: [number, rest].filter(Boolean).join(' ') || undefined,
      etaS: wallet.etaS,
      walletState: wallet.stateKind,
    };
  }

  /** @internal What a dialog around it has to know. */
  get outline(): CheckoutOutline {
    const { wallet, locale } = this.#sections;
    const { merchantName, amount } = this.checkout;
    const { remainingMs } = this.#progress;
    const hasItems = this.#checked.items.length > 0;
    const { messages } = locale;
    return { payment: this.#payment, remainingMs, merchantName, amount, hasItems, messages, ...wallet.outline };
  }

  /** What the buyer sees: another one is another step. */
  get #step(): string {
    const { wallet } = this.#sections;
    const stage = getStage(this.#stageInputs);
    return [this.#payment?.status, stage.hasHeadline, wallet.stateKind, wallet.layout].join();
  }

  get #stageInputs() {
    const { wallet, unanswered } = this.#sections;
    const isUnanswered = !this.#payment && unanswered.isOver;
    return { payment: this.#payment, isGiven: this.#isGiven, progress: this.#progress, isUnanswered, wallet };
  }

  readonly #onProgress = (progress: StatusProgress): void => {
    this.#progress = progress;
    this.requestUpdate();
  };

  readonly #onChange = (event: PayStatusChangeEvent): void => {
    if (event.target !== this.#status) return;
    const { payment, previous } = event;
    this.#sections.receipt.follow(event, this.#status ?? {}, this.#payment !== null && !previous);
    this.#payment = payment;
    this.#wasProcessing ||= payment.status === 'processing';
    this.#sections.wallet.setPayment(payment);
    this.#sections.cancel.setPayment(payment);
    if (previous) this.#sections.details.retry();
    this.requestUpdate();
  };

  protected override render(): unknown {
    return renderCheckout({
      inputs: this,
      ...this.#sections,
      ports: this.#ports,
      ...this.#stageInputs,
      wasProcessing: this.#wasProcessing,
      checked: this.#checked,
      kept: this.#status,
      onChange: this.#onChange,
      onRetry: (click) => dispatchRetry(this, this.#status, this.#checked.links, click),
      onCancel: () => void this.#sections.cancel.confirm().then(() => this.refresh()),
    });
  }
}
