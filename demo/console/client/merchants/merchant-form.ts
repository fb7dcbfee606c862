import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { StrictCreatedMerchant, StrictMerchant, StrictUpdatedMerchant } from '../../../gateway/wire/merchant.js';
import { partner } from '../../../pages/client/sandbox.js';
import { toHref, type Route } from '../route.js';
import { readFields } from '../shared/form.js';
import { attempt, isBusy } from '../shared/notice.js';

type Changes = Readonly<Record<string, string | null>>;

/** The fields of the form that differ from the merchant. An icon of the sandbox itself is no URL that may be sent back. */
const findChanges = (
  { merchantName, merchantEmail, iconUrl = null }: Partial<Changes>,
  { name, email, iconUrl: icon }: StrictMerchant,
): Changes => ({
  ...(merchantName && merchantName !== name && { merchantName }),
  ...(merchantEmail && merchantEmail !== email && { merchantEmail }),
  ...(iconUrl !== icon && { iconUrl }),
});

/** Form for the name, the contact and the logo of a merchant. */
export class MerchantForm extends LitElement {
  static override properties = {
    route: { attribute: false },
    merchant: { attribute: false },
    problem: { state: true },
  };

  declare route: Route;
  /** Undefined for a new one. */
  declare merchant: StrictMerchant | undefined;
  declare problem: string | undefined;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { merchant } = this;
    return html`<form class="form" @submit=${this.#submit}>
      <label>
        Name
        <input name="merchantName" autocomplete="off" maxlength="256" .value=${merchant?.name ?? ''} required />
      </label>
      <label>
        Contact
        <input
          name="merchantEmail"
          type="email"
          autocomplete="off"
          placeholder="billing@shop.example"
          .value=${merchant?.email ?? ''}
          ?required=${merchant?.email !== null}
        />
      </label>
      <label>
        Logo URL
        <input
          name="iconUrl"
          type="url"
          autocomplete="off"
          maxlength="2048"
          placeholder="https://"
          .value=${merchant?.iconUrl ?? ''}
        />
      </label>
      <p class="problem" role="alert">${this.problem ?? nothing}</p>
      <div class="actions">
        <button class="small-button primary" aria-disabled=${isBusy(this)}>
          ${merchant ? 'Save' : 'Create merchant'}
        </button>
      </div>
    </form>`;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const fields = readFields(event.target as HTMLFormElement);
    if (this.merchant) await this.#change(this.merchant.id, findChanges(fields, this.merchant));
    else await this.#create(fields);
  }

  async #create(fields: Changes): Promise<void> {
    const created = await attempt(
      this,
      () => partner(this.route.mode).send<StrictCreatedMerchant>('POST', 'merchants', fields),
      ({ merchant }) => `Created ${merchant.name}`,
    );
    if (created)
      location.hash = toHref({ ...this.route, selected: created.merchant.id, search: undefined, cursor: undefined });
  }

  async #change(id: string, changes: Changes): Promise<void> {
    const isChanged = Object.keys(changes).length > 0;
    this.problem = isChanged ? undefined : 'Change a field first';
    if (!isChanged) return;
    await attempt(
      this,
      () => partner(this.route.mode).send<StrictUpdatedMerchant>('PATCH', `merchants/${id}`, changes),
      ({ merchant }) => `Changed ${merchant.name}`,
    );
  }
}
