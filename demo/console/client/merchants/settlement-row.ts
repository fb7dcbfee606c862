import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { StrictCryptoSettlement } from '../../../gateway/wire/settlement.js';
import { partner } from '../../../pages/client/sandbox.js';
import type { Route } from '../route.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { readFields } from '../shared/form.js';
import { attempt, isBusy } from '../shared/notice.js';
import { addressField } from './address-field.view.js';
import { findAssetName, getAddress, getChain, readAssets } from './known-assets.js';

/** The destination of an asset, which can be changed and removed. */
export class SettlementRow extends LitElement {
  static override properties = {
    route: { attribute: false },
    merchantId: { attribute: false },
    settlement: { attribute: false },
    isChanging: { state: true },
  };

  declare route: Route;
  declare merchantId: string;
  declare settlement: StrictCryptoSettlement;
  declare isChanging: boolean;

  readonly #assets = readAssets(document.body.dataset);

  constructor() {
    super();
    this.isChanging = false;
    new FocusKeeper(this, 'button');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { asset, destination } = this.settlement;
    const known = findAssetName(this.#assets, asset);
    const name = known ?? asset;
    return html`<div class="settlement-head">
        ${known === undefined ? html`<code>${asset}</code>` : html`<b>${known}</b>`}
        <button
          type="button"
          class="text-button"
          aria-label="Change the destination of ${name}"
          aria-expanded=${this.isChanging ? 'true' : 'false'}
          @click=${this.#toggle}
        >
          Change
        </button>
        <button
          type="button"
          class="text-button"
          aria-label="Remove the destination of ${name}"
          aria-disabled=${isBusy(this)}
          @click=${() => this.#remove(name)}
        >
          Remove
        </button>
      </div>
      <p class="account"><code>${destination}</code><copy-button .text=${destination} what="account"></copy-button></p>
      ${this.isChanging ? this.#renderForm() : nothing}`;
  }

  #renderForm(): TemplateResult {
    const { asset, destination } = this.settlement;
    return html`<form class="form" @submit=${this.#change}>
      ${addressField('New address', getChain(asset), getAddress(destination))}
      <div class="actions">
        <button class="small-button primary" aria-disabled=${isBusy(this)}>Save address</button>
      </div>
    </form>`;
  }

  async #toggle(): Promise<void> {
    this.isChanging = !this.isChanging;
    await this.updateComplete;
    this.querySelector<HTMLInputElement>('input')?.select();
  }

  get #path(): string {
    return `merchants/${this.merchantId}/settlements/crypto/${this.settlement.id}`;
  }

  async #change(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { asset } = this.settlement;
    const { address } = readFields(event.target as HTMLFormElement);
    const changed = await attempt(
      this,
      () =>
        partner(this.route.mode).send<StrictCryptoSettlement>('PUT', this.#path, {
          destination: `${getChain(asset)}:${address}`,
        }),
      () => `${findAssetName(this.#assets, asset) ?? asset} goes to ${address}`,
    );
    if (changed) this.isChanging = false;
  }

  async #remove(name: string): Promise<void> {
    await attempt(
      this,
      () => partner(this.route.mode).send('DELETE', this.#path),
      () => `${name} has no destination any more`,
    );
  }
}
