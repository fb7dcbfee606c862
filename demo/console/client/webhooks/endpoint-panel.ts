import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { WebhookEndpoint } from '../../../gateway/wire/webhook-endpoint.js';
import { toOwner, type Route } from '../route.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { deletion } from '../shared/deletion.view.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { Loaded } from '../shared/loaded.js';
import { errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { attempt, isBusy } from '../shared/notice.js';
import { badge } from '../shared/status.view.js';
import { moment } from '../shared/time.js';

/** The webhook endpoint of a merchant in a mode: its URL, events and secret. */
export class EndpointPanel extends LitElement {
  static override properties = {
    route: { attribute: false },
    nowMs: { attribute: false },
    isRevealed: { state: true },
    isConfirming: { state: true },
  };

  declare route: Route;
  declare nowMs: number;
  declare isRevealed: boolean;
  /** True while the deletion, which cannot be undone, waits for confirmation. */
  declare isConfirming: boolean;

  readonly #endpoints = new Loaded<{ readonly data: readonly WebhookEndpoint[] }>(this, () => {
    const { merchant } = this.route;
    return merchant ? `webhook-endpoints?${new URLSearchParams({ merchantId: merchant })}` : 'webhook-endpoints';
  });

  constructor() {
    super();
    this.isRevealed = false;
    this.isConfirming = false;
    new FocusKeeper(this, '.end button:last-child', 'h2');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { value, refusal } = this.#endpoints;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    const { mode } = this.route;
    const endpoint = value.data.find((one) => one.mode === mode);
    return html`${staleWarning(this.#endpoints)}
      <header class="detail-head">
        <p class="badges">${this.#renderState(endpoint)}</p>
        <h2 tabindex="-1">${mode === 'live' ? 'Live' : 'Test'} endpoint</h2>
        <p class="muted">Receives a signed POST whenever a payment in this mode changes.</p>
      </header>
      <endpoint-form .route=${this.route} .endpoint=${endpoint}></endpoint-form>
      ${endpoint ? html`${this.#renderSecret(endpoint)} <test-events .route=${this.route}></test-events>` : nothing}
      ${endpoint ? html`<resend-form .route=${this.route} .nowMs=${this.nowMs}></resend-form> ${this.#renderEnd()}` : nothing}`;
  }

  #renderState(endpoint: WebhookEndpoint | undefined): TemplateResult {
    if (!endpoint) return badge('off', 'Not registered');
    if (endpoint.disabledAt) return badge('bad', `Disabled since ${moment(Date.parse(endpoint.disabledAt))}`);
    if (endpoint.failingSince) return badge('late', `Failing since ${moment(Date.parse(endpoint.failingSince))}`);
    return badge('good', 'Enabled');
  }

  #renderSecret({ secret, previousSecretValidUntil }: WebhookEndpoint): TemplateResult {
    return html`<section aria-labelledby="secret-title">
      <h3 id="secret-title">Signing secret</h3>
      <p class="secret">
        <code>${this.isRevealed ? secret : 'whsec_••••••••••••••••'}</code>
        <copy-button .text=${secret} what="secret"></copy-button>
      </p>
      ${
        previousSecretValidUntil
          ? html`<p class="muted">
              The previous secret also signs until ${moment(Date.parse(previousSecretValidUntil))}.
            </p>`
          : nothing
      }
      <div class="actions">
        <button
          type="button"
          class="small-button"
          aria-pressed=${this.isRevealed ? 'true' : 'false'}
          @click=${() => (this.isRevealed = !this.isRevealed)}
        >
          Reveal
        </button>
        <button type="button" class="small-button" aria-disabled=${isBusy(this)} @click=${this.#rotate}>Rotate</button>
      </div>
    </section>`;
  }

  #renderEnd(): TemplateResult {
    return deletion({
      what: 'endpoint',
      consequence: 'Deliveries stop immediately, including pending ones, and the secret is deleted.',
      isConfirming: this.isConfirming,
      isBusy: isBusy(this),
      onConfirming: (isConfirming) => (this.isConfirming = isConfirming),
      onDelete: () => void this.#remove(),
    });
  }

  async #rotate(): Promise<void> {
    await attempt(
      this,
      () => sandbox.send('POST', 'webhook-endpoint/rotate', toOwner(this.route)),
      () => 'Secret rotated. The old one stays valid for 24 hours',
    );
  }

  async #remove(): Promise<void> {
    await attempt(
      this,
      () =>
        sandbox.send('DELETE', `webhook-endpoint?${new URLSearchParams(toOwner(this.route))}`).finally(() => {
          this.isConfirming = false;
        }),
      () => 'Endpoint deleted',
    );
  }
}
