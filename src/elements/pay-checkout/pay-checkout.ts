import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { cancelAtGateway, cancelAtShop } from '../../client/checkout-client.js';
import type { StatusClient } from '../../client/status-client.js';
import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { readInitialDetails, readInitialPayment } from '../../contract/readers/initial-data.js';
import { CancelController } from '../../controllers/cancel-controller.js';
import { browserCheckoutPorts, type CheckoutPorts } from '../../browser/checkout-ports.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { DelayController } from '../../controllers/delay-controller.js';
import { DetailsController } from '../../controllers/details-controller.js';
import { keepFocus } from '../../controllers/keep-focus.js';
import { LocaleController } from '../../controllers/locale-controller.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import { readExpiresAt } from '../../core/format/expires-at.js';
import { isPayError } from '../../core/errors/pay-error.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { MessagesOverride } from '../../locales/messages.js';
import type { TraceEntry } from '../../tracker/trace.js';
import type { PayStatus } from '../pay-status/pay-status.js';
import { PayStatusErrorEvent, type PayStatusChangeEvent } from '../pay-status/pay-status.events.js';
import { baseStyles } from '../shared/base.styles.js';
import { diagnose } from '../shared/diagnosis/diagnose.js';
import { findSecretRefusal } from '../shared/merchant-secrets.js';
import { clearServerRender } from '../shared/server-render.js';
import { returnsToShop } from '../shared/returns-to-shop.js';
import { stateName } from '../shared/state-name.js';
import { getErrorDetails, supportView, type SupportContext } from '../shared/support.view.js';
import { cancelView } from './cancel.view.js';
import { readGatewayCaller } from './gateway-caller.js';
import { LINK_INPUTS, NO_LINKS, readLinks, type Links } from './links.js';
import { nextStepsView } from './next-steps.view.js';
import { PayCheckoutCancelEvent, PayCheckoutRetryEvent } from './pay-checkout.events.js';
import { styles } from './pay-checkout.styles.js';
import { layout } from './pay-checkout.view.js';
import { PaymentOptions } from './payment-options.js';
import { qrStyles } from './qr.styles.js';
import { receiptView } from './receipt.view.js';
import { readSummary, summaryView } from './summary.view.js';

/** The wait for the first answer after which the payment options are shown without it, so that nobody is stuck. */
const UNANSWERED_MS = 8_000;

