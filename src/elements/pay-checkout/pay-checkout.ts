import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { cancelAtGateway, cancelAtShop, type GatewayCaller } from '../../client/checkout-client.js';
import type { StatusClient } from '../../client/status-client.js';
import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { readInitialDetails, readInitialPayment } from '../../contract/readers/initial-data.js';
import { CancelController } from '../../controllers/cancel-controller.js';
import { browserCheckoutPorts, type CheckoutPorts } from '../../browser/checkout-ports.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { DetailsController } from '../../controllers/details-controller.js';
import { keepFocus } from '../../controllers/keep-focus.js';
import { LocaleController } from '../../controllers/locale-controller.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import { buyerCredentials } from '../../browser/tab-client-id.js';
import { encodeQrCode, type QrCode } from '../../core/format/qr-code.js';
import { isPayError } from '../../core/errors/pay-error.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { CheckoutMessages, MessagesOverride } from '../../locales/messages.js';
import type { TraceEntry } from '../../tracker/trace.js';
import type { PayStatus } from '../pay-status/pay-status.js';
import { PayStatusErrorEvent, type PayStatusChangeEvent } from '../pay-status/pay-status.events.js';
import { baseStyles } from '../shared/base.styles.js';
import { clearServerRender } from '../shared/server-render.js';
import { returnsToShop } from '../shared/returns-to-shop.js';
import { stateName } from '../shared/state-name.js';
import { cancelView } from './cancel.view.js';
import { readLinks, type Links } from './links.js';
import { PayCheckoutCancelEvent, PayCheckoutOpenWalletEvent } from './pay-checkout.events.js';
import { styles } from './pay-checkout.styles.js';
import { layout } from './pay-checkout.view.js';
import { payView } from './pay.view.js';
import { qrStyles } from './qr.styles.js';
import { receiptView } from './receipt.view.js';
import { readSummary, summaryView } from './summary.view.js';

const LINK_INPUTS = ['gatewayUrl', 'walletUrl', 'walletAllow'] as const;
const NO_LINKS: Links = { gatewayUrl: undefined, walletUrl: undefined, error: undefined };

