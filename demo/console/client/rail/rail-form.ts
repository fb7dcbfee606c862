import { html, LitElement, type TemplateResult } from 'lit';
import type { SandboxRailSettings } from '../../../gateway/wire/rail.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { readFields } from '../shared/form.js';
import { Loaded } from '../shared/loaded.js';
import { errorMessage, loading } from '../shared/message.view.js';
import { attempt, isBusy } from '../shared/notice.js';
import { readRailSettings } from './read-rail-settings.js';

const SWITCHES = [
  ['noFunds', 'No account has funds'],
  ['sanctioned', 'The buyer is sanctioned (451)'],
  ['failsExecution', 'Execution fails'],
] as const;

const DETAILS = [
  ['none', 'Not required'],
  ['schema', 'Asked for by the wallet (schema)'],
  ['url', 'Asked for on a page (url)'],
] as const;

/** The form of the failures to simulate when a wallet pays. */
export class RailForm extends LitElement {
  readonly #settings = new Loaded<SandboxRailSettings>(this, () => 'rail');

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="rail-title">
      <h3 id="rail-title">Wallet payments</h3>
      ${this.#renderForm()}
    </section>`;
  }

  #renderForm(): TemplateResult {
    const { value, refusal } = this.#settings;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    return html`<form class="form" @submit=${this.#submit}>
      ${SWITCHES.map(
        ([name, label]) =>
          html`<label class="check"><input name=${name} type="checkbox" .checked=${value[name]} /> ${label}</label>`,
      )}
      <label>
        Prices are valid for, seconds
        <input
          name="quoteSeconds"
          type="number"
          min="1"
          max="86400"
          placeholder="120"
          .value=${String(value.quoteSeconds ?? '')}
        />
      </label>
      <label>
        Details of the buyer
        <select name="details">
          ${DETAILS.map(
            ([mode, label]) => html`<option value=${mode} ?selected=${mode === value.details}>${label}</option>`,
          )}
        </select>
      </label>
      <div class="actions">
        <button class="small-button primary" aria-disabled=${isBusy(this)}>Apply</button>
      </div>
    </form>`;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const settings = readRailSettings(readFields(event.target as HTMLFormElement));
    await attempt(
      this,
      () => sandbox.send('PUT', 'rail', settings),
      () => 'Applied to wallet payments',
    );
  }
}
