import type { ElementPorts } from '../../browser/element-ports.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { RedirectMode, RedirectPlan } from '../../controllers/redirect-controller.js';
import { redirectTarget } from '../../core/redirect-target.js';
import { DEFAULT_REDIRECT_DELAY_MS } from '../shared/payment-element.js';
import { holdsRedirect } from './holds-redirect.js';
import type { Configuration } from './pay-status.configuration.js';

/** Returns where an element redirects the buyer, and how; undefined if it does not. */
export const getRedirectPlan = (
  element: Element & { readonly redirectDelay: number },
  payment: PaymentStatusResponse | null,
  configuration: Configuration | undefined,
  { mode, ports }: { readonly mode: RedirectMode; readonly ports: ElementPorts },
): RedirectPlan | undefined => {
  const { redirectDelay } = element;
  const pageUrl = ports.navigation.currentUrl();
  const target = configuration && redirectTarget(payment, configuration.paymentId, configuration, pageUrl);
  // A removed or invalid attribute must not mean "at once".
  const delayMs = Number.isFinite(redirectDelay) && redirectDelay >= 0 ? redirectDelay : DEFAULT_REDIRECT_DELAY_MS;
  return target && { target, mode, delayMs, ports, isHeld: () => holdsRedirect(element) };
};
