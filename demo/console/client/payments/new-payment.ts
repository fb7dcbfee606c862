import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { currencyDigits } from 'pay-status/contract';
import type { SandboxPayment } from '../../../gateway/wire/sandbox-payment.js';
import { formatMoney } from '../../../pages/money.js';
import { toHref, toOwner, type Route } from '../route.js';
import { sandbox } from '../../../pages/client/sandbox.js';
import { toMinorUnits } from '../shared/amounts.js';
import { attempt, isBusy } from '../shared/notice.js';
import { readFields } from '../shared/form.js';

/** Includes currencies with two, no and three decimals. */
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'KWD'] as const;
const LONGEST_LIFETIME_MIN = 525_600;

/** Creates a payment as a merchant would. */
export class NewPayment extends LitElement {
  static override properties = {
    route: { attribute: false },
    nowMs: { attribute: false },
    problem: { state: true },
  };

  declare route: Route;
  declare nowMs: number;
  declare problem: string | undefined;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<header class="detail-head">
        <h2 tabindex="-1">New ${this.route.mode} payment</h2>
        <p class="muted">As the merchant’s server would create it.</p>
      </header>
      <form class="form" @submit=${this.#create}>
        <div class="pair">
          <label>
            Amount
            <input
              name="amount"
              inputmode="decimal"
              autocomplete="off"
              value="24.00"
              required
              aria-invalid=${this.problem ? 'true' : 'false'}
              aria-describedby="amount-problem"
            />
          </label>
          <label>
            Currency
            <select name="currency">
              ${CURRENCIES.map((currency) => html`<option>${currency}</option>`)}
            </select>
          </label>
        </div>
        <p class="problem" id="amount-problem">${this.problem ?? nothing}</p>
        <label>
          Reference
          <input name="referenceId" autocomplete="off" maxlength="35" value="order 1" required />
        </label>
        <label>
          Expires in, minutes
          <input name="minutes" type="number" min="1" max=${LONGEST_LIFETIME_MIN} placeholder="5" />
        </label>
        <details>
          <summary>Redirects</summary>
          <label>Success URL <input name="successUrl" type="url" autocomplete="off" placeholder="https://" /></label>
          <label>Error URL <input name="errorUrl" type="url" autocomplete="off" placeholder="https://" /></label>
        </details>
        <div class="actions">
          <button class="small-button primary" aria-disabled=${isBusy(this)}>Create payment</button>
        </div>
      </form>`;
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const {
      amount = '',
      currency = '',
      referenceId = '',
      minutes,
      ...urls
    } = readFields(event.target as HTMLFormElement);
    const decimals = currencyDigits(currency);
    const value = toMinorUnits(amount, decimals);
    this.problem = value === undefined ? `Write an amount with at most ${decimals} decimals, such as 24` : undefined;
    if (value === undefined) return;
    const created = await attempt(
      this,
      () =>
        sandbox.send<SandboxPayment>('POST', 'payments', {
          ...toOwner(this.route),
          amount: { unit: `iso4217/${currency}`, value },
          referenceId,
          ...(Object.keys(urls).length && { checkout: urls }),
          ...(minutes && { expiresAt: Math.floor(this.nowMs / 1_000) + Number(minutes) * 60 }),
        }),
      (payment) => `Created a payment of ${formatMoney(payment.amount)}`,
    );
    if (created)
      location.hash = toHref({ ...this.route, selected: created.paymentId, status: undefined, cursor: undefined });
  }
}
