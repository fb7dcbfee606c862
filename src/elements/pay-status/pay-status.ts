import { nothing, type PropertyValues } from 'lit';
import { isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { CountdownController } from '../../controllers/countdown-controller.js';
import { DelayController } from '../../controllers/delay-controller.js';
import { DocumentTitleController } from '../../controllers/document-title-controller.js';
import { hostNavigation } from '../../browser/host-navigation.js';
import { keepFocus } from '../../controllers/keep-focus.js';
import { LocaleController } from '../../controllers/locale-controller.js';
import { browserPorts, type ElementPorts } from '../../browser/element-ports.js';
import { RedirectController } from '../../controllers/redirect-controller.js';
import { TrackerController } from '../../controllers/tracker-controller.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { readUnixSeconds } from '../../core/format/unix-seconds.js';
import { enStatus } from '../../locales/languages/en/status.js';
import type { Connection } from '../../tracker/state.js';
import type { TraceEntry } from '../../tracker/trace.js';
import { baseStyles } from '../shared/base.styles.js';
import { diagnose } from '../shared/diagnosis/diagnose.js';
import { markStyles } from '../shared/mark.styles.js';
import { isOther } from '../shared/is-other.js';
import { PaymentElement } from '../shared/payment-element.js';
import { clearServerRender } from '../shared/server-render.js';
import { Rendering } from '../shared/rendering/rendering.js';
import { addState, attachStates, setPaymentState } from '../shared/states.js';
import { supportView } from '../shared/support.view.js';
import { tokenStyles } from '../shared/tokens.styles.js';
import type { CheckoutContext, StatusProgress } from './checkout-context.js';
import { readConfiguration, type Configuration } from './pay-status.configuration.js';
import { PayStatusErrorEvent, PayStatusRedirectEvent } from './pay-status.events.js';
import { getMisconfiguredView, getView } from './pay-status.model.js';
import { styles } from './pay-status.styles.js';
import { CONNECTING } from './status-looks.js';
import { card } from './pay-status.view.js';
import { PaymentEvents } from './payment-events.js';
import { ReceiptSection } from './receipt-section.js';
import { getRedirectPlan } from './redirect-plan.js';
import { leaving, redirect } from './redirect.view.js';
import { TimelineSection } from './timeline-section.js';
import { timelineStyles } from './timeline.styles.js';

/** The wait for the first answer after which the buyer is told that it takes long. */
const SLOW_MS = 4_000;

/**
 * Shows the live status of one payment, then redirects the buyer to the shop.
 *
 * Needs `payment-id` and exactly one source: `base-url` with `app-id`, or `status-url`, or the property `client`.
 *
 * @element pay-status
 *
 * @slot next-step - In a checkout: the way on after a payment that did not succeed, before the way back.
 *
 * @csspart card - Root container.
 * @csspart message - Icon, title, text, countdown and note.
 * @csspart mark - The round mark of the state.
 * @csspart title - Headline of the state.
 * @csspart text - Explanation for the buyer.
 * @csspart countdown - Time left to pay.
 * @csspart note - Message about the connection.
 * @csspart receipt - Paid amount and transaction.
 * @csspart paid - Paid amount with its asset.
 * @csspart badge - Round icon of the asset, or the first letter of its symbol.
 * @csspart amount - The paid amount and the symbol of its asset.
 * @csspart asset - The names of asset and network.
 * @csspart asset-icon - The icon of the asset.
 * @csspart network-icon - The icon of the network.
 * @csspart reference - Transaction id with its controls.
 * @csspart transaction - The transaction id.
 * @csspart copy-button - Button that copies the transaction id.
 * @csspart explorer-link - Link to the block explorer.
 * @csspart refunded - The line that says when the shop refunded the payment.
 * @csspart timeline - The steps of the payment; `display: none` hides them.
 * @csspart timeline-step - One step.
 * @csspart timeline-time - The time of a step, or its usual duration.
 * @csspart actions - Container of the actions.
 * @csspart redirect - Container of the redirect's controls.
 * @csspart redirect-link - Link to the shop.
 * @csspart redirect-text - The sentence that says where the buyer is taken, with the button that stays.
 * @csspart stay-button - Button that cancels the redirect.
 * @csspart retry-button - Button that tries again.
 * @csspart support - Technical details for support, which the buyer opens.
 * @csspart support-summary - Button that opens the details.
 * @csspart error - The details: payment id, error or status, and code.
 * @csspart copy-support-button - Button that copies the details.
 *
 * @cssState idle - Polling has not started.
 * @cssState connecting - The gateway has not answered yet.
 * @cssState live - The last request succeeded.
 * @cssState retrying - The last request failed; the next one is scheduled.
 * @cssState offline - The browser reports that there is no network.
 * @cssState paused - The page is frozen or in the back/forward cache.
 * @cssState settled - The payment is final; polling has ended.
 * @cssState stopped - Polling ended with a non-retryable error.
 * @cssState time-up - The countdown is over while the payment waits for the buyer; the gateway decides whether it has expired.
 */
export class PayStatus extends PaymentElement {
  static override properties = {
    ...PaymentElement.properties,
    checkout: { attribute: false, hasChanged: isOther },
    onProgress: { attribute: false },
    ports: { attribute: false, restarts: true },
  };
  static override styles = [tokenStyles, baseStyles, markStyles, styles, timelineStyles];

  /** @internal What the checkout around the element knows. */
  declare checkout: CheckoutContext | undefined;
  /** @internal Called when its progress has changed. */
  declare onProgress: ((progress: StatusProgress) => void) | undefined;
  /** @internal */
  declare ports: ElementPorts;

  readonly #states = attachStates(this);
  readonly #events = new PaymentEvents(this);
  readonly #diagnosis = diagnose(this, () => this.ports);
  readonly #tracker = new TrackerController(this, (state, previous) => {
    // Not the property: a listener may have set it to the next payment already.
    this.#timeline.follow(state, previous, this.#tracker.tracker);
    this.#events.dispatch(this.#configuration?.paymentId ?? '', state, previous);
    if (state.error !== previous.error || state.repeatedDateMs !== previous.repeatedDateMs)
      this.#diagnosis.reportState(state);
  });
  readonly #countdown = new CountdownController(this, {
    now: () => this.#tracker.tracker?.now(),
    clock: () => this.ports.clock,
    onEnd: () => {
      this.refresh();
    },
  });
  readonly #slow = new DelayController(this, SLOW_MS, () => this.ports.clock);
  readonly #copySupport = new CopyController(this);
  readonly #locale = new LocaleController(this, enStatus);
  readonly #redirect = new RedirectController(this, ({ url, status }) =>
    this.dispatchEvent(new PayStatusRedirectEvent(url, status)),
  );
  readonly #receipt = new ReceiptSection(this, (error) => {
    this.#report(error);
  });
  readonly #timeline = new TimelineSection();
  readonly #title = new DocumentTitleController(this, () => this.ports.documentTitle);
  /** @internal */
  protected override readonly rendering = new Rendering(this, {
    getClock: () => this.ports.clock,
    onError: (error) => this.#report(error),
  });
  #configuration: Configuration | undefined;
  #misconfiguration: ConfigurationError | undefined;
  #progress: StatusProgress | undefined;
  /** The ports; with a host, its navigation. */
  #redirectPorts: ElementPorts = browserPorts;

  constructor() {
    super();
    clearServerRender(this);
    keepFocus(this, { 'stay-button': 'redirect-link' });
    this.ports = browserPorts;
  }

  /** The last status that the gateway reported; null before the first. */
  get payment(): PaymentStatusResponse | null {
    return this.#tracker.state.payment;
  }

  /** The state of the poller; independent of the payment. */
  get connection(): Connection {
    return this.#tracker.state.connection;
  }

  /** Returns the gateway's time, or the device's if it is unknown, Unix milliseconds; undefined without a payment. */
  now(): number | undefined {
    return this.#tracker.tracker?.now();
  }

  /** Polls the gateway at once. Call it when the page learns that the payment may have changed. */
  refresh(): void {
    this.#tracker.tracker?.refresh();
  }

  /**
   * Stops the countdown of the redirect; the link remains.
   *
   * @internal
   */
  cancelRedirect(): void {
    this.#redirect.cancelRedirect();
  }

  /** Returns the latest polling events, oldest first, without credentials, for support requests. */
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
    const isServerLike = this.#isServerLike;
    if (isServerLike) {
      void this.updateComplete.then(() => {
        this.requestUpdate();
      });
    }
    const { payment } = state;
    const expiresAt = readUnixSeconds(this.expiresAt);
    const mayExpire = this.#configuration && !isServerLike && (!payment || isPayable(payment));
    this.#countdown.setEnd(mayExpire && expiresAt ? expiresAt * 1000 : undefined);
    this.#slow.setReason(payment ? undefined : this.#configuration?.paymentId);
    const mode = isServerLike && this.redirect !== 'none' ? 'manual' : this.redirect;
    this.#redirect.setPlan(getRedirectPlan(this, payment, this.#configuration, { mode, ports: this.#redirectPorts }));
    this.#receipt.update(this);
    setPaymentState(this.#states, payment);
    addState(this.#states, state.connection);
    if (this.#countdown.remainingMs === 0) addState(this.#states, 'time-up');
  }

  #configure(changed: PropertyValues<this>): void {
    const before = this.#configuration;
    try {
      const read = readConfiguration(this, this.ports.navigation.currentUrl());
      const isSameSource = before && !this.hasRestarted(changed);
      this.#configuration = isSameSource ? { ...read, client: before.client } : read;
      if (!isSameSource) {
        // Initial data of the previous payment is not that of the next one.
        const initial = changed.has('initialPayment') ? this.initialPayment : undefined;
        this.#tracker.setSource({ ...this.#configuration, ports: this.ports, initial });
      }
      this.#misconfiguration = undefined;
      const known = before?.refusedUrls.map(({ message }) => message);
      for (const error of read.refusedUrls) if (!known?.includes(error.message)) this.#report(error);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.#configuration = undefined;
      this.#tracker.setSource(undefined);
      const isNew = error.message !== this.#misconfiguration?.message;
      this.#misconfiguration = error;
      if (isNew) this.#report(error);
    }
  }

  #report(error: PayError): void {
    void this.updateComplete.then(() => this.dispatchEvent(new PayStatusErrorEvent(error)));
  }

  /** The first update matches the server render, which has no countdown, no running redirect and no times. */
  get #isServerLike(): boolean {
    return !this.hasUpdated && this.payment !== null;
  }

  protected override updated(): void {
    const { connection, error } = this.#tracker.state;
    const isStopped = this.#misconfiguration !== undefined || (connection === 'stopped' && error !== null);
    const progress = { remainingMs: this.#countdown.remainingMs, isStopped };
    if (!isOther(progress, this.#progress)) return;
    this.#progress = progress;
    this.onProgress?.(progress);
  }

  protected override render(): unknown {
    const error = this.#misconfiguration;
    const { messages } = this.#locale;
    const { remainingMs } = this.#countdown;
    const { checkout } = this;
    // While the messages of the page's language are loading, no other language is shown.
    if (!messages) return card({ look: CONNECTING, wording: ['', ''] }, { checkout });
    const support = { messages, copy: this.#copySupport, ports: this.ports };
    const view = error
      ? getMisconfiguredView(error, messages)
      : getView(this.#tracker.state, { isTimeUp: remainingMs === 0, isSlow: this.#slow.isOver, checkout }, messages);
    const context = { messages, nowMs: this.#isServerLike ? undefined : this.now() };
    const isTitled = this.documentTitle && this.payment && view.look !== CONNECTING;
    this.#title.setHeadline(isTitled ? view.wording[0] : undefined, checkout?.merchantName);
    return card(view, {
      messages,
      remainingMs: this.payment ? remainingMs : undefined,
      checkout,
      receipt: checkout ? nothing : this.#receipt.render(this, context, this.ports),
      timeline: this.#timeline.render(view, this, context),
      redirect: redirect(this.#redirect, messages, checkout),
      isLeaving: ['counting', 'leaving'].includes(this.#redirect.state.kind),
      announcement: leaving(this.#redirect, messages, checkout) || (this.#receipt.isRefundNew ? messages.refunded : ''),
      // Not the attribute: a refused one may be a secret.
      support: view.support && supportView([this.#configuration?.paymentId, ...view.support], support),
      onRetry: () => {
        this.refresh();
      },
    });
  }
}
