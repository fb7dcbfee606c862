import { html, LitElement, type TemplateResult } from 'lit';
import { sandbox } from '../../../pages/client/sandbox.js';
import { toOwner, type Route } from '../route.js';
import { attempt, isBusy } from '../shared/notice.js';
import { readFields } from '../shared/form.js';
import { fieldTime } from '../shared/time.js';

const DAY_MS = 86_400_000;

/** Resends failed deliveries since a time, or replays missing events. */
export class ResendForm extends LitElement {
  static override properties = { route: { attribute: false }, nowMs: { attribute: false } };

  declare route: Route;
  declare nowMs: number;

  /** Default: one day before the form was opened. */
  #since = '';

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(): void {
    this.#since ||= fieldTime(this.nowMs - DAY_MS);
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="resend-title">
      <h3 id="resend-title">Resend</h3>
      <p class="muted">Resend failed deliveries, or replay events that were never received, at most 14 days back.</p>
      <form class="form" @submit=${this.#send}>
        <label>Since <input name="since" type="datetime-local" step="1" value=${this.#since} required /></label>
        <div class="actions">
          <button class="small-button" value="resend" aria-disabled=${isBusy(this)}>Resend failed</button>
          <button class="small-button" value="replay" aria-disabled=${isBusy(this)}>Replay missing</button>
        </div>
      </form>
    </section>`;
  }

  async #send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { since = '' } = readFields(event.target as HTMLFormElement);
    const what = (event.submitter as HTMLButtonElement | null)?.value === 'replay' ? 'replay' : 'resend';
    await attempt(
      this,
      () =>
        sandbox.send<{ readonly count: number }>('POST', `deliveries/${what}`, {
          ...toOwner(this.route),
          since: new Date(since).toISOString(),
        }),
      ({ count }) => `${count} ${count === 1 ? 'event is' : 'events are'} queued for delivery`,
    );
  }
}
