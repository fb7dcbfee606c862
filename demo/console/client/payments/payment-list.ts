import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';
import type { SandboxPayment } from '../../../gateway/wire/sandbox-payment.js';
import { formatMoney } from '../../../pages/money.js';
import { toHref, toOwner, type Route } from '../route.js';
import { moveByArrows } from '../shared/arrow-keys.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { Loaded } from '../shared/loaded.js';
import { empty, errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { pager } from '../shared/pager.view.js';
import { paymentBadge, getStatusLabel } from '../shared/status.view.js';
import { moment, relative } from '../shared/time.js';

const PAGE_SIZE = 50;
/** Duration of the highlight of a new payment, milliseconds. */
const FRESH_MS = 2_000;

interface PageOfPayments {
  readonly data: readonly SandboxPayment[];
  readonly nextCursor: string | null;
}

const toPath = (route: Route): string => {
  const { status, cursor } = route;
  const query = { ...toOwner(route), limit: String(PAGE_SIZE), ...(status && { status }), ...(cursor && { cursor }) };
  return `payments?${new URLSearchParams(query)}`;
};

/** The payments of a merchant in a mode, newest first. */
export class PaymentListPanel extends LitElement {
  static override properties = { route: { attribute: false }, nowMs: { attribute: false } };

  declare route: Route;
  declare nowMs: number;

  readonly #page = new Loaded<PageOfPayments>(this, () => toPath(this.route));

  constructor() {
    super();
    // The link to another page of the list is removed with the present page.
    new FocusKeeper(this, 'a.row');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { route } = this;
    return html`<header class="pane-head">
        <h2>Payments</h2>
        <a class="small-button primary" href=${toHref({ ...route, selected: 'new' })}>New payment</a>
        <label class="filter">
          <span class="spoken">Status</span>
          <select @change=${this.#filter}>
            <option value="" .selected=${!route.status}>All statuses</option>
            ${PAYMENT_STATUSES.map(
              (status) =>
                html`<option value=${status} .selected=${route.status === status}>${getStatusLabel(status)}</option>`,
            )}
          </select>
        </label>
      </header>
      ${staleWarning(this.#page)} ${this.#renderPage()}`;
  }

  #renderPage(): TemplateResult {
    const { value, refusal } = this.#page;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    if (!value.data.length) return this.#renderEmpty();
    return html`<ul class="rows" aria-label="Payments" @keydown=${moveByArrows}>
        ${repeat(
          value.data,
          ({ paymentId }) => paymentId,
          (payment) => html`<li>${this.#renderRow(payment)}</li>`,
        )}
      </ul>
      ${pager(this.route, value.nextCursor)}`;
  }

  #renderRow({
    paymentId,
    amount,
    status,
    settledAt,
    refundedAt,
    referenceId,
    createdAt,
  }: SandboxPayment): TemplateResult {
    const { route, nowMs } = this;
    const createdAtMs = Date.parse(createdAt);
    return html`<a
      class="row ${nowMs - createdAtMs < FRESH_MS ? 'fresh' : ''}"
      href=${toHref({ ...route, selected: paymentId })}
      aria-current=${route.selected === paymentId ? 'true' : nothing}
    >
      <b class="figure">${formatMoney(amount)}</b>
      <span class="row-state"
        >${settledAt || refundedAt ? html`<span class="quiet">${refundedAt ? 'Refunded' : 'Settled'}</span>` : nothing}${paymentBadge(status)}</span
      >
      <bdi class="cut">${referenceId}</bdi>
      <time datetime=${createdAt} title=${moment(createdAtMs)}>${relative(createdAtMs, nowMs)}</time>
    </a>`;
  }

  #renderEmpty(): TemplateResult {
    const { mode, merchant, status, cursor } = this.route;
    if (status || cursor) return empty('No such payments', 'No payment in this mode matches the filter.');
    if (merchant) return empty('No payments yet', 'Create a payment of this merchant here.');
    if (mode === 'live')
      return empty('No live payments', html`Create one here, or with the API key <code>wcp_live_demo</code>.`);
    return empty('No payments yet', html`Buy something in the <a href="/">shop</a>, or create a payment here.`);
  }

  #filter({ target }: Event): void {
    const { value } = target as HTMLSelectElement;
    const status = (value || undefined) as KnownPaymentStatus | undefined;
    location.hash = toHref({ ...this.route, status, cursor: undefined });
  }
}
