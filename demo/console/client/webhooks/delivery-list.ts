import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { describeResult } from '../../../gateway/wire/delivery-result.js';
import type { DeliverySummary } from '../../../gateway/wire/webhook-endpoint.js';
import { toHref, toOwner, type Route } from '../route.js';
import { moveByArrows } from '../shared/arrow-keys.js';
import { Loaded } from '../shared/loaded.js';
import { empty, errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { deliveryBadge } from '../shared/status.view.js';
import { moment, relative } from '../shared/time.js';

const LIMIT = 100;

/** The order, `2 attempts`, why the last one failed or what it did, and when the next one is due. */
const describeProgress = ({ referenceId, attempts, dueAtMs }: DeliverySummary, nowMs: number): string => {
  const count = attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`;
  const { error = null, result = null } = attempts.at(-1) ?? {};
  return [
    ...(referenceId === null ? [] : [referenceId]),
    count,
    // A sentence, which ends here with a comma.
    ...(error === null ? [] : [error.replace(/\.$/, '')]),
    ...(result === null ? [] : [`result: ${describeResult(result)}`]),
    ...(dueAtMs === null ? [] : [`next ${relative(dueAtMs, nowMs)}`]),
  ].join(', ');
};

/** Deliveries to the endpoint of a merchant in a mode, newest first. */
export class DeliveryList extends LitElement {
  static override properties = { route: { attribute: false }, nowMs: { attribute: false } };

  declare route: Route;
  declare nowMs: number;

  readonly #deliveries = new Loaded<{ readonly data: readonly DeliverySummary[] }>(
    this,
    () => `deliveries?${new URLSearchParams({ ...toOwner(this.route), limit: String(LIMIT) })}`,
  );

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { route } = this;
    return html`<header class="pane-head">
        <h2>Webhooks</h2>
        <a
          class="small-button"
          href=${toHref({ ...route, selected: 'endpoint' })}
          aria-current=${route.selected === 'endpoint' ? 'true' : nothing}
          >Endpoint</a
        >
      </header>
      ${staleWarning(this.#deliveries)} ${this.#renderList()}`;
  }

  #renderList(): TemplateResult {
    const { value, refusal } = this.#deliveries;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    if (!value.data.length)
      return empty(
        'No deliveries',
        `Register a ${this.route.mode} endpoint to receive an event whenever a payment changes.`,
      );
    return html`<ul class="rows" aria-label="Deliveries" @keydown=${moveByArrows}>
      ${repeat(
        value.data,
        ({ id }) => id,
        (delivery) => html`<li>${this.#renderRow(delivery)}</li>`,
      )}
    </ul>`;
  }

  #renderRow(delivery: DeliverySummary): TemplateResult {
    const { route, nowMs } = this;
    const { id, eventType, state, createdAtMs } = delivery;
    return html`<a
      class="row"
      href=${toHref({ ...route, selected: id })}
      aria-current=${route.selected === id ? 'true' : nothing}
    >
      <b>${eventType}</b>
      <span class="row-state">${deliveryBadge(state)}</span>
      <span>${describeProgress(delivery, nowMs)}</span>
      <time datetime=${new Date(createdAtMs).toISOString()} title=${moment(createdAtMs)}
        >${relative(createdAtMs, nowMs)}</time
      >
    </a>`;
  }
}
