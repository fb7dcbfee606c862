import { html, LitElement, type TemplateResult } from 'lit';
import type { Route } from '../route.js';

/** Creates a merchant as a partner would. */
export class NewMerchant extends LitElement {
  static override properties = { route: { attribute: false } };

  declare route: Route;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<header class="detail-head">
        <h2 tabindex="-1">New ${this.route.mode} merchant</h2>
        <p class="muted">As the partner’s server would create it.</p>
      </header>
      <merchant-form .route=${this.route}></merchant-form>`;
  }
}
