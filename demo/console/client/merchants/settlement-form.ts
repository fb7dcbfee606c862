import { html, LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { StrictCreatedSettlements, StrictCryptoSettlement } from '../../../gateway/wire/settlement.js';
import { partner } from '../../../pages/client/sandbox.js';
import type { Route } from '../route.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { readFields } from '../shared/form.js';
import { attempt, isBusy } from '../shared/notice.js';
import { addressField } from './address-field.view.js';
import { findAssetName, getChain, isSameAsset, readAssets } from './known-assets.js';

/** Adds the destination of an asset that has none. */
export class SettlementForm extends LitElement {
  static override properties = {
    route: { attribute: false },
    merchantId: { attribute: false },
    taken: { attribute: false },
  };

  declare route: Route;
  declare merchantId: string;
  /** The destinations that exist. */
  declare taken: readonly StrictCryptoSettlement[];

  readonly #assets = readAssets(document.body.dataset);

  constructor() {
    super();
    new FocusKeeper(this, '.note');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const free = this.#assets.filter(({ asset }) => !this.taken.some((one) => isSameAsset(one.asset, asset)));
    const [first] = free;
    if (!first) return html`<p class="note" tabindex="-1">Each asset of the sandbox has a destination.</p>`;
    return html`<form class="form" @submit=${this.#add}>
      <label>
        Asset
        <select name="asset">
          ${repeat(
            free,
            ({ asset }) => asset,
            ({ asset, name }) => html`<option value=${asset}>${name}</option>`,
          )}
        </select>
      </label>
      ${addressField('Address', getChain(first.asset))}
      <div class="actions">
        <button class="small-button primary" aria-disabled=${isBusy(this)}>Add destination</button>
      </div>
    </form>`;
  }

  async #add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { asset = '', address = '' } = readFields(form);
    const added = await attempt(
      this,
      () =>
        partner(this.route.mode).send<StrictCreatedSettlements>(
          'POST',
          `merchants/${this.merchantId}/settlements/crypto`,
          { settlements: [{ asset, destination: `${getChain(asset)}:${address}` }] },
        ),
      () => `${findAssetName(this.#assets, asset) ?? asset} goes to ${address}`,
    );
    if (added) form.reset();
  }
}
