import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { StatusClient } from '../../client/status-client.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { CountdownController } from '../../controllers/countdown-controller.js';
import { hostNavigation } from '../../browser/host-navigation.js';
import { keepFocus } from '../../controllers/keep-focus.js';
import { LocaleController } from '../../controllers/locale-controller.js';
import { browserPorts, type ElementPorts } from '../../browser/element-ports.js';
import { RedirectController, type RedirectMode } from '../../controllers/redirect-controller.js';
import { redirectTarget } from '../../core/redirect-target.js';
import { TrackerController } from '../../controllers/tracker-controller.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { buildExplorerLink } from '../../core/format/explorer-link.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { Messages, MessagesOverride } from '../../locales/messages.js';
import type { Connection, TrackerState } from '../../tracker/state.js';
import type { TraceEntry } from '../../tracker/trace.js';
import { baseStyles } from '../shared/base.styles.js';
import { clearServerRender } from '../shared/server-render.js';
import { returnsToShop } from '../shared/returns-to-shop.js';
import { stateName } from '../shared/state-name.js';
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
import { leaving, redirect } from './redirect.view.js';

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
 * @slot requires-action - Below the text while the payment waits for the buyer.
 * @slot processing - Likewise while it is being confirmed.
 * @slot succeeded - Likewise when it has succeeded.
 * @slot failed - Likewise when it has failed.
 * @slot expired - Likewise when it has expired.
 * @slot cancelled - Likewise when it was cancelled.
 * @slot unknown - Likewise in a status that this library does not know.
 * @slot actions - At the end, always.
 *
 * @csspart card - The whole.
 * @csspart message - What the card says: all but the receipt and what can be done.
 * @csspart mark - The round sign of the state.
 * @csspart title - What is the case.
 * @csspart text - What that means for the buyer.
 * @csspart countdown - The time that is left to pay.
 * @csspart note - What is said of the connection.
 * @csspart receipt - What was paid, and the transaction.
 * @csspart paid - What was paid.
 * @csspart badge - The round sign of the asset: its icon, or the first letter of its symbol.
 * @csspart amount - The paid amount and the symbol of its asset.
 * @csspart asset - The names of asset and network.
 * @csspart asset-icon - The icon of the asset.
 * @csspart network-icon - The icon of the network.
 * @csspart reference - The transaction, and what can be done with its id.
 * @csspart transaction - The transaction id.
 * @csspart copy-button - Copies the transaction id.
 * @csspart explorer-link - Leads to the block explorer.
 * @csspart actions - What can be done.
 * @csspart redirect - The way back to the shop.
 * @csspart redirect-link - Leads back to the shop.
 * @csspart stay-button - Stops the redirect.
 * @csspart retry-button - Asks again.
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
 * @cssState idle - Nothing is asked.
 * @cssState connecting - The first answer is awaited.
 * @cssState live - The gateway answers.
 * @cssState retrying - It does not, and is asked again.
 * @cssState offline - The browser says that there is no network.
 * @cssState paused - The page is put aside.
 * @cssState settled - The payment is final: nothing is asked any more.
 * @cssState stopped - The gateway refused to be asked.
 * @cssState time-up - The countdown is over; the gateway decides what that means.
 *
 * @attr {'inline' | 'card' | 'page'} shape - A line in the page, a card (default), or all of the page.
 * @attr {'compact' | 'normal' | 'roomy'} density - How much space there is between things; `normal` by default.
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
    initialPayment: { attribute: 'initial-payment' },
    expiresAt: { attribute: 'expires-at', type: Number },
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
  static override styles = [baseStyles, styles];

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
  /**
   * What the page's own server has read of this payment a moment ago: the body of a status answer, as JSON in the
   * attribute. Shown at once; a final one is believed, and nothing is asked then. Heeded when set together with `payment-id`.
   * It does not say whose it is: it must be of this payment.
   */
  declare initialPayment: PaymentStatusResponse | string | undefined;
  /** When the payment expires, Unix seconds, as the gateway said. Shows a countdown. */
  declare expiresAt: number | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  declare successUrl: string | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  declare errorUrl: string | undefined;
  /** `auto` (default) goes by itself, `manual` shows a button, `none` stays. */
  declare redirect: RedirectMode;
  /** How long the buyer may stop the redirect, milliseconds; 0 leaves at once. Default 3000. */
  declare redirectDelay: number;
  /** Schemes (`wallet:`) and origins (`http://intranet`) that URLs may have besides https, separated by spaces. */
  declare redirectAllow: string | undefined;
  /** Where transactions are looked up instead of the chain's own explorer: https, with `{txId}`. */
  declare explorerUrl: string | undefined;
  /** Texts of the page's own in the place of the language's. */
  declare messages: MessagesOverride | undefined;
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
  readonly #locale = new LocaleController(this);
  readonly #redirect = new RedirectController(this, ({ url, status }) =>
    this.dispatchEvent(new PayStatusRedirectEvent(url, status)),
  );
  #explorerUrl: string | undefined;
  /** What that was worked out from. */
  #explorerKey = '';
  #configuration: Configuration | undefined;
  #misconfiguration: ConfigurationError | undefined;
  /** The ports, through which the host is asked where there is one. */
  #redirectPorts: ElementPorts = browserPorts;
  /** The payments that were announced as final. */
  readonly #finals = new Set<string>();

  constructor() {
    super();
    clearServerRender(this);
    keepFocus(this, { 'stay-button': 'redirect-link' });
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
    // A server draws the same: nothing that moves, and nothing that it cannot know.
    const isStill = !this.hasUpdated && state.payment !== null;
    if (isStill) {
      void this.updateComplete.then(() => {
        this.requestUpdate();
      });
    }
    const isOpen = this.#configuration && !state.payment?.isFinal && !isStill;
    this.#countdown.setEnd(isOpen && this.expiresAt ? this.expiresAt * 1000 : undefined);
    this.#followRedirect(state, isStill && this.redirect !== 'none' ? 'manual' : this.redirect);
    this.#followTransaction(state);
    this.#showStates(state);
  }

  #configure(changed: PropertyValues<this>): void {
    const before = this.#configuration;
    try {
      const read = readConfiguration(this, this.ports.navigation.currentUrl());
      const isSameSource = before && !SOURCE_INPUTS.some((name) => changed.has(name));
      this.#configuration = isSameSource ? { ...read, client: before.client } : read;
      if (!isSameSource) {
        // That of the payment before is not that of the next one.
        const initial = changed.has('initialPayment') ? this.initialPayment : undefined;
        this.#tracker.setSource({ ...this.#configuration, ports: this.ports, initial });
      }
      this.#misconfiguration = undefined;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.#configuration = undefined;
      this.#tracker.setSource(undefined);
      const isNew = error.message !== this.#misconfiguration?.message;
      this.#misconfiguration = error;
      if (isNew) void this.updateComplete.then(() => this.dispatchEvent(new PayStatusErrorEvent(error)));
    }
  }

  #followRedirect({ payment }: TrackerState, mode: RedirectMode): void {
    const { redirectDelay } = this;
    const ports = this.#redirectPorts;
    const read = this.#configuration;
    const target = read && redirectTarget(payment, read.paymentId, read, ports.navigation.currentUrl());
    // A removed or unreadable attribute must not mean "at once".
    const delayMs = Number.isFinite(redirectDelay) && redirectDelay >= 0 ? redirectDelay : DEFAULT_REDIRECT_DELAY_MS;
    this.#redirect.setPlan(target && { target, mode, delayMs, ports });
  }

  #followTransaction({ payment }: TrackerState): void {
    const { txId, optionAmount } = payment?.info ?? {};
    const { explorerUrl } = this;
    const key = [txId, optionAmount?.unit, explorerUrl].join(' ');
    if (key === this.#explorerKey) return;
    this.#explorerKey = key;
    this.#explorerUrl = undefined;
    if (!txId || !optionAmount) return;
    try {
      this.#explorerUrl = buildExplorerLink(optionAmount.unit, txId, explorerUrl);
    } catch (error) {
      if (!isPayError(error)) throw error;
      void this.updateComplete.then(() => this.dispatchEvent(new PayStatusErrorEvent(error)));
    }
  }

  #showStates({ payment, connection }: TrackerState): void {
    const { states } = this.#internals;
    states.clear();
    states.add(connection);
    if (payment) states.add(stateName(payment.status));
    if (this.#countdown.remainingMs === 0) states.add('time-up');
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

  #renderReceipt(messages: Messages): TemplateResult | typeof nothing {
    const { payment } = this;
    const info = payment?.status === 'succeeded' ? payment.info : undefined;
    if (!info) return nothing;
    return receipt(info, {
      messages,
      explorerUrl: this.#explorerUrl,
      copyState: this.#copy.state,
      onCopy: () => {
        void this.#copy.copy(info.txId ?? '', this.ports);
      },
    });
  }

  protected override render(): TemplateResult {
    const error = this.#misconfiguration;
    const { messages } = this.#locale;
    const { remainingMs } = this.#countdown;
    const returns = returnsToShop(this);
    // No words in a language that the page is not in, while its own is under way.
    if (!messages) return card({ tone: 'waiting', wording: ['', ''] }, { returns });
    if (error) return card({ tone: 'trouble', wording: messages.misconfigured, error }, { messages });
    return card(viewOf(this.#tracker.state, remainingMs === 0, messages), {
      messages,
      remainingMs: this.payment ? remainingMs : undefined,
      receipt: this.#renderReceipt(messages),
      redirect: redirect(this.#redirect, messages),
      leaving: leaving(this.#redirect, messages),
      returns,
      onRetry: () => {
        this.refresh();
      },
    });
  }
}
