import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { getPossibleSteps } from '../../../demo/gateway/payments/possible-steps.js';
import type { SandboxStep } from '../../../demo/gateway/wire/sandbox-payment.js';
import type { Payment } from '../../../demo/gateway/payments/payment.js';
import { takeStep } from '../environment/take-step.js';
import { USDC } from '../environment/assets.js';
import { addFault } from '../environment/wires.js';
import { logEvents, type LogEntry } from './event-log.js';
import { LIVE_FAULTS, type LiveFault } from './live-faults.js';
import { createLivePayment, type LivePayment } from './live-payment.js';
import { clock, faults, log, steps, surroundings, toggle } from './live.view.js';
import { answerRequests } from './page-network.js';
import '../studio/studio.css';

const TICK_MS = 250;
const LOGGED = 50;

/** An element that can poll on demand. */
type Refreshable = HTMLElement & { refresh(): void };

/** Shows a live payment: the element, and controls for the payment, the clock, the gateway and the page. */
export class LiveStage extends LitElement {
  static override properties = { live: { attribute: false }, element: { attribute: false } };

  declare live: LivePayment;
  /** Renders the element for a payment. */
  declare element: (live: LivePayment) => TemplateResult;

  #payment: Payment | undefined;
  #fault: LiveFault = 'Correct answer';
  #isOnline = true;
  #isFrozen = false;
  #refusal = '';
  #entries: readonly LogEntry[] = [];
  #stopAnswering = (): void => undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopAnswering = answerRequests((request) => this.live.send(request));
    this.#ticking = setInterval(() => void this.#read(), TICK_MS);
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
    this.#stopAnswering();
    this.live.gateway.close();
  }

  /** Renders without a shadow root, so that the page's styles apply and tests find the content. */
  protected override createRenderRoot(): HTMLElement {
    logEvents(
      this,
      () => this.live.gateway.clock.nowMs(),
      (entry) => {
        this.#entries = [entry, ...this.#entries].slice(0, LOGGED);
        this.requestUpdate();
      },
    );
    return this;
  }

  async #read(): Promise<void> {
    const { gateway, paymentId } = this.live;
    this.#payment = await gateway.payments.get(paymentId);
    this.requestUpdate();
  }

  /** Polls at once, so that the change is visible. */
  #refresh(): void {
    this.querySelector<Refreshable>('pay-status, pay-checkout')?.refresh();
  }

  async #take(step: SandboxStep): Promise<void> {
    const { gateway, paymentId } = this.live;
    try {
      await takeStep(gateway, paymentId, step, { optionAmount: USDC });
      this.#refusal = '';
    } catch (refusal) {
      this.#refusal = refusal instanceof Error ? refusal.message : String(refusal);
    }
    await this.#read();
  }

  async #advanceTo(atMs: number): Promise<void> {
    const { clock: time } = this.live.gateway;
    await time.advance(Math.max(0, atMs - time.nowMs()));
    await this.#read();
  }

  #choose(name: LiveFault): void {
    const { gateway } = this.live;
    const fault = LIVE_FAULTS[name];
    this.#fault = name;
    gateway.faults.clear();
    if (fault) addFault(gateway, fault);
    this.#refresh();
    this.requestUpdate();
  }

  async #renew(): Promise<void> {
    this.live.gateway.close();
    this.#fault = 'Correct answer';
    this.#isOnline = true;
    this.#isFrozen = false;
    this.#refusal = '';
    this.live = await createLivePayment();
    await this.#read();
  }

  #renderSurroundings(): TemplateResult {
    const { live } = this;
    return surroundings(
      toggle('Network', this.#isOnline, (isOn) => {
        this.#isOnline = isOn;
        live.setNetwork(isOn);
        this.requestUpdate();
      }),
      toggle('Page frozen', this.#isFrozen, (isOn) => {
        this.#isFrozen = isOn;
        live.page.signal(isOn ? 'freeze' : 'resume');
        this.requestUpdate();
      }),
    );
  }

  protected override render(): TemplateResult {
    const { gateway, expiresAt } = this.live;
    const payment = this.#payment;
    return html`<div class="studio">
      <div class="studio-stage" role="region" aria-label="The element" tabindex="0">${this.element(this.live)}</div>
      <div class="studio-panel" lang="en" dir="ltr">
        <header class="studio-head">
          <p class="studio-fact"><span>Gateway</span> <code>${payment?.state.status ?? nothing}</code></p>
          <button class="studio-button" @click=${() => void this.#renew()}>New payment</button>
        </header>
        ${steps(payment ? getPossibleSteps(payment) : [], (step) => void this.#take(step))}
        <output class="studio-refusal">${this.#refusal}</output>
        ${clock(gateway.clock.nowMs(), expiresAt * 1_000, (atMs) => void this.#advanceTo(atMs))}
        ${faults(this.#fault, (name) => {
          this.#choose(name);
        })}
        ${this.#renderSurroundings()} ${log(this.#entries)}
      </div>
    </div>`;
  }
}
