import { html, nothing, type TemplateResult } from 'lit';
import type { RedirectController } from '../../controllers/redirect-controller.js';
import type { Messages } from '../../locales/messages.js';

/** The way back to the shop: a countdown that can be stopped, or a link. */
export const redirect = (controller: RedirectController, messages: Messages): TemplateResult | typeof nothing => {
  const { state } = controller;
  if (state.kind === 'none') return nothing;
  const link = html`<a
    part="redirect-link"
    class="button"
    href=${state.url}
    target="_top"
    @click=${controller.onLinkClick}
    >${messages.goOn}</a
  >`;
  if (state.kind === 'offered') return html`<div part="redirect">${link}</div>`;
  const isCounting = state.kind === 'counting';
  return html`<div part="redirect">
    <span class="label">${isCounting ? messages.goingIn(Math.ceil(state.remainingMs / 1000)) : messages.leaving}</span>
    ${link}
    ${
      isCounting
        ? html`<button
            part="stay-button"
            class="quiet"
            @click=${() => {
              controller.stay();
            }}
          >
            ${messages.stay}
          </button>`
        : nothing
    }
  </div>`;
};
