import { html, nothing, type TemplateResult } from 'lit';
import type { PayError } from '../../core/errors/pay-error.js';
import type { Messages } from '../../locales/messages.js';
import type { PayStatusChangeEvent } from '../pay-status/pay-status.events.js';

/** The parts of the status that a page can style through the checkout. */
const STATUS_PARTS = [
  'message',
  'mark',
  'title',
  'text',
  'countdown',
  'note',
  'receipt',
  'paid',
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
  /** Undefined while they are under way: then nothing but the status is there, which has to be. */
  readonly messages?: Messages;
  readonly summary?: TemplateResult;
  /** Asks the gateway again what is paid; undefined unless that has failed. */
  readonly onDetails?: (() => void) | undefined;
  /** Absent once the payment cannot be paid any more. */
  readonly pay?: Part;
  /** Whether it cannot be paid any more. */
  readonly isOver?: boolean | undefined;
  /** Whether there is a way back to the shop, now or at the end: room is kept for it. */
  readonly returns?: boolean;
  /** Where the page's own content for this status goes; undefined before the gateway said anything. */
  readonly slot?: string | undefined;
  readonly cancel?: Part;
  readonly receipt?: Part;
  /** What is wrong, for the developer. */
  readonly error?: PayError | undefined;
  readonly onChange: (event: PayStatusChangeEvent) => void;
}

/** The whole element. The words inside of `<pay-status>` are there until it is. */
export const layout = ({
  messages,
  summary,
  onDetails,
  pay,
  isOver,
  returns,
  slot,
  ...rest
}: Layout): TemplateResult => {
  const { cancel, receipt, error, onChange } = rest;
  const detailsError =
    messages && onDetails
      ? html`<p part="details-error">
          ${messages.checkout.detailsFailed} <button @click=${onDetails}>${messages.tryAgain}</button>
        </p>`
      : nothing;
  return html`<article
    part="checkout"
    tabindex="-1"
    aria-labelledby="summary"
    class="${isOver ? '' : 'open'} ${returns ? 'returns' : ''}"
    lang=${messages?.locale ?? nothing}
    dir=${messages?.dir ?? nothing}
  >
    ${summary}
    <div role="status">${detailsError}</div>
    <pay-status
      part="status"
      shape=${isOver ? 'card' : 'inline'}
      exportparts="card:status-card,amount:paid-amount,error:status-error,actions:status-actions,reference:transaction-reference,copy-button:copy-transaction-button,${STATUS_PARTS}"
      @pay-status-change=${onChange}
      ><p>${messages?.checkout.loading}</p>
      ${slot ? html`<slot name=${slot} slot=${slot}></slot>` : nothing}<slot name="actions" slot="actions"></slot
    ></pay-status>
    ${pay}${receipt}${cancel}${error ? html`<p part="error" lang="en"><bdi>${error.message}</bdi> <code>${error.code}</code></p>` : nothing}
  </article>`;
};
