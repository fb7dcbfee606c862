import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { GATEWAY_ERROR_CODES } from '../../../gateway/wire/error-codes.js';
import { FAULT_KINDS, KINDS_WITH_DELAY, type FaultKind } from '../../../gateway/wire/fault-kinds.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { readFields } from '../shared/form.js';
import { attempt, isBusy } from '../shared/notice.js';
import { PRESETS } from './presets.js';
import { readFault } from './read-fault.js';

const ROUTES = [
  '* /v1/*',
  'GET /v1/gateway/*',
  'POST /v1/payments',
  'GET /v1/payments/*',
  'POST /v1/payments/*/cancel',
  'POST /v1/refunds',
];

/** Adds a fault, common or custom. */
export class FaultForm extends LitElement {
  static override properties = { kind: { state: true } };

  declare kind: FaultKind;

  constructor() {
    super();
    this.kind = 'delay';
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="presets-title">
        <h3 id="presets-title">Common faults</h3>
        <ul class="presets">
          ${PRESETS.map(
            ({ name, meaning, fault }) =>
              html`<li>
                <button
                  type="button"
                  class="preset"
                  aria-disabled=${isBusy(this)}
                  @click=${() => this.#add(fault, name)}
                >
                  <b>${name}</b> <span>${meaning}</span>
                </button>
              </li>`,
          )}
        </ul>
      </section>
      <section aria-labelledby="form-title">
        <h3 id="form-title">Custom fault</h3>
        ${this.#renderForm()}
      </section>`;
  }

  #renderForm(): TemplateResult {
    return html`<form class="form" @submit=${this.#submit}>
      <label>
        Route
        <input name="route" list="routes" autocomplete="off" value="GET /v1/gateway/*" required />
        <datalist id="routes">${ROUTES.map((route) => html`<option>${route}</option>`)}</datalist>
      </label>
      <label>
        Kind
        <select name="kind" @change=${this.#choose}>
          ${Object.entries(FAULT_KINDS).map(([kind, text]) => html`<option value=${kind}>${kind}: ${text}</option>`)}
        </select>
      </label>
      <div class="pair">
        <label>
          Delay, ms
          <input
            name="delayMs"
            type="number"
            min="0"
            ?required=${KINDS_WITH_DELAY.includes(this.kind)}
            placeholder="0"
          />
        </label>
        ${
          this.kind === 'status'
            ? html`<label>Status <input name="status" type="number" min="200" max="599" placeholder="500" /></label>
                <label>
                  Code
                  <select name="code">
                    <option value="">default of the status</option>
                    ${GATEWAY_ERROR_CODES.map((code) => html`<option>${code}</option>`)}
                  </select>
                </label>`
            : nothing
        }
      </div>
      <details>
        <summary>Frequency and headers</summary>
        <div class="pair">
          <label>Times <input name="times" type="number" min="1" placeholder="until cleared" /></label>
          <label>
            Probability
            <input name="probability" type="number" min="0" max="1" step="any" placeholder="1" />
          </label>
        </div>
        <label>Seed <input name="seed" type="number" placeholder="none: another order each time" /></label>
        <label>Headers, one per line <textarea name="headers" rows="2" placeholder="Retry-After: 5"></textarea></label>
      </details>
      <div class="actions">
        <button class="small-button primary" aria-disabled=${isBusy(this)}>Add fault</button>
      </div>
    </form>`;
  }

  #choose({ target }: Event): void {
    this.kind = (target as HTMLSelectElement).value as FaultKind;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const fault = readFault(readFields(event.target as HTMLFormElement));
    await this.#add(fault, `the fault ${this.kind}`);
  }

  async #add(fault: object, name: string): Promise<void> {
    await attempt(
      this,
      () => sandbox.send('POST', 'faults', fault),
      () => `Added ${name}`,
    );
  }
}
