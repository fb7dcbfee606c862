import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Delivery } from '../../../gateway/store/delivery-table.js';
import { toHref, toMerchant, type Route } from '../route.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { json } from '../shared/json.view.js';
import { Loaded } from '../shared/loaded.js';
import { errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { attempt, isBusy } from '../shared/notice.js';
import { deliveryBadge } from '../shared/status.view.js';
import { moment, relative } from '../shared/time.js';
import { attempts } from './attempts.view.js';

type Detail = Delivery & { readonly paymentId: string; readonly referenceId: string; readonly body: string };

/** Details of a delivery: its attempts and its request. */
export class DeliveryDetail extends LitElement {
  static override properties = { route: { attribute: false }, nowMs: { attribute: false } };

  declare route: Route;
  declare nowMs: number;

  readonly #delivery = new Loaded<Detail>(this, () => `deliveries/${encodeURIComponent(this.route.selected ?? '')}`);

  constructor() {
    super();
    new FocusKeeper(this, 'h2');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { value, refusal } = this.#delivery;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    return html`${staleWarning(this.#delivery)}
      <header class="detail-head">
        <p class="badges">${deliveryBadge(value.state)}</p>
        <h2 tabindex="-1">${value.eventType}</h2>
        <button type="button" class="small-button" aria-disabled=${isBusy(this)} @click=${() => this.#resend(value)}>
          Resend
        </button>
      </header>
      ${this.#renderFacts(value)} ${attempts(value.attempts)}
      <section aria-labelledby="body-title">
        <h3 id="body-title">Body <copy-button .text=${value.body} what="body"></copy-button></h3>
        ${json(value.body)}
      </section>`;
  }

  #renderFacts({
    id,
    eventId,
    paymentId,
    referenceId,
    merchantId,
    mode,
    createdAtMs,
    dueAtMs,
  }: Detail): TemplateResult {
    const payment = toHref({ panel: 'payments', mode, merchant: toMerchant(merchantId), selected: paymentId });
    return html`<dl class="facts">
      <div>
        <dt>Delivery</dt>
        <dd><code>${id}</code><copy-button .text=${id} what="delivery id"></copy-button></dd>
      </div>
      <div>
        <dt>Event</dt>
        <dd><code>${eventId}</code><copy-button .text=${eventId} what="event id"></copy-button></dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>
          <a href=${payment}><code>${paymentId}</code></a>
        </dd>
      </div>
      <div>
        <dt>Order</dt>
        <dd>${referenceId}</dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>${moment(createdAtMs)}</dd>
      </div>
      ${
        dueAtMs === null
          ? nothing
          : html`<div>
              <dt>Next attempt</dt>
              <dd>${moment(dueAtMs)} (${relative(dueAtMs, this.nowMs)})</dd>
            </div>`
      }
    </dl>`;
  }

  async #resend({ id, merchantId, mode }: Detail): Promise<void> {
    await attempt(
      this,
      () => sandbox.send('POST', `deliveries/${encodeURIComponent(id)}/resend`, { merchantId, mode }),
      () => 'Queued for delivery again',
    );
  }
}
