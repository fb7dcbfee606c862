import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type {
  SandboxChainTransaction,
  SandboxEvent,
  SandboxPayment,
  SandboxStep,
} from '../../../gateway/wire/sandbox-payment.js';
import { formatMoney } from '../../../pages/money.js';
import type { Route } from '../route.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { assetAmount } from '../shared/amounts.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { Loaded } from '../shared/loaded.js';
import { errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { attempt, isBusy } from '../shared/notice.js';
import { badge, paymentBadge, getStatusLabel } from '../shared/status.view.js';
import { distance, moment } from '../shared/time.js';
import { webLink } from '../shared/web-link.js';
import { STEP_TEXTS } from '../../../pages/step-texts.js';
import { chainFacts } from './chain-facts.view.js';
import { fact } from '../shared/fact.view.js';
import { timeline } from './timeline.view.js';

interface Detail extends SandboxPayment {
  readonly chain: SandboxChainTransaction | null;
  readonly events: readonly SandboxEvent[];
}

/** Details of a payment: its fields, the possible steps, and its timeline. */
export class PaymentDetail extends LitElement {
  static override properties = {
    route: { attribute: false },
    nowMs: { attribute: false },
  };

  declare route: Route;
  declare nowMs: number;

  readonly #payment = new Loaded<Detail>(this, () => `payments/${encodeURIComponent(this.route.selected ?? '')}`);

  constructor() {
    super();
    // The button of a step that is no longer possible is removed.
    new FocusKeeper(this, '.steps button', 'h2');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { value, refusal } = this.#payment;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    return html`${staleWarning(this.#payment)} ${this.#renderHead(value)} ${this.#renderSteps(value)}
    ${this.#renderFacts(value)} ${timeline(value.events, this.route)}`;
  }

  #renderHead({ amount, referenceId, status, settledAt, refundedAt, simulated, gatewayUrl }: Detail): TemplateResult {
    const url = webLink(gatewayUrl);
    return html`<header class="detail-head">
      <p class="badges">
        ${paymentBadge(status)} ${settledAt ? badge('good', 'Settled') : nothing}
        ${refundedAt ? badge('off', 'Refunded') : nothing} ${simulated ? badge('off', 'Simulated') : nothing}
      </p>
      <h2 tabindex="-1">${formatMoney(amount)}</h2>
      <p class="muted"><bdi>${referenceId}</bdi></p>
      ${url ? html`<a class="small-button" href=${url} target="_blank">Buyer’s page</a>` : nothing}
    </header>`;
  }

  #renderSteps({ paymentId, steps, status, isFinal, refundedAt }: Detail): TemplateResult {
    const isRefundable = status === 'succeeded' && refundedAt === null;
    if (!steps.length && !isFinal)
      return html`<p class="note">A wallet has paid: the payment waits for its execution.</p>`;
    if (!steps.length && !isRefundable)
      return html`<p class="note">${getStatusLabel(status)} is final: nothing more can happen to this payment.</p>`;
    return html`<div class="steps" role="group" aria-label="Next steps">
      ${repeat(
        steps,
        (step) => step,
        (step, index) =>
          html`<button
            type="button"
            class="small-button ${index ? '' : 'primary'}"
            title=${STEP_TEXTS[step].meaning}
            aria-disabled=${isBusy(this)}
            @click=${() => this.#take(step, paymentId)}
          >
            ${STEP_TEXTS[step].label}
          </button>`,
      )}
      ${isRefundable ? this.#renderRefund(paymentId) : nothing}
    </div>`;
  }

  #renderRefund(paymentId: string): TemplateResult {
    return html`<button
      type="button"
      class="small-button"
      title="The merchant marks the payment as refunded: no money moves"
      aria-disabled=${isBusy(this)}
      @click=${() =>
        void attempt(
          this,
          () => sandbox.send('POST', `payments/${paymentId}/refund`),
          () => 'Marked as refunded: no money has moved',
        )}
    >
      Refund
    </button>`;
  }

  #renderFacts(payment: Detail): TemplateResult {
    const {
      paymentId,
      mode,
      version,
      createdAt,
      refundedAt,
      expiresAt,
      isFinal,
      optionAmount,
      txId,
      failureCode,
      checkout,
      chain,
    } = payment;
    const expiresAtMs = expiresAt * 1_000;
    const code = (text: string, what: string) =>
      html`<code>${text}</code><copy-button .text=${text} .what=${what}></copy-button>`;
    return html`<dl class="facts">
      ${fact('Payment', code(paymentId, 'payment id'))} ${fact('Mode', mode === 'live' ? 'Live' : 'Test')}
      ${fact('Created', moment(Date.parse(createdAt)))}
      ${fact('Expiry', `${moment(expiresAtMs)}${isFinal ? '' : `, ${distance(expiresAtMs - this.nowMs)} left`}`)}
      ${optionAmount ? fact('Paid with', assetAmount(optionAmount)) : nothing}
      ${txId === null ? nothing : fact('Transaction', code(txId, 'transaction'))} ${chain ? chainFacts(chain) : nothing}
      ${refundedAt === null ? nothing : fact('Refunded', moment(Date.parse(refundedAt)))}
      ${failureCode === null ? nothing : fact('Failure', html`<code>${failureCode}</code>`)}
      ${checkout?.successUrl ? fact('Success URL', html`<code>${checkout.successUrl}</code>`) : nothing}
      ${checkout?.errorUrl ? fact('Error URL', html`<code>${checkout.errorUrl}</code>`) : nothing}
      ${fact('Version', String(version))}
    </dl>`;
  }

  async #take(step: SandboxStep, paymentId: string): Promise<void> {
    await attempt(
      this,
      () => sandbox.send<{ readonly status: SandboxPayment['status'] }>('POST', `payments/${paymentId}/${step}`),
      ({ status }) => `${STEP_TEXTS[step].label}: the payment is ${getStatusLabel(status).toLowerCase()}`,
    );
  }
}
