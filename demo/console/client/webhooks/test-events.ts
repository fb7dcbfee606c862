import { html, LitElement, type TemplateResult } from 'lit';
import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { sandbox } from '../../../pages/client/sandbox.js';
import { toOwner, type Route } from '../route.js';
import { attempt, isBusy } from '../shared/notice.js';

/** Sends a sample event of any type to the endpoint. */
export class TestEvents extends LitElement {
  static override properties = { route: { attribute: false } };

  declare route: Route;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="test-title">
      <h3 id="test-title">Send a test event</h3>
      <p class="muted">Sample data of a fictitious payment, with <code>live: false</code>.</p>
      <div class="actions">
        ${WEBHOOK_EVENT_TYPES.map(
          (type) =>
            html`<button
              type="button"
              class="small-button"
              aria-label="Send ${type}"
              aria-disabled=${isBusy(this)}
              @click=${() => this.#send(type)}
            >
              ${type.replace('payment.', '')}
            </button>`,
        )}
      </div>
    </section>`;
  }

  async #send(type: string): Promise<void> {
    await attempt(
      this,
      () => sandbox.send('POST', 'webhook-endpoint/test', { ...toOwner(this.route), type }),
      () => `Sent a sample of ${type}`,
    );
  }
}
