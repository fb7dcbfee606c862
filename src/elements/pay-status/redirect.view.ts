import { html, nothing, type TemplateResult } from 'lit';
import type { RedirectController } from '../../controllers/redirect-controller.js';
import { formatCountdown } from '../../core/format/duration.js';
import { fillPlural } from '../../locales/fill.js';
import type { Messages } from '../../locales/messages.js';

/** What is said when the page is about to go there: once, and not each second. */
export const leaving = ({ state }: RedirectController, { goingIn, locale }: Messages): string =>
  state.kind !== 'none' && state.isNew ? fillPlural(goingIn, Math.ceil(state.remainingMs / 1000), locale) : '';

/** The way back to the shop: a link, and while the page goes there by itself, a countdown that can be stopped. */
export const redirect = (controller: RedirectController, messages: Messages): TemplateResult | typeof nothing => {
  const { state } = controller;
  if (state.kind === 'none') return nothing;
  const { kind, url, remainingMs } = state;
  // The time is no part of its name, which screen readers would say anew each second while it has the focus.
  return html`<div part="redirect">
    <a part="redirect-link" class="button" href=${url} target="_top" @click=${controller.onLinkClick}
      >${kind === 'leaving' ? messages.leaving : messages.goOn}
      ${remainingMs ? html`<bdi aria-hidden="true">${formatCountdown(remainingMs, messages.locale)}</bdi>` : nothing}</a
    >
    ${remainingMs ? html`<button part="stay-button" @click=${controller.cancelRedirect}>${messages.stay}</button>` : nothing}
  </div>`;
};