/**
 * The buyer's page: who is paid and how much, the ways to pay, and the payment's status until its end.
 *
 * Contains a `<pay-status>`, takes its inputs and fires its events. What is paid comes from attributes, or with `base-url`
 * and `app-id` from the gateway.
 *
 * @element pay-checkout
 *
 * @fires {PayStatusChangeEvent} pay-status-change - The payment is known for the first time, or changed.
 * @fires {PayStatusFinalEvent} pay-status-final - The payment is final; once per element and payment id.
 * @fires {PayStatusErrorEvent} pay-status-error - An error was entered; not per retry. Never means that a payment failed.
 * @fires {PayStatusRedirectEvent} pay-status-redirect - Right before the buyer is taken away; cancelable.
 * @fires {PayCheckoutOpenWalletEvent} pay-checkout-open-wallet - Right before the wallet is opened; cancelable.
 * @fires {PayCheckoutCancelEvent} pay-checkout-cancel - The buyer confirmed that they want to cancel; cancelable.
 *
 * @slot requires-action - Below the text while the payment waits for the buyer.
 * @slot processing - Likewise while it is being confirmed.
 * @slot succeeded - Likewise when it has succeeded.
 * @slot failed - Likewise when it has failed.
 * @slot expired - Likewise when it has expired.
 * @slot cancelled - Likewise when it was cancelled.
 * @slot unknown - Likewise in a status that this library does not know.
 * @slot actions - At the end, always.
 *
 * @csspart checkout - The whole.
 * @csspart summary - Who is paid, how much and for what.
 * @csspart merchant - The merchant.
 * @csspart merchant-icon - The merchant's logo, or the first letter of their name.
 * @csspart amount - What the merchant asks for.
 * @csspart reference - The merchant's reference.
 * @csspart pay - The ways to pay; gone once the payment cannot be paid any more.
 * @csspart scan - The QR code with its caption.
 * @csspart qr-card - The light card of the QR code. Stays dark on light.
 * @csspart qr - The QR code.
 * @csspart actions - What can be done on this device.
 * @csspart wallet-link - Leads to the wallet.
 * @csspart fold-button - Shows and hides the QR code where the page is narrow.
 * @csspart copy-button - Copies the payment link.
 * @csspart share-button - Shares the payment link.
 * @csspart link - The payment link as text, where it cannot be copied.
 * @csspart status - The `<pay-status>`. Its own parts go by their names, but for `status-card`, `paid-amount`,
 * `status-error`, `status-actions`, `transaction-reference` and `copy-transaction-button`.
 * @csspart details-error - What is said when the gateway does not tell what is paid.
 * @csspart receipt-footer - What stands below the receipt.
 * @csspart as-of - When the gateway said what the receipt says.
 * @csspart print-button - Prints the receipt.
 * @csspart cancel-button - Begins to cancel.
 * @csspart cancel - The question whether to cancel, and what came of it.
 * @csspart keep-button - Goes on paying.
 * @csspart confirm-button - Cancels.
 * @csspart error - What is wrong, for the developer.
 *
 * @cssprop --pay-surface - Background of the card.
 * @cssprop --pay-text - Text.
 * @cssprop --pay-text-muted - Secondary text.
 * @cssprop --pay-border - Lines around and between things.
 * @cssprop --pay-accent - Links, buttons, and the sign of a payment that is under way.
 * @cssprop --pay-on-accent - Text on a button.
 * @cssprop --pay-success - The sign of success.
 * @cssprop --pay-failure - The sign of failure.
 * @cssprop --pay-warning - The sign of expiry and of trouble.
 * @cssprop --pay-focus - The ring around what has the keyboard focus.
 * @cssprop --pay-font - Font family.
 * @cssprop --pay-font-mono - Font family of transaction ids.
 * @cssprop --pay-font-size - Size of the text, by which all other sizes go.
 * @cssprop --pay-space - Unit of all spacing; the density multiplies it.
 * @cssprop --pay-radius - Corner radius of the card; what is in it has half of it.
 * @cssprop --pay-shadow - Shadow of the card.
 * @cssprop --pay-motion - How long a change takes; 0s keeps everything still.
 * @cssprop --pay-min-height - Room that the card reserves, so that nothing around it moves; absent, that of the largest state.
 *
 * @cssState requires-action - The payment waits for the buyer.
 * @cssState processing - It is being confirmed.
 * @cssState succeeded - It has succeeded.
 * @cssState failed - It has failed.
 * @cssState expired - It has expired.
 * @cssState cancelled - It was cancelled.
 * @cssState unknown - It is in a status that this library does not know.
 *
 * @attr {'inline' | 'card' | 'page'} shape - A part of the page, a card (default), or all of the page.
 * @attr {'compact' | 'normal' | 'roomy'} density - How much space there is between things; `normal` by default.
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
    explorerUrl: { attribute: 'explorer-url' },
    messages: { attribute: false },
    host: { attribute: false },
    ports: { attribute: false },
  };
  static override styles = [baseStyles, styles, qrStyles];

  /** The payment; prefix `pay_`. Required. */
  declare paymentId: string | undefined;
  /** The gateway: https, or http on loopback. */
  declare baseUrl: string | undefined;
  /** Public app id; goes with `baseUrl`. */
  declare appId: string | undefined;
  /** Names the buyer's client; random per tab when absent. */
  declare clientId: string | undefined;
  /** Sent as `Svc-Version`; absent leaves the choice to the gateway. */
  declare apiVersion: string | undefined;
  /** The page's own status endpoint, in place of the gateway; same origin, may contain `{id}`. */
  declare statusUrl: string | undefined;
  /** A client of the page's own, in place of both. */
  declare client: StatusClient | undefined;
  /**
   * What the page's own server has read of this payment a moment ago: the body of a status answer, as JSON in the
   * attribute. Shown at once; a final one is believed, and nothing is asked then. Heeded when set together with `payment-id`.
   * It does not say whose it is: it must be of this payment.
   */
  declare initialPayment: PaymentStatusResponse | string | undefined;
  /** Likewise the payment's details, which are not asked for then. */
  declare initialDetails: PaymentDetails | string | undefined;
  /** Where the buyer pays, as the gateway gave it: opaque, https or http on loopback. The QR code holds it to the byte. */
  declare gatewayUrl: string | undefined;
  /** Opens the buyer's wallet: https with `{url}` in place of the encoded gateway URL. The gateway URL itself when absent. */
  declare walletUrl: string | undefined;
  /** Schemes (`wallet:`) that the wallet URL may have besides https, separated by spaces. */
  declare walletAllow: string | undefined;
  /** Who is paid. */
  declare merchantName: string | undefined;
  /** Their logo: square, https. */
  declare merchantIconUrl: string | undefined;
  /** `iso4217/USD`, say; goes with `amountValue`. */
  declare amountUnit: string | undefined;
  /** What is to be paid: digits, in minor units. */
  declare amountValue: string | undefined;
  /** The merchant's reference for the payment. */
  declare referenceId: string | undefined;
  /** When the payment expires, Unix seconds, as the gateway said. */
  declare expiresAt: number | undefined;
  /** The page's own endpoint that cancels: `POST {}`; same origin, may contain `{id}`. The gateway's own when absent. */
  declare cancelUrl: string | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  declare successUrl: string | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  declare errorUrl: string | undefined;
  /** `auto` (default) goes by itself, `manual` shows a button, `none` stays. */
  declare redirect: RedirectMode | undefined;
  /** How long the buyer may stop the redirect, milliseconds; 0 leaves at once. Default 3000. */
  declare redirectDelay: number | undefined;
  /** Schemes and origins that redirects may have besides https, separated by spaces. */
  declare redirectAllow: string | undefined;
  /** Where transactions are looked up instead of the chain's own explorer: https, with `{txId}`. */
  declare explorerUrl: string | undefined;
  /** Texts of the page's own in the place of the language's. */
  declare messages: MessagesOverride | undefined;
  /** What the page is embedded in, if it answers: opens wallets, and takes the buyer away at the end. */
  declare host: CheckoutHost | undefined;
  /**
   * Handed on only when set: the status may be of another file of this library, which calls by other names what is in it.
   *
   * @internal
   */
  declare ports: CheckoutPorts | undefined;

  readonly #copy = new CopyController(this);
  readonly #cancel = new CancelController(this);
  readonly #locale = new LocaleController(this);
  readonly #details = new DetailsController(
    this,
    () => ({ paymentId: this.paymentId, baseUrl: this.baseUrl, appId: this.appId }),
    (baseUrl, appId) => this.#caller(baseUrl, appId),
  );
  readonly #internals = this.attachInternals();
  #links: Links = NO_LINKS;
  #qr: QrCode | undefined;
  #payment: PaymentStatusResponse | null = null;
  /** When the gateway said so, by its clock, Unix milliseconds; 0 for what the page was given: that may be old. */
  #knownAtMs = 0;
  #isUnfolded = false;

  constructor() {
    super();
    clearServerRender(this);
    keepFocus(this, {
      'cancel-button': 'keep-button',
      'keep-button': 'cancel-button',
      'confirm-button': 'cancel-button',
    });
  }

  /** The gateway's last word; null before the first. */
  get payment(): PaymentStatusResponse | null {
    return this.#payment;
  }

  /** Asks the gateway at once: for a page that knows that something happened. */
  refresh(): void {
    this.#status?.refresh?.();
  }

  /** What happened last, oldest first, without credentials: for a buyer to copy to the shop's support. */
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

  /** The element inside, which is loaded later than this one. */
  get #status(): (HTMLElement & Partial<PayStatus>) | null | undefined {
    return this.shadowRoot?.querySelector('pay-status');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('paymentId')) {
      // That of the payment before is not that of the next one.
      const payment = readInitialPayment(changed.has('initialPayment') ? this.initialPayment : undefined);
      this.#payment = payment.ok ? payment.value : null;
      const details = readInitialDetails(changed.has('initialDetails') ? this.initialDetails : undefined);
      this.#details.setInitialData(details.ok ? details.value : undefined);
      this.#cancel.close();
    }
    const { states } = this.#internals;
    states.clear();
    if (this.#payment) states.add(stateName(this.#payment.status));
    if (!LINK_INPUTS.some((name) => changed.has(name))) return;
    this.#links = readLinks(this);
    const { error, gatewayUrl } = this.#links;
    this.#qr = gatewayUrl === undefined ? undefined : encodeQrCode(gatewayUrl);
    if (error) void this.updateComplete.then(() => this.dispatchEvent(new PayStatusErrorEvent(error)));
  }

  protected override updated(changed: PropertyValues<this>): void {
    const status = this.#status as PayStatus;
    // All of it: the status may not be defined yet, and heeds no more than what it has properties for.
    for (const name of changed.keys()) Object.assign(status, { [name]: this[name as keyof this] });
    status.expiresAt = this.expiresAt || (this.#known?.expiresAt ?? undefined);
  }

  #caller(baseUrl: string, appId: string): GatewayCaller {
    const { clientId, apiVersion } = this;
    return { baseUrl, apiVersion, credentials: buyerCredentials(appId, clientId) };
  }

  readonly #onChange = ({ payment, previous }: PayStatusChangeEvent): void => {
    const isGiven = this.#payment && !previous;
    this.#knownAtMs = isGiven ? 0 : (this.#status?.now?.() ?? 0);
    this.#payment = payment;
    if (payment.status !== 'requires_action') this.#cancel.close();
    if (previous) this.#details.retry();
    this.requestUpdate();
  };

  readonly #onWallet = (event: Event): void => {
    const { walletUrl = '' } = this.#links;
    const isOurs = this.dispatchEvent(new PayCheckoutOpenWalletEvent(walletUrl));
    if (!isOurs || this.host?.openUrl(walletUrl)) event.preventDefault();
  };

  async #share(url: string): Promise<void> {
    try {
      // A server has drawn the button where there may be nothing to call: that fails as well.
      await (this.#ports.share as (url: string) => Promise<void>)(url);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await this.#copy.copy(url, this.#ports);
    }
  }

  async #confirmCancel(): Promise<void> {
    const { paymentId = '', cancelUrl, baseUrl = '', appId = '' } = this;
    const error = await this.#cancel.confirm(async () => {
      const isOurs = this.dispatchEvent(new PayCheckoutCancelEvent(paymentId));
      if (!isOurs) this.#cancel.close();
      else if (cancelUrl) await cancelAtShop(paymentId, { cancelUrl, pageUrl: this.#ports.navigation.currentUrl() });
      else await cancelAtGateway(paymentId, this.#caller(baseUrl, appId));
    });
    if (isPayError(error)) this.dispatchEvent(new PayStatusErrorEvent(error));
    this.refresh();
  }

  #renderPay(messages: CheckoutMessages): TemplateResult | typeof nothing {
    const { gatewayUrl, walletUrl } = this.#links;
    if (this.#payment?.status !== 'requires_action' || !gatewayUrl) return nothing;
    const ports = this.#ports;
    return payView({
      messages,
      gatewayUrl,
      walletUrl,
      qr: this.#qr,
      isUnfolded: this.#isUnfolded,
      copyState: this.#copy.state,
      onWallet: this.#onWallet,
      onFold: () => {
        this.#isUnfolded = !this.#isUnfolded;
        this.requestUpdate();
      },
      onCopy: () => {
        void this.#copy.copy(gatewayUrl, ports);
      },
      // A server cannot know: where it is then taken away, nothing else moves.
      onShare: ports.share || !this.hasUpdated ? () => void this.#share(gatewayUrl) : undefined,
    });
  }

  protected override render(): TemplateResult {
    const { messages } = this.#locale;
    const onChange = this.#onChange;
    // The status inside asks the gateway, whether there are words or not.
    const returns = returnsToShop(this);
    if (!messages) return layout({ returns, onChange });
    const { baseUrl, appId, cancelUrl } = this;
    const summary = readSummary(this, this.#known);
    const asking = summary.amount ? 'none' : this.#details.state.kind;
    const status = this.#payment?.status;
    const canCancel = status === 'requires_action' && (cancelUrl || (baseUrl && appId));
    return layout({
      messages,
      summary: summaryView(summary, asking === 'pending', messages),
      onDetails: asking === 'failed' ? this.#details.retry : undefined,
      pay: this.#renderPay(messages.checkout),
      isOver: status && status !== 'requires_action',
      returns,
      slot: status && stateName(status),
      receipt: status === 'succeeded' ? receiptView(this.#knownAtMs, this.#ports.print, messages) : nothing,
      cancel: canCancel ? cancelView(this.#cancel, messages.checkout, () => void this.#confirmCancel()) : nothing,
      error: this.#links.error,
      onChange,
    });
  }
}