/**
 * The checkout page: merchant, amount, QR code and wallet link, and the live status of the payment.
 *
 * Contains a `<pay-status>`, accepts its inputs and dispatches its events. Amount and merchant are set by attributes, or
 * loaded from the gateway if `base-url` and `app-id` are set.
 *
 * @element pay-checkout
 *
 * @fires {PayStatusChangeEvent} pay-status-change - The first status arrived, or the payment changed.
 * @fires {PayStatusFinalEvent} pay-status-final - The payment is final; once per element and payment id.
 * @fires {PayStatusErrorEvent} pay-status-error - An error occurred; once per error, not per retry. Never means that the payment failed.
 * @fires {PayStatusRedirectEvent} pay-status-redirect - Right before the page navigates to the shop; cancelable.
 * @fires {PayCheckoutOpenWalletEvent} pay-checkout-open-wallet - Right before the wallet is opened; cancelable.
 * @fires {PayCheckoutRetryEvent} pay-checkout-retry - The buyer wants to try again, right before the page navigates to `retry-url`; cancelable.
 * @fires {PayCheckoutCancelEvent} pay-checkout-cancel - The buyer confirmed that they want to cancel; cancelable.
 *
 * @slot requires-action - Content below the text while the payment waits for the buyer.
 * @slot processing - Content below the text while the payment is being processed.
 * @slot succeeded - Content below the text of a succeeded payment.
 * @slot failed - Content below the text of a failed payment.
 * @slot expired - Content below the text of an expired payment.
 * @slot cancelled - Content below the text of a cancelled payment.
 * @slot unknown - Content below the text of a payment whose status this version does not know.
 * @slot actions - Content at the end, in every state.
 *
 * @csspart checkout - Root container.
 * @csspart summary - Merchant, amount and reference.
 * @csspart merchant - The merchant.
 * @csspart merchant-icon - The merchant's logo, or the first letter of their name.
 * @csspart amount - Requested amount.
 * @csspart reference - The merchant's reference.
 * @csspart pay - The payment options; shown while the payment can be paid, or if the first answer takes long.
 * @csspart scan - The QR code with its caption.
 * @csspart qr-card - Light background of the QR code, which is dark on light in every theme.
 * @csspart qr - The QR code.
 * @csspart actions - The payment options on this device.
 * @csspart wallet-link - Link that opens the wallet.
 * @csspart fold-button - Button that shows and hides the QR code on a narrow page.
 * @csspart copy-button - Button that copies the payment link.
 * @csspart share-button - Button that shares the payment link.
 * @csspart link - The payment link as text, if copying failed.
 * @csspart status - The `<pay-status>`. Its parts keep their names, except `status-card`, `paid-amount`,
 * `status-support`, `status-support-summary`, `status-error`, `copy-status-support-button`, `status-actions`,
 * `transaction-reference` and `copy-transaction-button`.
 * @csspart next-steps - Links after an unsuccessful payment.
 * @csspart back-to-shop - Text with the merchant's name, if no link leads on.
 * @csspart retry-link - Link to `retry-url`.
 * @csspart help-link - Link to `help-url`.
 * @csspart details-error - Message that the payment details could not be loaded.
 * @csspart receipt-footer - Footer of the receipt.
 * @csspart as-of - Time of the gateway's answer.
 * @csspart print-button - Button that prints the receipt.
 * @csspart cancel-button - Button that starts the cancellation.
 * @csspart cancel - Confirmation prompt of the cancellation, and its result.
 * @csspart keep-button - Button that keeps the payment.
 * @csspart confirm-button - Button that confirms the cancellation.
 * @csspart support - Technical details for support, which the buyer opens.
 * @csspart support-summary - Button that opens the details.
 * @csspart error - The details: the error and its code.
 * @csspart copy-support-button - Button that copies the details.
 *
 * @cssprop --pay-surface - Background of the card.
 * @cssprop --pay-text - Text.
 * @cssprop --pay-text-muted - Secondary text.
 * @cssprop --pay-border - Borders and dividers.
 * @cssprop --pay-accent - Links, buttons, and the icon of an open payment.
 * @cssprop --pay-on-accent - Text on a button.
 * @cssprop --pay-success - Icon of success.
 * @cssprop --pay-failure - Icon of failure.
 * @cssprop --pay-warning - Icon of expiry and of problems.
 * @cssprop --pay-focus - Focus ring.
 * @cssprop --pay-font - Font family.
 * @cssprop --pay-font-mono - Font family of transaction ids.
 * @cssprop --pay-font-size - Base font size; all other sizes are relative to it.
 * @cssprop --pay-space - Base unit of spacing; the density multiplies it.
 * @cssprop --pay-radius - Corner radius of the card; elements inside it have half of it.
 * @cssprop --pay-shadow - Shadow of the card.
 * @cssprop --pay-motion - Duration of transitions; 0s disables motion.
 * @cssprop --pay-min-height - Minimum height of the card, which prevents layout shift; by default that of the largest state.
 *
 * @cssState requires-action - The payment waits for the buyer.
 * @cssState processing - The payment is being processed.
 * @cssState succeeded - The payment has succeeded.
 * @cssState failed - The payment has failed.
 * @cssState expired - The payment has expired.
 * @cssState cancelled - The payment was cancelled.
 * @cssState unknown - This version does not know the payment's status.
 *
 * @attr {'inline' | 'card' | 'page'} shape - Without a box in the page, a card (default), or the full page.
 * @attr {'compact' | 'normal' | 'roomy'} density - Amount of spacing; `normal` by default.
 */
