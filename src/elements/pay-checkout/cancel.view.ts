import { html, nothing } from 'lit';
import type { CancelController } from '../../controllers/cancel-controller.js';
import type { Messages } from '../../locales/messages.js';
import { block, phrase } from '../shared/rendering/block.js';
import { supportView, type SupportContext } from '../shared/support.view.js';
import type { WalletSection } from './wallet-section.js';

/** Renders the button that starts the cancellation. */
export const cancelButton = ({ ask }: CancelController, { messages }: SupportContext<Messages>): unknown =>
  html`<button part="cancel-button" class="quiet" @click=${ask}>${phrase(messages.checkout.cancel)}</button>`;

/**
 * Renders the dialog that asks for confirmation, and the result in it. Only the gateway's answer changes the status of the
 * payment.
 */
export const cancelDialog = (
  { state, close }: CancelController,
  support: SupportContext<Messages>,
  wallet: Pick<WalletSection, 'mayHaveSent'>,
  onConfirm: () => void,
): unknown => {
  const { kind } = state;
  if (kind === 'idle') return nothing;
  const messages = support.messages.checkout;
  const isSending = kind === 'sending';
  const [title, text] = messages.cancelQuestion;
  const outcome = kind === 'refused' ? messages.cancelRefused : messages.cancelUnknown;
  return block(
    html`<dialog part="cancel" aria-labelledby="question" aria-describedby="consequence" @close=${close}>
      ${block(html`<h2 id="question">${title}</h2>`)}
      <div id="consequence">
        ${block(html`<p>${text}</p>`)} ${wallet.mayHaveSent ? block(html`<p>${messages.mayStillLeave}</p>`) : nothing}
      </div>
      <p role="status">${phrase(kind === 'asking' ? nothing : isSending ? messages.cancelling : outcome)}</p>
      <div class="stack">
        <button part="keep-button" class="button" @click=${close}>${phrase(messages.keep)}</button>
        <button part="confirm-button" class="button secondary" aria-disabled=${isSending} @click=${onConfirm}>
          ${phrase(messages.cancel)}
        </button>
      </div>
      ${kind === 'refused' ? supportView([state.reason], support) : nothing}
    </dialog>`,
  );
};
