import { html, nothing } from 'lit';
import type { RedirectController } from '../../controllers/redirect-controller.js';
import { formatCountdown } from '../../core/format/duration.js';
import { fillPlural } from '../../locales/fill.js';
import type { Messages } from '../../locales/messages.js';
import { block, phrase } from '../shared/rendering/block.js';

/** Returns the announcement of the redirect for screen readers: once at the start of the countdown, else empty. */
export const leaving = ({ state }: RedirectController, { goingIn, locale }: Messages): string =>
  state.kind !== 'none' && state.isNew ? fillPlural(goingIn, Math.ceil(state.remainingMs / 1000), locale) : '';

/** Renders the link to the shop, and during an automatic redirect the countdown and a button that cancels it. */
export const redirect = (controller: RedirectController, messages: Messages): unknown => {
  const { state } = controller;
  if (state.kind === 'none') return nothing;
  const { kind, url, remainingMs } = state;
  // The countdown is hidden from the accessible name: screen readers would read a focused link again every second.
  const time = html`<bdi aria-hidden="true">${formatCountdown(remainingMs, messages.locale)}</bdi>`;
  return block(
    html`<div part="redirect">
      ${
        remainingMs
          ? html`<button part="stay-button" @click=${controller.cancelRedirect}>${phrase(messages.stay)}</button>`
          : nothing
      }
      <a part="redirect-link" class="button" href=${url} target="_top" @click=${controller.onLinkClick}
        >${phrase(kind === 'leaving' ? messages.leaving : messages.goOn)}
        ${remainingMs ? block(time, true) : nothing}</a
      >
    </div>`,
  );
};