export class PayCheckout extends LitElement {
  static override properties = {
    paymentId: { attribute: 'payment-id' },
    baseUrl: { attribute: 'base-url' },
    appId: { attribute: 'app-id' },
    clientId: { attribute: 'client-id' },
    apiVersion: { attribute: 'api-version' },
    statusUrl: { attribute: 'status-url' },
    client: { attribute: false },
    initialPayment: { attribute: 'initial-payment' },
    initialDetails: { attribute: 'initial-details' },
    gatewayUrl: { attribute: 'gateway-url' },
    walletUrl: { attribute: 'wallet-url' },
    walletAllow: { attribute: 'wallet-allow' },
    merchantName: { attribute: 'merchant-name' },
    merchantIconUrl: { attribute: 'merchant-icon-url' },
    amountUnit: { attribute: 'amount-unit' },
    amountValue: { attribute: 'amount-value' },
    referenceId: { attribute: 'reference-id' },
    expiresAt: { attribute: 'expires-at', type: Number },
    cancelUrl: { attribute: 'cancel-url' },
    successUrl: { attribute: 'success-url' },
    errorUrl: { attribute: 'error-url' },
    redirect: {},
    redirectDelay: { attribute: 'redirect-delay', type: Number },
    redirectAllow: { attribute: 'redirect-allow' },
    retryUrl: { attribute: 'retry-url' },
    helpUrl: { attribute: 'help-url' },
    explorerUrl: { attribute: 'explorer-url' },
    messages: { attribute: false },
    host: { attribute: false },
    ports: { attribute: false },
  };
  static override styles = [baseStyles, styles, qrStyles];

