import { html, nothing } from 'lit';
import type { DialogMessages } from '../../../locales/dialog-messages.js';
import type { Messages } from '../../../locales/messages.js';
import { phrase } from '../../shared/rendering/block.js';
import { CLOSE_ICON } from './chip.view.js';
import type { LeaveReason } from './closing.js';

/** The content for the slots of the checkout, and its event handlers. */
interface SlottedProps {
  readonly texts: DialogMessages;
  readonly messages: Messages | undefined;
  readonly leave: LeaveReason | undefined;
  readonly walletName: string | undefined;
  /** The state of the payment, which is announced while the question covers it. */
  readonly state: string;
  /** Undefined while the payment goes on. */
  readonly end: 'paid' | 'failed' | 'ended' | undefined;
  readonly onClose: () => void;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
  /** Closes a result that the buyer has seen. */
  readonly onEnd: () => void;
  readonly onAgain: () => void;
  readonly onDrag: (event: PointerEvent) => void;
}

const getQuestion = ({ texts, leave, walletName }: SlottedProps): readonly [title: string, text: string] => {
  const { leaveSent, leaveAsked, leaveUnsure } = texts;
  if (leave === 'sent') return leaveSent;
  if (leave === 'unsure') return leaveUnsure;
  const fill = (text: string): string => text.replaceAll('{wallet}', () => walletName ?? '');
  return [fill(leaveAsked[0]), fill(leaveAsked[1])];
};

const leaveView = (props: SlottedProps): unknown => {
  const { texts, state, onKeep, onLeave } = props;
  const [title, text] = getQuestion(props);
  // Chinese and Japanese have no space between sentences.
  const space = text.endsWith('。') ? '' : ' ';
  return html`<div class="veil">
    <section
      part="leave"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <h2 part="leave-title" id="leave-title" tabindex="-1">${phrase(title)}</h2>
      <p part="leave-text" id="leave-text">${phrase(text + space + texts.watching)}</p>
      <div class="actions">
        <button part="leave-keep-button" class="button" @click=${onKeep}>${phrase(texts.keepOpen)}</button>
        <button part="leave-close-button" class="button secondary" @click=${onLeave}>${phrase(texts.leave)}</button>
      </div>
      <p role="status" class="spoken">${phrase(state)}</p>
    </section>
  </div>`;
};

/** One button after success; after a failure, to try again comes before closing. */
const endView = ({ end, texts, messages, onEnd, onAgain }: SlottedProps): unknown => {
  if (end === 'paid')
    return html`<button part="done-button" class="button" @click=${onEnd}>${phrase(texts.done)}</button>`;
  const isFailed = end === 'failed';
  return html`${
      isFailed
        ? html`<button part="again-button" class="button" @click=${onAgain}>${phrase(messages?.tryAgain)}</button>`
        : nothing
    }<button part="end-button" class="button ${isFailed ? 'secondary' : ''}" @click=${onEnd}>
      ${phrase(texts.close)}
    </button>`;
};

/** Renders the controls of the dialog into the slots of the checkout. */
export const slottedView = (props: SlottedProps): unknown => {
  const { texts, leave, end, onClose, onDrag } = props;
  return html`<button
      part="close-button"
      slot="dialog-close"
      lang=${texts.locale}
      dir=${texts.dir}
      aria-label=${texts.close}
      title=${texts.close}
      @click=${onClose}
    >
      ${CLOSE_ICON}
    </button>
    <div class="over" slot="dialog-over" lang=${texts.locale} dir=${texts.dir}>
      <span part="handle" aria-hidden="true" @pointerdown=${onDrag}></span>${leave ? leaveView(props) : nothing}
    </div>
    ${end ? html`<div class="end" slot="dialog-end" lang=${texts.locale} dir=${texts.dir}>${endView(props)}</div>` : nothing}`;
};
