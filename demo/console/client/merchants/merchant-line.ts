import { html, LitElement, type TemplateResult } from 'lit';
import type { StrictMerchantDetails } from '../../../gateway/wire/merchant.js';
import { partner } from '../../../pages/client/sandbox.js';
import { PANEL_NAMES } from '../frame.view.js';
import { toHref, type Route } from '../route.js';
import { Loaded } from '../shared/loaded.js';

/** Names the merchant whose payments or webhooks a panel shows, and leads back to those of the shop. */
export class MerchantLine extends LitElement {
  static override properties = { route: { attribute: false } };

  declare route: Route;

  readonly #merchant = new Loaded<StrictMerchantDetails>(
    this,
    () => `merchants/${encodeURIComponent(this.route.merchant ?? '')}`,
    (path) => partner(this.route.mode).get(path),
  );

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { panel, mode } = this.route;
    return html`<p class="merchant-line">
      <span>${PANEL_NAMES[panel]} of ${this.#renderName()}</span>
      <a href=${toHref({ panel, mode })}>Back to the shop’s</a>
    </p>`;
  }

  #renderName(): TemplateResult {
    const { value, refusal } = this.#merchant;
    const { mode, merchant = '' } = this.route;
    if (!value && refusal?.code === 'not_found')
      return html`<code>${merchant}</code>, which was deleted or never existed`;
    return html`<a href=${toHref({ panel: 'merchants', mode, selected: merchant })}
      ><bdi>${value?.merchant.name ?? merchant}</bdi></a
    >`;
  }
}
