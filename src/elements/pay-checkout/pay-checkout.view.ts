import { html, nothing, type TemplateResult } from 'lit';
import type { PayError } from '../../errors/pay-error.js';
import type { Messages } from '../../locales/messages.js';
import type { PayStatusChangeEvent } from '../pay-status/pay-status.events.js';

/** The parts of the status that a page can style through the checkout. */
const STATUS_PARTS = [
  'mark',
  'title',
  'text',
  'countdown',
  'note',
  'receipt',
  'badge',
  'asset',
  'asset-icon',
  'network-icon',
  'transaction',
  'explorer-link',
  'redirect',
  'redirect-link',
  'stay-button',
  'retry-button',
].join();

type Part = TemplateResult | typeof nothing;

/** What stands in the page. */
export interface Layout {
  readonly messages: Messages;
  readonly summary: TemplateResult;
  /** Asks the gateway again what is paid; undefined unless that has failed. */
  readonly onDetails: (() => void) | undefined;
  /** Absent once the payment cannot be paid any more. */
  readonly pay: Part;
  readonly cancel: Part;
  readonly receipt: Part;
  /** What is wrong, for the developer. */
  readonly error: PayError | undefined;
  readonly onChange: (event: PayStatusChangeEvent) => void;
}

/** The whole element. The words inside of `<pay-status>` are there until it is. */
export const layout = ({ messages, summary, onDetails, pay, ...rest }: Layout): TemplateResult => {
  const { cancel, receipt, error, onChange } = rest;
  return html`<article part="checkout" tabindex="-1" class=${pay === nothing ? '' : 'open'}>
    ${summary}
    ${
      onDetails
        ? html`<p part="details-error">
            ${messages.checkout.detailsFailed} <button @click=${onDetails}>${messages.tryAgain}</button>
          </p>`
        : nothing
    }
    ${pay}
    <pay-status
      part="status"
      exportparts="card:status-card,amount:paid-amount,error:status-error,copy-button:copy-transaction-button,${STATUS_PARTS}"
      @pay-status-change=${onChange}
      ><p>${messages.checkout.loading}</p></pay-status
    >
    ${receipt}${cancel}${error ? html`<p part="error"><bdi>${error.message}</bdi> <code>${error.code}</code></p>` : nothing}
  </article>`;
};
