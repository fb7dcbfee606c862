import { html, nothing, type TemplateResult } from 'lit';
import type { RedirectController } from '../../controllers/redirect-controller.js';
import type { Messages } from '../../locales/messages.js';

/** The way back to the shop: a link, and while the page goes there by itself, a countdown that can be stopped. */
export const redirect = (controller: RedirectController, messages: Messages): TemplateResult | typeof nothing => {
  const { state } = controller;
  if (state.kind === 'none') return nothing;
  const seconds = Math.ceil(state.remainingMs / 1000);
  const label = state.kind === 'leaving' ? messages.leaving : seconds ? messages.goingIn(seconds) : messages.goOn;
  return html`<div part="redirect">
    <a part="redirect-link" class="button" href=${state.url} target="_top" @click=${controller.onLinkClick}>${label}</a>
    ${seconds ? html`<button part="stay-button" @click=${controller.stay}>${messages.stay}</button>` : nothing}
  </div>`;
};
