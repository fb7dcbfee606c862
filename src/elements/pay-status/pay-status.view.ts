import { html, nothing } from 'lit';
import { fillNodes } from '../shared/fill-nodes.js';
import { fillPlural } from '../../locales/fill.js';
import type { StatusMessages } from '../../locales/messages.js';
import { countdownView } from '../shared/countdown.view.js';
import * as icons from '../shared/icons.js';
import { markView } from '../shared/mark.view.js';
import { noteView } from '../shared/note.view.js';
import { block, phrase } from '../shared/rendering/block.js';
import type { CheckoutContext } from './checkout-context.js';
import type { View } from './pay-status.model.js';
import { getRing, getTone } from './status-looks.js';

/** The parts of the card besides the view model. */
export interface Details {
  /** Undefined while they are loading: then no text is rendered. */
  readonly messages?: StatusMessages;
  /** Time left to pay, milliseconds; undefined without a countdown. */
  readonly remainingMs?: number | undefined;
  readonly checkout?: CheckoutContext | undefined;
  readonly receipt?: unknown;
  readonly timeline?: unknown;
  readonly redirect?: unknown;
  /** True while a sentence says that the buyer is taken back. */
  readonly isLeaving?: boolean;
  /** Announcement of the redirect or of a refund for screen readers; empty if there is none. */
  readonly announcement?: string;
  readonly onRetry?: () => void;
  readonly support?: unknown;
}

/** The remaining times that are announced to screen readers, which would otherwise read every second. */
const MILESTONES_S = [10, 30, 60, 300];
/** The time that an announcement stays in the live region, until it is no longer correct. */
const ANNOUNCEMENT_S = 5;

/** Returns the announcement for the remaining time; empty between the milestones. */
const getMilestoneText = (
  remainingMs: number | undefined,
  { secondsLeft, minutesLeft, locale }: StatusMessages,
): string => {
  const left = Number(remainingMs) / 1000;
  const seconds = MILESTONES_S.find((each) => each >= left && each < left + ANNOUNCEMENT_S);
  if (!seconds) return '';
  return fillPlural(seconds < 60 ? secondsLeft : minutesLeft, seconds % 60 || seconds / 60, locale);
};

/**
 * A problem of the connection is announced instead of a text that was announced before, but for the warning not to pay. Of a
 * status that the page around covers, only the problem is announced, or what the page asks.
 */
const getSpokenText = ({ look, wording: [title, text], isCovered, note }: View, prompt: string | undefined): string => {
  if (isCovered) return note ?? prompt ?? '';
  const spoken = note && look.tone === 'late' ? `${text} ${note}` : note || text;
  return title && spoken ? `${title}. ${spoken}` : '';
};

/** The headline: in a checkout, that of success says what was paid to whom. */
const titleView = ({ look, wording: [title] }: View, { messages, checkout }: Details): unknown => {
  const { amount, merchantName } = checkout ?? {};
  const isPaid = messages && look.tone === 'success' && amount && merchantName;
  const values = { amount: html`<bdi>${amount}</bdi>`, merchant: html`<bdi>${merchantName}</bdi>` };
  return html`<h2 part="title" class=${look.tone === 'success' && checkout ? 'paid' : ''} tabindex="-1">
    ${phrase(isPaid ? fillNodes(messages.checkout.paidTitle, values) : title)}
  </h2>`;
};

const messageView = (view: View, details: Details): unknown => {
  const { look, wording, isCalm, isCovered } = view;
  const { messages, remainingMs, checkout, isLeaving } = details;
  if (isCovered) return nothing;
  const text = look.tone === 'success' && checkout && isLeaving ? '' : wording[1];
  return html`${markView(look.symbol, getRing(look, remainingMs))}
    <div class="words">
      ${titleView(view, details)} ${messages && !checkout ? countdownView(remainingMs, messages) : nothing}
      ${text ? block(html`<p part="text" class=${isCalm ? 'calm-text' : ''}>${text}</p>`) : nothing}
    </div>`;
};

/** Renders the whole element. */
export const card = (view: View, details: Details): unknown => {
  const { look, slot, note, isOffline, isCovered, retry } = view;
  const { messages, remainingMs, checkout, receipt, timeline, redirect, announcement, onRetry, support } = details;
  const hint = messages && (announcement || getMilestoneText(remainingMs, messages));
  // An animation means that the status is polled.
  const isPolled = !isOffline && !retry;
  const classes = [
    getTone(look, remainingMs),
    look.ring === 'turns' && isPolled ? 'working' : '',
    look.tone === 'working' && isPolled ? 'running' : '',
    checkout ? 'within' : '',
    isCovered ? 'covered' : '',
  ];
  return block(
    html`<section
      part="card"
      class=${classes.filter(Boolean).join(' ')}
      lang=${messages?.locale ?? nothing}
      dir=${messages?.dir ?? nothing}
    >
      <div part="message">
        ${messageView(view, details)} ${slot ? html`<slot name=${slot}></slot>` : nothing}
        ${note ? noteView('note', isOffline ? icons.offline : icons.again, note) : nothing}
      </div>
      ${timeline}${redirect}${receipt}
      <div part="actions">
        ${
          retry
            ? html`<button part="retry-button" class="button ${note ? 'secondary' : ''}" @click=${onRetry}>
                ${phrase(messages?.checkAgain)}
              </button>`
            : nothing
        }
        <slot name="actions"></slot>${support}
      </div>
      <p role="status" class="spoken">${phrase(getSpokenText(view, checkout?.prompt))}</p>
      <p role="status" class="spoken">${phrase(hint)}</p>
    </section>`,
  );
};
