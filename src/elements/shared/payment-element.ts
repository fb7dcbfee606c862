import { LitElement, ReactiveElement, type PropertyDeclaration, type PropertyValues } from 'lit';
import { runInSlices } from '../../browser/slices.js';
import type { StatusClient } from '../../client/status-client.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { MessagesOverride } from '../../locales/messages.js';
import type { Rendering } from './rendering/rendering.js';

/** The protected Lit method that completes an update. */
interface Internals {
  update(changed: PropertyValues): void;
}

/** The default duration of the redirect's countdown, milliseconds. */
export const DEFAULT_REDIRECT_DELAY_MS = 5_000;

/** An input of an element. */
export interface InputDeclaration extends PropertyDeclaration {
  /** True if a change starts anew: polling, and paying with a wallet. */
  readonly restarts?: boolean;
}

/**
 * Base class of both elements: the inputs that they share, and rendering that is robust against changes of the DOM by other scripts.
 *
 * @fires {PayStatusChangeEvent} pay-status-change - The first status arrived, or the payment changed.
 * @fires {PayStatusFinalEvent} pay-status-final - The payment is final; once per element and payment id.
 * @fires {PayStatusErrorEvent} pay-status-error - An error occurred; once per error, not per retry. Never means that the payment failed.
 * @fires {PayStatusRedirectEvent} pay-status-redirect - Right before the page navigates to the shop; cancelable.
 * @slot requires-action - Content below the text while the payment waits for the buyer.
 * @slot processing - Content below the text while the payment is being processed.
 * @slot succeeded - Content below the text of a succeeded payment.
 * @slot failed - Content below the text of a failed payment.
 * @slot expired - Content below the text of an expired payment.
 * @slot cancelled - Content below the text of a cancelled payment.
 * @slot unknown - Content below the text of a payment whose status this version does not know.
 * @slot actions - Content at the end, in every state.
 * @cssprop --pay-surface - Background of the card, and of the sheet of a checkout.
 * @cssprop --pay-surface-sunken - Background of the tray of a checkout, below its sheet.
 * @cssprop --pay-text - Text.
 * @cssprop --pay-text-muted - Secondary text.
 * @cssprop --pay-border - Borders and dividers.
 * @cssprop --pay-accent - The filled button, the mark of an open payment, the chosen row and the focus ring.
 * @cssprop --pay-on-accent - Text on a button.
 * @cssprop --pay-success - Icon of success.
 * @cssprop --pay-failure - Icon of failure.
 * @cssprop --pay-warning - Icon of expiry and of problems.
 * @cssprop --pay-focus - Focus ring.
 * @cssprop --pay-font - Font family.
 * @cssprop --pay-font-mono - Font family of transaction ids.
 * @cssprop --pay-font-size - Base font size; all other sizes are relative to it.
 * @cssprop --pay-space - Base unit of spacing; the density multiplies it.
 * @cssprop --pay-radius - Corner radius of the card; those inside are smaller in proportion.
 * @cssprop --pay-shadow - Shadow of the card.
 * @cssprop --pay-motion - Duration of transitions; 0s disables motion.
 * @cssprop --pay-min-height - Minimum height of the card, which prevents layout shift; by default, its content sets the height.
 * @cssState requires-action - The payment waits for the buyer.
 * @cssState processing - The payment is being processed.
 * @cssState succeeded - The payment has succeeded.
 * @cssState failed - The payment has failed.
 * @cssState expired - The payment has expired.
 * @cssState cancelled - The payment was cancelled.
 * @cssState unknown - This version does not know the payment's status.
 * @attr {'inline' | 'card' | 'page'} shape - Without a box in the text of the page, a card (default), or the full page.
 * @attr {'compact' | 'normal' | 'roomy'} density - Amount of spacing; `normal` by default.
 */
export abstract class PaymentElement extends LitElement {
  static override properties = {
    paymentId: { attribute: 'payment-id', restarts: true },
    baseUrl: { attribute: 'base-url', restarts: true },
    appId: { attribute: 'app-id', restarts: true },
    clientId: { attribute: 'client-id', restarts: true },
    apiVersion: { attribute: 'api-version', restarts: true },
    statusUrl: { attribute: 'status-url', restarts: true },
    client: { attribute: false, restarts: true },
    initialPayment: { attribute: 'initial-payment' },
    expiresAt: { attribute: 'expires-at', type: Number },
    settledAt: { attribute: 'settled-at', type: Number },
    refundedAt: { attribute: 'refunded-at', type: Number },
    successUrl: { attribute: 'success-url' },
    errorUrl: { attribute: 'error-url' },
    redirect: {},
    redirectDelay: { attribute: 'redirect-delay', type: Number },
    redirectAllow: { attribute: 'redirect-allow' },
    explorerUrl: { attribute: 'explorer-url' },
    documentTitle: { attribute: 'document-title', type: Boolean },
    messages: { attribute: false },
    host: { attribute: false },
  };

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
  /** Expiry of the payment as returned by the gateway, Unix seconds. Shows a countdown. */
  declare expiresAt: number | undefined;
  /** When the payment was settled, Unix seconds, if the page knows. The timeline and the receipt show it once the payment has succeeded. */
  declare settledAt: number | undefined;
  /**
   * When the shop refunded the payment, Unix seconds, if the page knows: no status reports it. The timeline and the receipt show
   * it once the payment has succeeded; the status stays.
   */
  declare refundedAt: number | undefined;
  /** Redirect target after success: an absolute https URL. */
  declare successUrl: string | undefined;
  /** Redirect target after failure, expiry or cancellation: an absolute https URL. */
  declare errorUrl: string | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  declare redirect: RedirectMode;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 5000. It waits while the buyer uses the page. */
  declare redirectDelay: number;
  /** Schemes (`wallet:`) and origins (`http://intranet`) allowed besides https for redirects, and in a checkout for retry and help, separated by spaces. */
  declare redirectAllow: string | undefined;
  /** Block explorer to link to instead of the chain's default: https, with `{txId}`. */
  declare explorerUrl: string | undefined;
  /** Sets the title of the page to the state of the payment, followed by the page's own title, or the merchant's name in a checkout. */
  declare documentTitle: boolean | undefined;
  /** Texts that replace the language's own. */
  declare messages: MessagesOverride | undefined;
  /** The host that embeds the page, if any. It opens wallets and performs the redirect for the page. */
  declare host: CheckoutHost | undefined;

  /** @internal */
  protected abstract readonly rendering: Rendering;

  constructor() {
    super();
    this.redirect = 'auto';
    this.redirectDelay = DEFAULT_REDIRECT_DELAY_MS;
  }

  /** Returns true if an input has changed that starts anew. */
  protected hasRestarted(changed: PropertyValues): boolean {
    const { elementProperties } = this.constructor as typeof PaymentElement;
    return [...changed].some(([name]) => {
      const declaration: InputDeclaration | undefined = elementProperties.get(name);
      return declaration?.restarts;
    });
  }

  protected override createRenderRoot(): ShadowRoot {
    return this.rendering.createRoot();
  }

  protected override scheduleUpdate(): Promise<void> | undefined {
    return runInSlices(() => void super.scheduleUpdate());
  }

  protected override update(changed: PropertyValues<this>): void {
    this.rendering.update(
      () => super.update(changed),
      () => {
        (ReactiveElement.prototype as unknown as Internals).update.call(this, changed);
      },
    );
  }

  /** @internal */
  adoptedCallback(): void {
    this.rendering.showStyles();
  }
}
