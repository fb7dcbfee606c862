import { html, LitElement, type TemplateResult } from 'lit';
import { sandbox } from '../../../pages/client/sandbox.js';
import { readFields } from '../shared/form.js';
import { attempt, isBusy } from '../shared/notice.js';
import { clockTime, distance, fullDay, moment } from '../shared/time.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ADVANCES: readonly (readonly [label: string, ms: number])[] = [
  ['1 minute', MINUTE_MS],
  ['5 minutes', 5 * MINUTE_MS],
  ['1 hour', HOUR_MS],
  ['1 day', DAY_MS],
];

const UNITS: readonly (readonly [label: string, ms: number])[] = [
  ['seconds', 1_000],
  ['minutes', MINUTE_MS],
  ['hours', HOUR_MS],
  ['days', DAY_MS],
];

/** The gateway's clock, which can only be advanced. */
export class ClockPanel extends LitElement {
  static override properties = { nowMs: { attribute: false }, offsetMs: { attribute: false } };

  declare nowMs: number;
  /** Offset from the computer's clock, milliseconds. */
  declare offsetMs: number;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { nowMs, offsetMs } = this;
    return html`<header class="pane-head"><h2>Clock</h2></header>
      <div class="clock">
        <p class="clock-time"><time datetime=${new Date(nowMs).toISOString()}>${clockTime(nowMs)}</time></p>
        <p>${fullDay(nowMs)}</p>
        <p class="muted">${offsetMs ? `${distance(offsetMs)} ahead of this computer` : 'In step with this computer'}</p>
      </div>
      <section aria-labelledby="forward-title">
        <h3 id="forward-title">Advance the clock</h3>
        <p class="muted">
          Everything that falls due in between runs first: payments expire and settle, webhooks are retried.
        </p>
        <div class="actions advances">
          ${ADVANCES.map(
            ([label, ms]) =>
              html`<button
                type="button"
                class="small-button"
                data-repeats
                aria-disabled=${isBusy(this)}
                @click=${() => this.#advance(ms)}
              >
                + ${label}
              </button>`,
          )}
        </div>
        <form class="form" @submit=${this.#submit}>
          <div class="pair">
            <label>By <input name="count" type="number" min="1" max="1000000" value="28" required /></label>
            <label>
              Unit
              <select name="unit">
                ${UNITS.map(([label, ms]) => html`<option value=${ms} ?selected=${label === 'hours'}>${label}</option>`)}
              </select>
            </label>
          </div>
          <div class="actions">
            <button class="small-button primary" aria-disabled=${isBusy(this)}>Advance</button>
          </div>
        </form>
      </section>`;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { count, unit } = readFields(event.target as HTMLFormElement);
    await this.#advance(Number(count) * Number(unit));
  }

  async #advance(advanceMs: number): Promise<void> {
    await attempt(
      this,
      () => sandbox.send<{ readonly nowMs: number }>('POST', 'clock', { advanceMs }),
      ({ nowMs }) => `${distance(advanceMs)} later: ${moment(nowMs)}`,
    );
  }
}
