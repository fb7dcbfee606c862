import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';
import type { NamedAddress, ShownTransfer, TransactionPage } from './read-page.js';

const STATUSES: Readonly<Record<TransactionPage['status'], string>> = {
  pending: 'Waits for a block',
  succeeded: 'Succeeded',
  reverted: 'Reverted: nothing was moved',
};

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** `26 Nov 2026, 05:19:48 UTC`, as a time that programs read. */
export const time = (timeS: number): Markup => {
  const date = new Date(timeS * 1_000);
  return html`<time datetime="${date.toISOString()}">${TIME.format(date)} UTC</time>`;
};

const code = (text: string): Markup => html`<code>${text}</code>`;

const address = ({ address: text, name }: NamedAddress): Markup =>
  html`${name === undefined ? '' : html`<span class="address-name">${name}</span> `}<code>${text}</code>`;

const fact = (name: string, value: Markup | string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const countBlocks = (count: number): string => `${count} ${count === 1 ? 'confirmation' : 'confirmations'}`;

const transfers = (all: readonly ShownTransfer[]): Markup | '' =>
  all.length
    ? html`<section aria-labelledby="transfers">
        <h2 id="transfers">Transfers</h2>
        <ol class="transfers">
          ${all.map(
            ({ amount, from, to }) =>
              html`<li>
                <b>${amount}</b>
                <dl class="facts">${fact('From', address(from))} ${fact('To', address(to))}</dl>
              </li>`,
          )}
        </ol>
      </section>`
    : '';

const call = ({ call: { name, parameters }, input }: TransactionPage): Markup | '' =>
  input === '0x'
    ? ''
    : html`<section aria-labelledby="call">
        <h2 id="call">${name === undefined ? 'Input' : html`Call of <code>${name}</code>`}</h2>
        ${
          parameters.length
            ? html`<dl class="facts">${parameters.map(([key, value]) => fact(key, code(value)))}</dl>`
            : ''
        }
        <details>
          <summary>Raw input, ${input.length / 2 - 1} bytes</summary>
          <code class="raw">${input}</code>
        </details>
      </section>`;

/** What the chain says of a transaction. */
export const transactionView = (page: TransactionPage): Markup => {
  const { hash, status, block, confirmations, timeS, from, to, created, value, paid, gas, nonce } = page;
  return html`<p class="meaning">${page.call.meaning}</p>
    <section aria-label="Overview">
      <dl class="facts">
        ${fact('Status', html`<span class="status ${status}">${STATUSES[status]}</span>`)}
        ${block === undefined ? '' : fact('Block', html`${block} <span class="muted">${countBlocks(confirmations)}</span>`)}
        ${timeS === undefined ? '' : fact('Time', time(timeS))} ${fact('Transaction', code(hash))}
        ${fact('From', address(from))} ${to ? fact('To', address(to)) : ''}
        ${created ? fact('Created', address(created)) : ''} ${fact('Value', value)}
        ${gas ? html`${fact('Fee', gas.fee)} ${fact('Gas used', gas.used)}` : ''} ${fact('Nonce', String(nonce))}
      </dl>
    </section>
    ${paid.map(
      ({ key, payer, amount }) =>
        html`<section aria-label="Payment">
          <h2>Payment</h2>
          <dl class="facts">
            ${fact('Amount', html`<b>${amount}</b>`)} ${fact('Payer', code(payer))} ${fact('Payment key', code(key))}
          </dl>
        </section>`,
    )}
    ${transfers(page.transfers)} ${call(page)}`;
};
