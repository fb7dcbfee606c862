import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { StrictSettlements } from '../../../gateway/wire/settlement.js';
import type { Route } from '../route.js';
import { FocusKeeper } from '../shared/focus-keeper.js';

/** The destinations of a merchant's settlements. */
export class SettlementList extends LitElement {
  static override properties = {
    route: { attribute: false },
    merchantId: { attribute: false },
    settlements: { attribute: false },
  };

  declare route: Route;
  declare merchantId: string;
  declare settlements: StrictSettlements;

  constructor() {
    super();
    // A destination that was removed had the focus.
    new FocusKeeper(this, '.settlement button', 'select', 'h3');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { route, merchantId, settlements } = this;
    const { crypto } = settlements;
    return html`<section aria-labelledby="settlements-title">
      <h3 id="settlements-title" tabindex="-1">Settlements</h3>
      <p class="muted">The account that gets the merchant’s money, for each asset.</p>
      ${
        crypto.length
          ? html`<ul class="settlements" aria-label="Crypto destinations">
              ${repeat(
                crypto,
                ({ id }) => id,
                (settlement) =>
                  html`<li class="settlement">
                    <settlement-row
                      .route=${route}
                      .merchantId=${merchantId}
                      .settlement=${settlement}
                    ></settlement-row>
                  </li>`,
              )}
            </ul>`
          : html`<p class="note">No destinations yet.</p>`
      }
      <settlement-form .route=${route} .merchantId=${merchantId} .taken=${crypto}></settlement-form>
      ${this.#renderFiat()}
    </section>`;
  }

  #renderFiat(): TemplateResult | typeof nothing {
    const { fiat } = this.settlements;
    if (!fiat.length) return nothing;
    return html`<h4>Bank accounts</h4>
      <p class="muted">Only shown: nothing is ever paid to a bank account.</p>
      <ul class="settlements" aria-label="Bank accounts">
        ${fiat.map(
          ({ id, status, bankType }) =>
            html`<li>
              <b>${bankType}</b> <span class="quiet">${status}</span>
              <p><code>${id}</code></p>
            </li>`,
        )}
      </ul>`;
  }
}
