import { html, nothing, type TemplateResult } from 'lit';
import type { SandboxEvent } from '../../../gateway/wire/sandbox-payment.js';
import { toHref, type Route } from '../route.js';
import { json } from '../shared/json.view.js';
import { deliveryBadge } from '../shared/status.view.js';
import { clockTime, distance, moment } from '../shared/time.js';

const deliveries = ({ deliveries: all }: SandboxEvent, { mode, merchant }: Route): TemplateResult | typeof nothing =>
  all.length
    ? html`<span class="sent">
        ${all.map(
          ({ id, state }) =>
            html`<a href=${toHref({ panel: 'webhooks', mode, merchant, selected: id })}
              >Webhook<span class="spoken">: </span>${deliveryBadge(state)}</a
            >`,
        )}
      </span>`
    : nothing;

const formatDelay = (afterMs: number | undefined): string => {
  if (afterMs === undefined) return 'Start';
  return afterMs < 1_000 ? 'Immediately' : `${distance(afterMs)} later`;
};

const entry = (event: SandboxEvent, before: SandboxEvent | undefined, route: Route): TemplateResult => {
  const { type, createdAt, data } = event;
  const atMs = Date.parse(createdAt);
  const afterMs = before && atMs - Date.parse(before.createdAt);
  return html`<li class=${type.replace('payment.', 'event-')}>
    <p class="event-head">
      <b>${type}</b> <span class="chip" title="payment_state_version">v${data.payment_state_version}</span>
      <time datetime=${createdAt} title=${moment(atMs)}>${clockTime(atMs)}</time>
    </p>
    <p class="event-note">${formatDelay(afterMs)} ${deliveries(event, route)}</p>
    <details>
      <summary>Snapshot<span class="spoken"> of ${type}</span></summary>
      ${json(JSON.stringify(data))}
    </details>
  </li>`;
};

/** The events of a payment in chronological order. */
export const timeline = (events: readonly SandboxEvent[], route: Route): TemplateResult =>
  html`<section aria-labelledby="timeline-title">
    <h3 id="timeline-title">Timeline</h3>
    <ol class="timeline">
      ${events.map((event, index) => entry(event, events[index - 1], route))}
    </ol>
  </section>`;
