import { html, nothing, type TemplateResult } from 'lit';
import type { Attempt, SentRequest } from '../../../gateway/store/delivery-table.js';
import { describeResult, isForgotten } from '../../../gateway/wire/delivery-result.js';
import { badge } from '../shared/status.view.js';
import { moment } from '../shared/time.js';

const request = ({ url, headers }: SentRequest, number: number): TemplateResult =>
  html`<details>
    <summary>Request<span class="spoken"> of attempt ${number}</span></summary>
    <dl class="headers">
      <div>
        <dt>POST</dt>
        <dd>${url}</dd>
      </div>
      ${Object.entries(headers).map(
        ([name, value]) =>
          html`<div>
            <dt>${name.toLowerCase()}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </details>`;

const entry = (attempt: Attempt, index: number, all: readonly Attempt[]): TemplateResult => {
  const { atMs, status, error, result, sent } = attempt;
  const number = index + 1;
  const forgotten = isForgotten(attempt, all.slice(0, index));
  return html`<li class=${error === null ? 'event-succeeded' : 'event-failed'}>
    <p class="event-head">
      <b>Attempt ${number}</b>
      ${badge(error === null ? 'good' : 'bad', status === null ? 'No response' : String(status))}
      <time datetime=${new Date(atMs).toISOString()}>${moment(atMs)}</time>
    </p>
    ${error === null ? nothing : html`<p class="event-note">${error}</p>`}
    ${result == null ? nothing : html`<p class="event-note">Result: ${describeResult(result, forgotten)}</p>`}
    ${sent ? request(sent, number) : nothing}
  </li>`;
};

/** The attempts of a delivery, newest first. */
export const attempts = (all: readonly Attempt[]): TemplateResult | typeof nothing =>
  all.length
    ? html`<section aria-labelledby="attempts-title">
        <h3 id="attempts-title">Attempts</h3>
        <ol class="timeline" reversed>
          ${all.map(entry).reverse()}
        </ol>
      </section>`
    : nothing;
