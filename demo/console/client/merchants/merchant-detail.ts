import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { StrictMerchantDetails } from '../../../gateway/wire/merchant.js';
import { partner } from '../../../pages/client/sandbox.js';
import { toHref, toMerchant, type Panel, type Route } from '../route.js';
import { deletion } from '../shared/deletion.view.js';
import { fact } from '../shared/fact.view.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { Loaded } from '../shared/loaded.js';
import { errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { attempt, isBusy } from '../shared/notice.js';
import { moment } from '../shared/time.js';
import { webLink } from '../shared/web-link.js';

type Merchant = StrictMerchantDetails['merchant'];

/** The logo as buyers see it, with its address, which may lead nowhere. */
const logo = (iconUrl: string): TemplateResult => {
  const url = webLink(iconUrl);
  const hide = ({ target }: Event): void => {
    (target as HTMLElement).hidden = true;
  };
  return html`${url ? html`<img class="merchant-logo" src=${url} alt="" @error=${hide} />` : nothing}<code
      >${iconUrl}</code
    >`;
};

/** Details of a merchant: its fields, the destinations of its settlements, and the forms that change them. */
export class MerchantDetail extends LitElement {
  static override properties = { route: { attribute: false }, isConfirming: { state: true } };

  declare route: Route;
  /** True while the deletion, which cannot be undone, waits for confirmation. */
  declare isConfirming: boolean;

  readonly #merchant = new Loaded<StrictMerchantDetails>(
    this,
    () => `merchants/${encodeURIComponent(this.route.selected ?? '')}`,
    (path) => partner(this.route.mode).get(path),
  );

  constructor() {
    super();
    this.isConfirming = false;
    new FocusKeeper(this, '.end button:last-child', 'h2');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { value, refusal } = this.#merchant;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    const { merchant } = value;
    return html`${staleWarning(this.#merchant)} ${this.#renderHead(merchant)} ${this.#renderFacts(merchant)}
      <settlement-list
        .route=${this.route}
        .merchantId=${merchant.id}
        .settlements=${merchant.settlements}
      ></settlement-list>
      <section aria-labelledby="change-title">
        <h3 id="change-title">Change the merchant</h3>
        <merchant-form .route=${this.route} .merchant=${merchant}></merchant-form>
      </section>
      ${this.#renderEnd(merchant)}`;
  }

  #renderHead({ id, name }: Merchant): TemplateResult {
    const { mode } = this.route;
    const link = (panel: Panel, label: string) =>
      html`<a class="small-button" href=${toHref({ panel, mode, merchant: toMerchant(id) })}>${label}</a>`;
    return html`<header class="detail-head">
        <h2 tabindex="-1"><bdi>${name}</bdi></h2>
      </header>
      <div class="actions">${link('payments', 'Show payments')} ${link('webhooks', 'Show webhooks')}</div>`;
  }

  #renderFacts({ id, email, iconUrl, createdAt }: Merchant): TemplateResult {
    return html`<dl class="facts">
      ${fact('Merchant', html`<code>${id}</code><copy-button .text=${id} what="merchant id"></copy-button>`)}
      ${fact('Mode', this.route.mode === 'live' ? 'Live' : 'Test')} ${fact('Contact', email ?? 'None')}
      ${fact('Logo', iconUrl === null ? 'None' : logo(iconUrl))} ${fact('Created', moment(Date.parse(createdAt)))}
    </dl>`;
  }

  #renderEnd({ id, name }: Merchant): TemplateResult {
    return deletion({
      what: 'merchant',
      consequence: 'It takes no new payments and cannot be changed any more. The payments that it has go on.',
      isConfirming: this.isConfirming,
      isBusy: isBusy(this),
      onConfirming: (isConfirming) => (this.isConfirming = isConfirming),
      onDelete: () => void this.#remove(id, name),
    });
  }

  async #remove(id: string, name: string): Promise<void> {
    const removed = await attempt(
      this,
      () =>
        partner(this.route.mode)
          .send<{ readonly deleted: true }>('DELETE', `merchants/${id}`)
          .finally(() => {
            this.isConfirming = false;
          }),
      () => `Deleted ${name}`,
    );
    if (removed && this.route.selected === id) location.replace(toHref({ ...this.route, selected: undefined }));
  }
}
