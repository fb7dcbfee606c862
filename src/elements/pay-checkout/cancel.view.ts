import { html, nothing } from 'lit';
import type { CancelController } from '../../controllers/cancel-controller.js';
import { block, phrase } from '../shared/rendering/block.js';
import { supportView, type SupportContext } from '../shared/support.view.js';

const question = ({ state, close }: CancelController, support: SupportContext, onConfirm: () => void): unknown => {
  const { kind } = state;
  const messages = support.messages.checkout;
  const isSending = kind === 'sending';
  const [title, text] = messages.cancelQuestion;
  const outcome = kind === 'refused' ? messages.cancelRefused : messages.cancelUnknown;
  return block(
    html`<dialog part="cancel" aria-labelledby="question" aria-describedby="consequence" @close=${close}>
      ${block(html`<h2 id="question">${title}</h2>`)}${block(html`<p id="consequence">${text}</p>`)}
      <p role="status">${phrase(kind === 'asking' ? nothing : isSending ? messages.cancelling : outcome)}</p>
      <button part="keep-button" class="button" @click=${close}>${phrase(messages.keep)}</button>
      <button part="confirm-button" aria-disabled=${isSending} @click=${onConfirm}>${phrase(messages.cancel)}</button>
      ${kind === 'refused' ? supportView([state.reason], support) : nothing}
    </dialog>`,
  );
};

/**
 * Renders the button, the dialog that asks for confirmation, and the result in it. Only the gateway's answer changes the
 * status of the payment.
 */
export const cancelView = (controller: CancelController, support: SupportContext, onConfirm: () => void): unknown =>
  block(
    html`<button part="cancel-button" @click=${controller.ask}>${phrase(support.messages.checkout.cancel)}</button>${
        controller.state.kind === 'idle' ? nothing : question(controller, support, onConfirm)
      }`,
  );
