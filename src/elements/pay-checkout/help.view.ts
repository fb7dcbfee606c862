import { html, nothing, type TemplateResult } from 'lit';
import { getOutcome, type PaymentOutcome } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { Messages } from '../../locales/messages.js';
import { newTab } from '../shared/new-tab.view.js';
import { block, phrase } from '../shared/rendering/block.js';
import type { Links } from './links.js';

/** The lines for which the link has its space. */
export const HELP_LINES = 2;

/** Renders the link to the help page. */
export const helpLink = (helpUrl: string, messages: Messages): TemplateResult =>
  html`<a part="help-link" href=${helpUrl} target="_blank" rel="noreferrer"
    >${phrase(messages.checkout.help)}${newTab(messages)}</a
  >`;

/** Whether the buyer of a payment that has ended so is shown next steps, which have the link then. */
export const HAS_NEXT_STEPS: Readonly<Record<PaymentOutcome, boolean>> = { open: false, success: false, failure: true };

/** False for an answer that does not say how the payment has ended: its next steps have the link. */
const hasFooter = (outcome: PaymentOutcome | undefined): boolean => outcome !== undefined && !HAS_NEXT_STEPS[outcome];

/** Renders the link at the end of the page, unless the next steps have it: there is one. */
export const helpFooter = (payment: PaymentStatusResponse | null, { helpUrl }: Links, messages: Messages): unknown =>
  helpUrl && (!payment || hasFooter(getOutcome(payment)))
    ? block(html`<footer part="footer">${helpLink(helpUrl, messages)}</footer>`)
    : nothing;
