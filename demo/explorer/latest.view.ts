import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';
import type { LatestPayment } from './read-page.js';

/** The field for a transaction's hash. A plain form, because the page runs no script. */
const search = html`<form class="explorer-search" method="get" action="/explorer/tx" role="search">
  <label for="hash">Hash of a transaction</label>
  <input id="hash" name="hash" required autocomplete="off" spellcheck="false" placeholder="0x…" />
  <button class="button">Show</button>
</form>`;

const row = ({ hash, amount, payer, block }: LatestPayment): Markup =>
  html`<li>
    <a href="/explorer/tx/${hash}">
      <b>${amount}</b>
      <span class="muted">Block ${block}</span>
      <code>${hash}</code>
      <span class="muted">from <code>${payer}</code></span>
    </a>
  </li>`;

/** The last payments, newest first. */
export const latestView = (payments: readonly LatestPayment[], recipient: string): Markup =>
  html`${search}
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <p class="muted">The last ones that the settlement contract <code>${recipient}</code> has taken.</p>
      ${
        payments.length
          ? html`<ol class="payments">
              ${payments.map(row)}
            </ol>`
          : html`<p class="empty">
              None yet. Buy something in <a href="/">the shop</a>, and pay with the sandbox wallet.
            </p>`
      }
    </section>`;
