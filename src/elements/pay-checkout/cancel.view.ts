import { html, nothing, type TemplateResult } from 'lit';
import type { CancelController } from '../../controllers/cancel-controller.js';
import { supportView, type SupportContext } from '../shared/support.view.js';

/** Renders the confirmation prompt and the result. Only the gateway's answer changes the status of the payment. */
export const cancelView = (
  { state, ask, close }: CancelController,
  support: SupportContext,
  onConfirm: () => void,
): TemplateResult => {
  const { kind } = state;
  const messages = support.messages.checkout;
  if (kind === 'idle') return html`<button part="cancel-button" @click=${ask}>${messages.cancel}</button>`;
  const isSending = kind === 'sending';
  const [title, text] = messages.cancelQuestion;
  const outcome = kind === 'refused' ? messages.cancelRefused : messages.cancelUnknown;
  return html`<div part="cancel" role="group" aria-labelledby="question">
    <p id="question"><b>${title}</b> ${text}</p>
    <p role="status">${kind === 'asking' ? nothing : isSending ? messages.cancelling : outcome}</p>
    <button part="keep-button" class="button" @click=${close}>${messages.keep}</button>
    <button part="confirm-button" aria-disabled=${isSending} @click=${onConfirm}>${messages.cancel}</button>
    ${kind === 'refused' ? supportView([state.reason], support) : nothing}
  </div>`;
};
