import { html, nothing } from 'lit';
import type { Messages } from '../../locales/messages.js';
import type { PayStatusChangeEvent } from '../pay-status/pay-status.events.js';
import type { DialogContext } from './outline.js';
import { icon } from '../shared/icon.view.js';
import * as icons from '../shared/icons.js';
import { block, phrase } from '../shared/rendering/block.js';
import { keep } from '../shared/rendering/keep.js';

/** The parts of `<pay-status>` that the checkout exports under their own names. */
const STATUS_PARTS = [
  'message',
  'mark',
  'title',
  'text',
  'note',
  'timeline',
  'timeline-step',
  'timeline-time',
  'redirect',
  'redirect-text',
  'redirect-link',
  'stay-button',
  'retry-button',
].join();

/** The parts to which the focus moves when the part before them is removed. */
export const NEXT_FOCUS = {
  'wallet-title': 'wallet-title',
  'wallet-button': 'wallet-title',
  'wallet-back-button': 'wallet-title',
  'wallet-again-button': 'wallet-title',
  'wallet-store-link': 'wallet-title',
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
  /** The classes of the card, which decide on its layout. */
  readonly classes: readonly string[];
  /** True if the first answer takes so long that the ways to pay are offered without it. */
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
  /** The wallets that have announced themselves after the layout was chosen without any. */
  readonly late?: unknown;
  /** Name of the slot for this status; undefined before the first answer. */
  readonly slot?: string | undefined;
  readonly receipt?: unknown;
  /** Slotted into the status, before the way back. */
  readonly nextSteps?: unknown;
  readonly support?: unknown;
  /** The links and buttons at the end of the tray. */
  readonly footer?: unknown;
  readonly cancel?: unknown;
  /** The dialog around it, if any: it has slots for its controls. */
  readonly dialog?: DialogContext | undefined;
  readonly onChange: (event: PayStatusChangeEvent) => void;
  /** The status of the last render: it polls, and knows what it has dispatched. */
  readonly kept?: Element | undefined;
}

/** A sentence with a button that mends what it says. */
const noticeView = (part: string, text: string, action: string, onClick: () => void): unknown =>
  block(
    html`<p part=${part} class="note">
      ${icon(icons.again)}
      <span>${phrase(text)} <button class="inline" @click=${onClick}>${phrase(action)}</button></span>
    </p>`,
  );

const slowText = ({ slow: [title, text] }: Messages): unknown => html`<b>${title}</b> ${text}`;

/** Renders the whole element. The text inside `<pay-status>` shows until that element is defined. */
export const layout = ({
  messages,
  classes,
  isUnanswered,
  onReload,
  summary,
  onDetails,
  wallet,
  pay,
  slot,
  ...rest
}: Layout): unknown => {
  const { late, nextSteps, cancel, receipt, footer, support, dialog, onChange, kept } = rest;
  const isCovered = dialog?.isAsking ?? false;
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
      aria-labelledby="merchant amount"
      class=${classes.join(' ')}
      lang=${messages?.locale ?? nothing}
      dir=${messages?.dir ?? nothing}
    >
      <div part="rail" ?inert=${isCovered}>${summary}${dialog ? html`<slot name="dialog-close"></slot>` : nothing}</div>
      <div part="pane" ?inert=${isCovered} @pay-status-change=${onChange}>
        <pay-status
          part="status"
          shape="page"
          exportparts="card:status-card,support:status-support,support-summary:status-support-summary,error:status-error,copy-support-button:copy-status-support-button,actions:status-actions,${STATUS_PARTS}"
          >${block(html`<p>${messages && isUnanswered ? slowText(messages) : messages?.checkout.loading}</p>`)}
          ${nextSteps}${slot ? html`<slot name=${slot} slot=${slot}></slot>` : nothing}<slot
            name="actions"
            slot="actions"
          ></slot></pay-status
        >${keep(kept)} ${wallet}${pay}${late}${receipt}
        <div class="notices" role="status">${detailsError}${notLoaded}</div>
        ${support}
      </div>
      ${footer}${cancel}${dialog ? html`<slot name="dialog-over"></slot>` : nothing}
    </article>`,
  );
};
