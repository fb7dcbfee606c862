import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import type { WebhookEndpoint } from '../../../gateway/wire/webhook-endpoint.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { toOwner, type Route } from '../route.js';
import { attempt, isBusy } from '../shared/notice.js';

/** Form for the endpoint's URL and events. */
export class EndpointForm extends LitElement {
  static override properties = {
    route: { attribute: false },
    endpoint: { attribute: false },
    problem: { state: true },
  };

  declare route: Route;
  declare endpoint: WebhookEndpoint | undefined;
  declare problem: string | undefined;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { url = '', events = WEBHOOK_EVENT_TYPES } = this.endpoint ?? {};
    return html`<form class="form" @submit=${this.#register}>
      <label>
        URL
        <input
          name="url"
          type="url"
          autocomplete="off"
          placeholder="http://localhost:3000/webhooks"
          .value=${url}
          required
        />
      </label>
      <fieldset aria-describedby="events-problem">
        <legend>Events</legend>
        ${WEBHOOK_EVENT_TYPES.map(
          (type) =>
            html`<label class="check">
              <input type="checkbox" name="event" value=${type} .checked=${events.includes(type)} />
              <span>${type.replace('payment.', '')}</span>
            </label>`,
        )}
      </fieldset>
      <p class="problem" id="events-problem">${this.problem ?? nothing}</p>
      <div class="actions">
        <button class="small-button primary" aria-disabled=${isBusy(this)}>
          ${this.endpoint ? 'Save' : 'Register'}
        </button>
      </div>
    </form>`;
  }

  async #register(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const events = form.getAll('event');
    this.problem = events.length ? undefined : 'Choose at least one event';
    if (!events.length) return;
    await attempt(
      this,
      () =>
        sandbox.send<WebhookEndpoint>('PUT', 'webhook-endpoint', {
          ...toOwner(this.route),
          url: form.get('url'),
          events,
        }),
      ({ url }) => `Events go to ${url}`,
    );
  }
}
