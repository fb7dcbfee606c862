import { html, nothing } from 'lit';
import type { Messages } from '../../locales/messages.js';
import { block, phrase } from '../shared/rendering/block.js';

/** Renders the end of the tray: the link to help in every state, and the button that cancels while that is possible. */
export const footerView = (
  helpUrl: string | undefined,
  cancelButton: unknown,
  messages: Messages,
  isInert = false,
): unknown =>
  helpUrl || cancelButton !== nothing
    ? block(
        html`<footer part="footer" ?inert=${isInert}>
          ${
            helpUrl
              ? html`<a part="help-link" class="quiet" href=${helpUrl} target="_blank" rel="noreferrer"
                  >${phrase(messages.checkout.help)}<span class="spoken"> ${phrase(messages.newTab)}</span></a
                >`
              : nothing
          }${cancelButton}
        </footer>`,
      )
    : nothing;