  /** Id of the payment; prefix `pay_`. Required. */
  declare paymentId: string | undefined;
  /** Base URL of the gateway: https, or http on loopback. */
  declare baseUrl: string | undefined;
  /** Public app id; required with `baseUrl`. */
  declare appId: string | undefined;
  /** Identifies the buyer's client; random per tab by default. */
  declare clientId: string | undefined;
  /** API version, sent as `Svc-Version`; the gateway chooses it by default. */
  declare apiVersion: string | undefined;
  /** Status endpoint of the page's own server, used instead of the gateway; same origin, may be relative and contain `{id}`. */
  declare statusUrl: string | undefined;
  /** Custom status client, used instead of the gateway and `status-url`. */
  declare client: StatusClient | undefined;
  /**
   * Status response that the page's own server has just received, as JSON in the attribute. It is shown at once; if it is
   * final, the gateway is not polled. Only read when set together with `payment-id`. The response contains no payment id:
   * make sure that it belongs to this payment.
   */
  declare initialPayment: PaymentStatusResponse | string | undefined;
  /**
   * Payment details that the page's own server has just received, as JSON in the attribute. They are not loaded from the
   * gateway then. Only read when set together with `payment-id`.
   */
  declare initialDetails: PaymentDetails | string | undefined;
  /** `gatewayUrl` of the payment, unchanged: https, or http on loopback. It is the content of the QR code. */
  declare gatewayUrl: string | undefined;
  /** Link that opens the buyer's wallet: https; `{url}` is replaced by the encoded gateway URL. The gateway URL by default. */
  declare walletUrl: string | undefined;
  /** Schemes (`wallet:`) allowed for the wallet URL besides https, separated by spaces. */
  declare walletAllow: string | undefined;
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
  /** Expiry of the payment as returned by the gateway, Unix seconds. Shows a countdown. */
  declare expiresAt: number | undefined;
  /** Cancel endpoint of the page's own server (`POST {}`); same origin, may be relative and contain `{id}`. The gateway's own by default. */
  declare cancelUrl: string | undefined;
  /** Redirect target after success: an absolute https URL. */
  declare successUrl: string | undefined;
  /** Redirect target after failure, expiry or cancellation: an absolute https URL. */
  declare errorUrl: string | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  declare redirect: RedirectMode | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 3000. */
  declare redirectDelay: number | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) allowed besides https for redirects, retry and help, separated by spaces. */
  declare redirectAllow: string | undefined;
  /** Where the buyer tries again after failure, expiry or cancellation: an absolute https URL. Shows a button then. */
  declare retryUrl: string | undefined;
  /** The shop's help or contact page: an absolute https URL. Linked when the payment did not succeed or its status is unknown. */
  declare helpUrl: string | undefined;
  /** Block explorer to link to instead of the chain's default: https, with `{txId}`. */
  declare explorerUrl: string | undefined;
  /** Texts that replace the language's own. */
  declare messages: MessagesOverride | undefined;
  /** The host that embeds the page, if any. It opens wallets and performs the redirect for the page. */
  declare host: CheckoutHost | undefined;
  /** @internal */
  declare ports: CheckoutPorts | undefined;

  readonly #options = new PaymentOptions(this);
  readonly #unanswered = new DelayController(this, UNANSWERED_MS, () => this.#ports.clock);
  readonly #copySupport = new CopyController(this);
  readonly #cancel = new CancelController(this);
  readonly #locale = new LocaleController(this);
  readonly #diagnosis = diagnose(this, () => this.#ports);
  readonly #details = new DetailsController(
    this,
    () => ({ paymentId: this.paymentId, caller: readGatewayCaller(this) }),
    {
      onInvalid: (error) => {
        void this.updateComplete.then(() => this.dispatchEvent(new PayStatusErrorEvent(error)));
      },
      onError: (error) => {
        this.#diagnosis.reportDetailsError(error);
      },
    },
  );
  readonly #internals = this.attachInternals();
  #links: Links = NO_LINKS;
  #payment: PaymentStatusResponse | null = null;
  /** Gateway time of the last change, Unix milliseconds; 0 for initial data, which may be old. */
  #knownAtMs = 0;

  constructor() {
    super();
    clearServerRender(this);
    keepFocus(this, {
      'cancel-button': 'keep-button',
      'keep-button': 'cancel-button',
      'confirm-button': 'cancel-button',
    });
  }

  /** The last status that the gateway reported; null before the first. */
  get payment(): PaymentStatusResponse | null {
    return this.#payment;
  }

  /** Polls the gateway at once. Call it when the page learns that the payment may have changed. */
  refresh(): void {
    this.#status?.refresh?.();
  }

  /** Returns the latest polling events, oldest first, without credentials, for support requests. */
  diagnostics(): readonly TraceEntry[] {
    return this.#status?.diagnostics?.() ?? [];
  }

  get #ports(): CheckoutPorts {
    return this.ports ?? browserCheckoutPorts;
  }

  get #known(): PaymentDetails | undefined {
    const { state } = this.#details;
    return state.kind === 'known' ? state.details : undefined;
  }

  /** The inner element, which is loaded later than this one. */
  get #status(): (HTMLElement & Partial<PayStatus>) | null | undefined {
    return this.shadowRoot?.querySelector('pay-status');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('paymentId')) {
      // Initial data of the previous payment is not that of the next one.
      const payment = readInitialPayment(changed.has('initialPayment') ? this.initialPayment : undefined);
      this.#payment = payment.ok ? payment.value : null;
      const { initialDetails } = this;
      const hasDetails = changed.has('initialDetails') && initialDetails != null;
      this.#details.setInitialData(hasDetails ? readInitialDetails(initialDetails) : undefined);
      this.#cancel.close();
    }
    this.#unanswered.setReason(this.#payment ? undefined : (this.paymentId ?? undefined));
    const { states } = this.#internals;
    states.clear();
    if (this.#payment) states.add(stateName(getKnownStatus(this.#payment)));
    if (!LINK_INPUTS.some((name) => changed.has(name))) return;
    const known = this.#links.errors.map(({ message }) => message);
    this.#links = readLinks(this);
    const { errors, gatewayUrl } = this.#links;
    this.#options.setGatewayUrl(gatewayUrl);
    for (const error of errors.filter(({ message }) => !known.includes(message)))
      void this.updateComplete.then(() => this.dispatchEvent(new PayStatusErrorEvent(error)));
  }

  protected override updated(changed: PropertyValues<this>): void {
    const status = this.#status as PayStatus;
    // The inner element may not be defined yet; it ignores names that are not its properties.
    for (const name of changed.keys()) Object.assign(status, { [name]: this[name as keyof this] });
    status.expiresAt = readExpiresAt(this.expiresAt) ?? this.#known?.expiresAt ?? undefined;
  }

  readonly #onChange = ({ payment, previous }: PayStatusChangeEvent): void => {
    const isGiven = this.#payment && !previous;
    this.#knownAtMs = isGiven ? 0 : (this.#status?.now?.() ?? 0);
    this.#payment = payment;
    if (getKnownStatus(payment) !== 'requires_action') this.#cancel.close();
    if (previous) this.#details.retry();
    this.requestUpdate();
  };

  readonly #onRetry = (event: Event): void => {
    // The countdown of the redirect must not overtake the buyer's choice.
    this.#status?.cancelRedirect?.();
    const isOurs = this.dispatchEvent(new PayCheckoutRetryEvent(this.#links.retryUrl ?? ''));
    if (!isOurs) event.preventDefault();
  };

  async #confirmCancel(): Promise<void> {
    const { paymentId = '', cancelUrl } = this;
    const caller = readGatewayCaller(this);
    const error = await this.#cancel.confirm(async () => {
      const isOurs = this.dispatchEvent(new PayCheckoutCancelEvent(paymentId));
      if (!isOurs) this.#cancel.close();
      else if (cancelUrl) await cancelAtShop(paymentId, { cancelUrl, pageUrl: this.#ports.navigation.currentUrl() });
      else if (caller) await cancelAtGateway(paymentId, caller);
    });
    if (isPayError(error)) this.dispatchEvent(new PayStatusErrorEvent(error));
    this.refresh();
  }

  protected override render(): TemplateResult {
    const { messages } = this.#locale;
    const onChange = this.#onChange;
    // The inner element polls while the messages are loading, too.
    const returns = returnsToShop(this);
    if (!messages) return layout({ returns, onChange });
    const { cancelUrl, host } = this;
    const [payment, links, ports] = [this.#payment, this.#links, this.#ports];
    const [linkError] = links.errors;
    const summary = readSummary(this, this.#known);
    const details = summary.amount ? 'none' : this.#details.state.kind;
    const status = payment && getKnownStatus(payment);
    const isOpen = status === 'requires_action';
    const isUnanswered = !payment && this.#unanswered.isOver;
    const canCancel = isOpen && !findSecretRefusal(this) && (cancelUrl || readGatewayCaller(this));
    const support: SupportContext = { messages, copy: this.#copySupport, ports };
    const pageUrl = ports.navigation.currentUrl();
    const { merchantName } = summary;
    const nextSteps = { redirect: this.redirect, links, pageUrl, merchantName, onRetry: this.#onRetry };
    return layout({
      messages,
      isUnanswered,
      summary: summaryView(summary, details === 'pending', messages),
      onDetails: details === 'failed' ? this.#details.retry : undefined,
      pay: isOpen || isUnanswered ? this.#options.render(links, { messages: messages.checkout, ports, host }) : nothing,
      isOver: payment !== null && !isOpen,
      returns,
      slot: payment ? stateName(status ?? undefined) : undefined,
      nextSteps: payment ? nextStepsView(payment, nextSteps, messages) : nothing,
      receipt: status === 'succeeded' ? receiptView(this.#knownAtMs, ports.print, messages) : nothing,
      cancel: canCancel ? cancelView(this.#cancel, support, () => void this.#confirmCancel()) : nothing,
      support: linkError && supportView(getErrorDetails(linkError), support),
      onChange,
    });
  }
}
