import { html, nothing } from 'lit';
import type { Messages } from '../../locales/messages.js';
import type { PayStatusChangeEvent } from '../pay-status/pay-status.events.js';
import { block, phrase } from '../shared/rendering/block.js';
import { keep } from '../shared/rendering/keep.js';

/** The parts of `<pay-status>` that the checkout exports under their own names. */
const STATUS_PARTS = [
  'message',
  'mark',
  'title',
  'text',
  'countdown',
  'note',
  'timeline',
  'timeline-step',
  'timeline-time',
  'redirect',
  'redirect-link',
  'stay-button',
  'retry-button',
].join();

/** The parts to which the focus moves when the part before them is removed. */
export const NEXT_FOCUS = {
  'wallet-open-button': 'wallet-title',
  'wallet-button': 'wallet-title',
  'wallet-back-button': 'wallet-title',
  'wallet-again-button': 'wallet-title',
  'wallet-retry-button': 'wallet-title',
  'wallet-connect-button': 'wallet-title',
  'wallet-declined-button': 'wallet-title',
  option: 'wallet-title',
  'pay-button': 'wallet-title',
  'keep-button': 'cancel-button',
  'confirm-button': 'cancel-button',
};

/** The parts of the page. */
export interface Layout {
  /** Undefined while loading: then only the status is rendered. */
  readonly messages?: Messages;
  /** True if the first answer takes so long that the payment options are shown without it. */
  readonly isUnanswered?: boolean;
  /** Loads the page again; undefined unless code of it is missing, as after a new version was published. */
  readonly onReload?: (() => void) | undefined;
  readonly summary?: unknown;
  /** Loads the payment details again; undefined unless loading has failed. */
  readonly onDetails?: (() => void) | undefined;
  /** Paying with a wallet of this browser. */
  readonly wallet?: unknown;
  /** Absent once the payment can no longer be paid. */
  readonly pay?: unknown;
  /** True once the payment can no longer be paid. */
  readonly isOver?: boolean | undefined;
  /** True if there is a link to the shop, now or at the end: space is reserved for it. */
  readonly returns?: boolean;
  /** True if the page lets its buyer pay with a wallet, now or before: space is reserved for it. */
  readonly offersWallet?: boolean;
  /** The lines of the items and of the link to help: space is reserved for them, before they are shown, too. */
  readonly lines?: number;
  /** True if there is a link to help. */
  readonly helps?: boolean;
  /** Name of the slot for this status; undefined before the first answer. */
  readonly slot?: string | undefined;
  readonly cancel?: unknown;
  readonly receipt?: unknown;
  /** Slotted into the status. */
  readonly nextSteps?: unknown;
  /** The link to the help page, while the next steps do not have it. */
  readonly footer?: unknown;
  readonly support?: unknown;
  readonly onChange: (event: PayStatusChangeEvent) => void;
  /** The status of the last render: it polls, and knows what it has dispatched. */
  readonly kept?: Element | undefined;
}

/** A sentence with a button that mends what it says. */
const noticeView = (part: string, text: string, action: string, onClick: () => void): unknown =>
  block(html`<p part=${part}>${phrase(text)} <button @click=${onClick}>${phrase(action)}</button></p>`);

const slowText = ({ slow: [title, text] }: Messages): unknown => html`<b>${title}</b> ${text}`;

/** Renders the whole element. The text inside `<pay-status>` shows until that element is defined. */
export const layout = ({
  messages,
  isUnanswered,
  onReload,
  summary,
  onDetails,
  wallet,
  pay,
  isOver,
  returns,
  offersWallet,
  lines,
  helps,
  slot,
  ...rest
}: Layout): unknown => {
  const { nextSteps, cancel, receipt, footer, support, onChange, kept } = rest;
  const detailsError =
    messages && onDetails
      ? noticeView('details-error', messages.checkout.detailsFailed, messages.tryAgain, onDetails)
      : nothing;
  const notLoaded =
    messages && onReload
      ? noticeView('not-loaded', messages.checkout.notLoaded, messages.checkout.reload, onReload)
      : nothing;
  return block(
    html`<article
      part="checkout"
      tabindex="-1"
      aria-labelledby="summary"
      class="${isOver ? '' : 'open'} ${returns ? 'returns' : ''} ${offersWallet ? 'offers-wallet' : ''} lines-${lines} ${helps ? 'helps' : ''}"
      lang=${messages?.locale ?? nothing}
      dir=${messages?.dir ?? nothing}
    >
      <div part="rail">${summary}</div>
      <div part="pane" @pay-status-change=${onChange}>
        <div role="status">${detailsError}${notLoaded}</div>
        <pay-status
          part="status"
          shape=${isOver ? 'card' : 'inline'}
          exportparts="card:status-card,support:status-support,support-summary:status-support-summary,error:status-error,copy-support-button:copy-status-support-button,actions:status-actions,${STATUS_PARTS}"
          >${block(html`<p>${messages && isUnanswered ? slowText(messages) : messages?.checkout.loading}</p>`)}
          ${nextSteps}${slot ? html`<slot name=${slot} slot=${slot}></slot>` : nothing}<slot
            name="actions"
            slot="actions"
          ></slot></pay-status
        >${keep(kept)} ${wallet}${pay}${receipt}${cancel}${footer}${support}
      </div>
    </article>`,
  );
};
