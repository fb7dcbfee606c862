import { Task } from '@lit/task';
import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { StatusClient } from '../../client/status-client.js';
import { isKnownPaymentStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/payment-status-response.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { CountdownController } from '../../controllers/countdown-controller.js';
import { hostNavigation } from '../../controllers/host-navigation.js';
import { browserPorts, type ElementPorts } from '../../controllers/ports.js';
import { RedirectController, type RedirectMode } from '../../controllers/redirect-controller.js';
import { redirectTarget } from '../../controllers/redirect-target.js';
import { TrackerController } from '../../controllers/tracker-controller.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { isPayError } from '../../errors/pay-error.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import { en } from '../../locales/en.js';
import type { Connection, TrackerState } from '../../tracker/state.js';
import type { TraceEntry } from '../../tracker/trace.js';
import { readConfiguration, type Configuration } from './pay-status.configuration.js';
import {
  PayStatusChangeEvent,
  PayStatusErrorEvent,
  PayStatusFinalEvent,
  PayStatusRedirectEvent,
} from './pay-status.events.js';
import { viewOf } from './pay-status.model.js';
import { styles } from './pay-status.styles.js';
import { card } from './pay-status.view.js';
import { receipt } from './receipt.view.js';
import { redirect } from './redirect.view.js';

const SOURCE_INPUTS = [
  'paymentId',
  'client',
  'statusUrl',
  'baseUrl',
  'appId',
  'clientId',
  'apiVersion',
  'ports',
] as const;

const DEFAULT_REDIRECT_DELAY_MS = 3_000;

/**
 * Follows one payment on a gateway and shows its truth, then takes the buyer to the shop.
 *
 * Needs `payment-id` and exactly one source: `base-url` with `app-id`, or `status-url`, or the property `client`.
 *
 * @element pay-status
 *
 * @fires {PayStatusChangeEvent} pay-status-change - The payment is known for the first time, or changed.
 * @fires {PayStatusFinalEvent} pay-status-final - The payment is final; once per element and payment id.
 * @fires {PayStatusErrorEvent} pay-status-error - An error was entered; not per retry. Never means that a payment failed.
 * @fires {PayStatusRedirectEvent} pay-status-redirect - Right before the buyer is taken away; cancelable.
 *
 * @csspart card - The whole.
 * @csspart mark - The round sign of the state.
 * @csspart title - What is the case.
 * @csspart text - What that means for the buyer.
 * @csspart countdown - The time that is left to pay.
 * @csspart note - What is said of the connection.
 * @csspart receipt - What was paid, and the transaction.
 * @csspart badge - The round sign of the asset: its icon, or the first letter of its symbol.
 * @csspart amount - The paid amount and the symbol of its asset.
 * @csspart asset - The names of asset and network.
 * @csspart asset-icon - The icon of the asset.
 * @csspart network-icon - The icon of the network.
 * @csspart transaction - The transaction id.
 * @csspart copy-button - Copies the transaction id.
 * @csspart explorer-link - Leads to the block explorer.
 * @csspart redirect - The way back to the shop.
 * @csspart redirect-link - Leads back to the shop.
 * @csspart stay-button - Stops the redirect.
 * @csspart retry-button - Asks again.
 * @csspart error - What is wrong, for the developer.
 *
 * @cssprop --pay-font - Font family.
 * @cssprop --pay-surface - Background of the card.
 * @cssprop --pay-text - Text colour.
 * @cssprop --pay-text-muted - Colour of secondary text.
 * @cssprop --pay-border - Colour of lines.
 * @cssprop --pay-accent - Colour of links, buttons and waiting.
 * @cssprop --pay-on-accent - Colour of text on a button.
 * @cssprop --pay-success - Colour of success.
 * @cssprop --pay-failure - Colour of failure.
 * @cssprop --pay-warning - Colour of expiry and trouble.
 * @cssprop --pay-radius - Corner radius of the card.
 *
 * @cssState requires-action - and one for each other status, with `-` for `_`.
 * @cssState time-up - the countdown is over; the gateway decides what that means.
 */
export class PayStatus extends LitElement {
  static override properties = {
    paymentId: { attribute: 'payment-id' },
    baseUrl: { attribute: 'base-url' },
    appId: { attribute: 'app-id' },
    clientId: { attribute: 'client-id' },
    apiVersion: { attribute: 'api-version' },
    statusUrl: { attribute: 'status-url' },
    client: { attribute: false },
    expiresAt: { attribute: 'expires-at', type: Number },
    successUrl: { attribute: 'success-url' },
    errorUrl: { attribute: 'error-url' },
    redirect: {},
    redirectDelay: { attribute: 'redirect-delay', type: Number },
    redirectAllow: { attribute: 'redirect-allow' },
    explorerUrl: { attribute: 'explorer-url' },
    host: { attribute: false },
    ports: { attribute: false },
  };
  static override styles = styles;

  /** The payment to follow; prefix `pay_`. Required. */
  declare paymentId: string | undefined;
  /** The gateway: https, or http on loopback. */
  declare baseUrl: string | undefined;
  /** Public app id; goes with `baseUrl`. */
  declare appId: string | undefined;
  /** Names the buyer's client; random per tab when absent. */
  declare clientId: string | undefined;
  /** Sent as `Svc-Version`; absent leaves the choice to the gateway. */
  declare apiVersion: string | undefined;
  /** The page's own endpoint that answers with the same body; same origin, may be relative, may contain `{id}`. */
  declare statusUrl: string | undefined;
  /** A client of the page's own. */
  declare client: StatusClient | undefined;
  /** When the payment expires, Unix seconds, as the gateway said. Shows a countdown. */
  declare expiresAt: number | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  declare successUrl: string | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  declare errorUrl: string | undefined;
  /** `auto` goes by itself, `manual` shows a button, `none` stays. */
  declare redirect: RedirectMode;
  /** How long the buyer may stop the redirect, milliseconds; 0 leaves at once. */
  declare redirectDelay: number;
  /** Schemes (`wallet:`) and origins (`http://intranet`) that URLs may have besides https, separated by spaces. */
  declare redirectAllow: string | undefined;
  /** Where transactions are looked up instead of the chain's own explorer: https, with `{txId}`. */
  declare explorerUrl: string | undefined;
  /** What the page is embedded in, if it answers: takes the buyer away at the end. */
  declare host: CheckoutHost | undefined;
  /** @internal */
  declare ports: ElementPorts;

  readonly #internals = this.attachInternals();
  readonly #tracker = new TrackerController(this, (state, previous) => {
    this.#onState(state, previous);
  });
  readonly #countdown = new CountdownController(this, {
    now: () => this.#tracker.tracker?.now(),
    clock: () => this.ports.clock,
    onEnd: () => {
      this.refresh();
    },
  });
  readonly #copy = new CopyController(this);
  readonly #redirect = new RedirectController(this, ({ url, status }) =>
    this.dispatchEvent(new PayStatusRedirectEvent(url, status)),
  );
  readonly #explorerLink = new Task(this, {
    // Most pages never show a transaction: the table of explorers is loaded for those that do.
    task: async ([unit, txId, template]) =>
      unit && txId ? (await import('../../format/explorer-link.js')).explorerLink(unit, txId, template) : undefined,
    args: () => {
      const info = this.payment?.info;
      return [info?.optionAmount?.unit, info?.txId, this.explorerUrl] as const;
    },
    onError: (error) => {
      if (isPayError(error)) this.dispatchEvent(new PayStatusErrorEvent(error));
    },
  });
  #configuration: Configuration | undefined;
  #misconfiguration: ConfigurationError | undefined;
  /** The ports, through which the host is asked where there is one. */
  #redirectPorts: ElementPorts = browserPorts;
  /** The payments that were announced as final. */
  readonly #finals = new Set<string>();

  constructor() {
    super();
    this.redirect = 'auto';
    this.redirectDelay = DEFAULT_REDIRECT_DELAY_MS;
    this.ports = browserPorts;
  }

  /** The gateway's last word; null before the first. */
  get payment(): PaymentStatusResponse | null {
    return this.#tracker.state.payment;
  }

  /** What the poller is doing; says nothing of the payment. */
  get connection(): Connection {
    return this.#tracker.state.connection;
  }

  /** The gateway's time, Unix milliseconds, as far as its clock can be read; undefined while nothing is followed. */
  now(): number | undefined {
    return this.#tracker.tracker?.now();
  }

  /** Asks the gateway at once: for a page that knows that something happened. */
  refresh(): void {
    this.#tracker.tracker?.refresh();
  }

  /** What happened last, oldest first, without credentials: for a buyer to copy to the shop's support. */
  diagnostics(): readonly TraceEntry[] {
    return this.#tracker.tracker?.diagnostics() ?? [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || changed.size) this.#configure(changed);
    const { host, ports } = this;
    if (changed.has('host') || changed.has('ports')) {
      this.#redirectPorts = host ? { ...ports, navigation: hostNavigation(ports.navigation, host) } : ports;
    }
    const { state } = this.#tracker;
    const isOpen = this.#configuration && !state.payment?.isFinal;
    this.#countdown.follow(isOpen && this.expiresAt ? this.expiresAt * 1000 : undefined);
    this.#followRedirect(state);
    this.#showStatus(state);
  }

  #configure(changed: PropertyValues<this>): void {
    const before = this.#configuration;
    try {
      const read = readConfiguration(this, this.ports.navigation.currentUrl());
      const isSameSource = before && !SOURCE_INPUTS.some((name) => changed.has(name));
      this.#configuration = isSameSource ? { ...read, client: before.client } : read;
      if (!isSameSource) this.#tracker.follow({ ...this.#configuration, ports: this.ports });
      this.#misconfiguration = undefined;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.#configuration = undefined;
      this.#tracker.follow(undefined);
      const isNew = error.message !== this.#misconfiguration?.message;
      this.#misconfiguration = error;
      if (isNew) void this.updateComplete.then(() => this.dispatchEvent(new PayStatusErrorEvent(error)));
    }
  }

  #followRedirect({ payment }: TrackerState): void {
    const { redirect: mode, redirectDelay } = this;
    const ports = this.#redirectPorts;
    const read = this.#configuration;
    const target = read && redirectTarget(payment, read.paymentId, read, ports.navigation.currentUrl());
    // A removed or unreadable attribute must not mean "at once".
    const delayMs = Number.isFinite(redirectDelay) && redirectDelay >= 0 ? redirectDelay : DEFAULT_REDIRECT_DELAY_MS;
    this.#redirect.follow(target && { target, mode, delayMs, ports });
  }

  #showStatus({ payment }: TrackerState): void {
    const { states } = this.#internals;
    states.clear();
    if (this.#countdown.remainingMs === 0) states.add('time-up');
    if (payment && isKnownPaymentStatus(payment.status)) states.add(payment.status.replace('_', '-'));
  }

  #onState(state: TrackerState, previous: TrackerState): void {
    const { payment, error, warning } = state;
    // Not the property: a listener may have set that to the next payment already.
    const paymentId = this.#configuration?.paymentId ?? '';
    if (payment && payment !== previous.payment) {
      this.dispatchEvent(new PayStatusChangeEvent(payment, previous.payment));
    }
    if (payment?.isFinal && !this.#finals.has(paymentId)) {
      this.#finals.add(paymentId);
      this.dispatchEvent(new PayStatusFinalEvent(payment));
    }
    const isEntered = !previous.error || (state.connection === 'stopped' && error !== previous.error);
    if (error && isEntered) this.dispatchEvent(new PayStatusErrorEvent(error));
    if (warning && warning !== previous.warning) this.dispatchEvent(new PayStatusErrorEvent(warning));
  }

  #renderReceipt(): TemplateResult | typeof nothing {
    const { payment } = this;
    const info = payment?.status === 'succeeded' ? payment.info : undefined;
    if (!info) return nothing;
    return receipt(info, {
      messages: en,
      explorerUrl: this.#explorerLink.value,
      copyState: this.#copy.state,
      onCopy: () => {
        void this.#copy.copy(info.txId ?? '', this.ports);
      },
    });
  }

  protected override render(): TemplateResult {
    const error = this.#misconfiguration;
    if (error) return card({ tone: 'trouble', wording: en.misconfigured, error }, { messages: en });
    const { remainingMs } = this.#countdown;
    const view = viewOf(this.#tracker.state, remainingMs === 0, en);
    return card(view, {
      messages: en,
      remainingMs: this.payment ? remainingMs : undefined,
      receipt: this.#renderReceipt(),
      redirect: redirect(this.#redirect, en),
      onRetry: () => {
        this.refresh();
      },
    });
  }
}
