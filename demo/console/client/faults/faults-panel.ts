import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Fault } from '../../../gateway/wire/fault.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { Loaded } from '../shared/loaded.js';
import { empty, errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { attempt, isBusy } from '../shared/notice.js';
import { badge } from '../shared/status.view.js';

export type ListedFault = Fault & { readonly id: string; readonly timesLeft: number | null };

/** Describes a fault apart from its kind and route. */
const describeFault = ({ kind, delayMs, status, code, probability, timesLeft, seed, headers }: ListedFault): string =>
  [
    kind === 'status' && `answers ${[status ?? (code ? undefined : 500), code].filter(Boolean).join(' ')}`,
    delayMs && `after ${delayMs} ms`,
    probability !== undefined && `${Math.round(probability * 100)} % of requests`,
    seed !== undefined && `seed ${seed}`,
    timesLeft === null ? 'until it is cleared' : `${timesLeft} left`,
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ]
    .filter(Boolean)
    .join(' · ');

/** The active faults. */
export class FaultsPanel extends LitElement {
  readonly #faults = new Loaded<{ readonly data: readonly ListedFault[] }>(this, () => 'faults');

  constructor() {
    super();
    new FocusKeeper(this, '.text-button', 'h2');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { value } = this.#faults;
    return html`<header class="pane-head">
        <h2 tabindex="-1">Faults</h2>
        ${
          value?.data.length
            ? html`<button
                type="button"
                class="small-button danger"
                aria-disabled=${isBusy(this)}
                @click=${this.#clear}
              >
                Clear all
              </button>`
            : nothing
        }
      </header>
      ${staleWarning(this.#faults)} ${this.#renderList()}`;
  }

  #renderList(): TemplateResult {
    const { value, refusal } = this.#faults;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    if (!value.data.length)
      return empty(
        'No faults',
        'Add one to make routes under /v1 fail on demand. Routes under /sandbox are not affected.',
      );
    return html`<ul class="rows" aria-label="Active faults">
      ${repeat(
        value.data,
        ({ id }) => id,
        (fault) =>
          html`<li class="row plain">
            <code>${fault.route}</code>
            <span class="row-state">${badge('late', fault.kind)}</span>
            <span>${describeFault(fault)}</span>
            <button type="button" class="text-button" aria-disabled=${isBusy(this)} @click=${() => this.#remove(fault)}>
              Remove<span class="spoken"> ${fault.kind} on ${fault.route}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  async #clear(): Promise<void> {
    await attempt(
      this,
      () => sandbox.send('DELETE', 'faults'),
      () => 'All faults are cleared',
    );
  }

  async #remove({ id, kind }: ListedFault): Promise<void> {
    await attempt(
      this,
      () => sandbox.send('DELETE', `faults/${id}`),
      () => `Removed the fault ${kind}`,
    );
  }
}
