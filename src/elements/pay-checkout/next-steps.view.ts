import { html, nothing } from 'lit';
import { getOutcome } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import { isSamePage } from '../../core/url/navigation-url.js';
import type { Messages } from '../../locales/messages.js';
import { block, phrase } from '../shared/rendering/block.js';
import { returnsToShop } from '../shared/returns-to-shop.js';
import type { Links } from './links.js';

/** The inputs of the next steps after an unsuccessful payment. */
export interface NextSteps {
  readonly links: Links;
  /** With `none`, the status does not link back to the shop. */
  readonly redirect: RedirectMode | undefined;
  /** The URL of this page, to which nothing leads back. */
  readonly pageUrl: string;
  /** Leads back in the history; undefined if the buyer has not come from a page of the same site, or the payment was on its way. */
  readonly onBack: (() => void) | undefined;
  readonly onRetry: (event: Event) => void;
  /** True if a dialog around the checkout says how it goes on. */
  readonly isInDialog: boolean;
}

/** The way on where no link leads back to the shop, whose name is in the summary. */
const wayBack = ({ onBack }: NextSteps, { goOn, checkout }: Messages): unknown =>
  onBack
    ? html`<button part="back-button" class="button" @click=${onBack}>${phrase(goOn)}</button>`
    : block(html`<p part="back-to-shop">${checkout.backToShop}</p>`);

/**
 * Renders the way on after a final payment that did not succeed: to try again, or at least where to go. It is slotted into the
 * status, before the way back. For an unknown status there is none, because such a payment may have been paid.
 */
export const nextStepsView = (payment: PaymentStatusResponse, steps: NextSteps, messages: Messages): unknown => {
  if (steps.isInDialog)
    return payment.isFinal ? block(html`<slot name="dialog-end" slot="next-step"></slot>`) : nothing;
  if (getOutcome(payment) !== 'failure') return nothing;
  const { redirect, links, pageUrl, onRetry } = steps;
  const { retryUrl } = links;
  const errorUrl = links.errorUrl && !isSamePage(links.errorUrl, pageUrl) ? links.errorUrl : undefined;
  const isDeadEnd = !retryUrl && !returnsToShop({ redirect, successUrl: undefined, errorUrl });
  return block(
    html`<div part="next-steps" slot="next-step">
      ${isDeadEnd ? wayBack(steps, messages) : nothing}
      ${
        retryUrl
          ? html`<a part="retry-link" class="button" href=${retryUrl} target="_top" @click=${onRetry}
              >${phrase(messages.tryAgain)}</a
            >`
          : nothing
      }
    </div>`,
  );
};
