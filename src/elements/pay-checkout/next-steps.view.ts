import { html, nothing } from 'lit';
import { getKnownStatus, getOutcome } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import { isSamePage } from '../../core/url/navigation-url.js';
import type { Messages } from '../../locales/messages.js';
import { block, phrase } from '../shared/rendering/block.js';
import { returnsToShop } from '../shared/returns-to-shop.js';
import { stateName } from '../shared/state-name.js';
import { HAS_NEXT_STEPS, helpLink } from './help.view.js';
import type { Links } from './links.js';

/** The inputs of the next steps after an unsuccessful payment. */
export interface NextSteps {
  readonly links: Links;
  /** With `none`, the status does not link back to the shop. */
  readonly redirect: RedirectMode | undefined;
  /** The URL of this page, to which nothing leads back. */
  readonly pageUrl: string;
  readonly merchantName: string | undefined;
  readonly onRetry: (event: Event) => void;
}

/**
 * Renders the way on after a final payment that did not succeed: to try again, to get help, or at least where to go. For an
 * unknown status only help, because such a payment may have been paid. It is slotted into the status, below its text.
 */
export const nextStepsView = (
  payment: PaymentStatusResponse,
  { redirect, links, pageUrl, merchantName, onRetry }: NextSteps,
  messages: Messages,
): unknown => {
  const { tryAgain, checkout } = messages;
  const status = getKnownStatus(payment);
  const slot = stateName(status);
  const outcome = getOutcome(payment);
  const isUnsuccessful = outcome !== undefined && HAS_NEXT_STEPS[outcome];
  if (status && !isUnsuccessful) return nothing;
  const { retryUrl, helpUrl } = links;
  const errorUrl = links.errorUrl && !isSamePage(links.errorUrl, pageUrl) ? links.errorUrl : undefined;
  const help = helpUrl ? helpLink(helpUrl, messages) : nothing;
  if (!isUnsuccessful) return helpUrl ? block(html`<div part="next-steps" slot=${slot}>${help}</div>`) : nothing;
  const isDeadEnd = !retryUrl && !returnsToShop({ redirect, successUrl: undefined, errorUrl });
  return block(
    html`<div part="next-steps" slot=${slot}>
      ${
        isDeadEnd
          ? block(
              html`<p part="back-to-shop">
                ${checkout.backToShop}${merchantName ? html` <b><bdi>${merchantName}</bdi></b>` : nothing}
              </p>`,
            )
          : nothing
      }
      ${
        retryUrl
          ? html`<a part="retry-link" class="button" href=${retryUrl} target="_top" @click=${onRetry}
              >${phrase(tryAgain)}</a
            >`
          : nothing
      }
      ${help}
    </div>`,
  );
};
