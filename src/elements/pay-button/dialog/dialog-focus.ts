import type { PayCheckout } from '../../pay-checkout/pay-checkout.js';

/** The headline of the checkout or of the status inside, whichever it shows. */
const findHeadline = ({ shadowRoot: root }: PayCheckout): HTMLElement | null | undefined =>
  root?.querySelector<HTMLElement>('[part="wallet-title"]') ??
  root?.querySelector('pay-status')?.shadowRoot?.querySelector<HTMLElement>('[part="title"]');

/** Finds the element that has the focus, in all shadow trees. */
export const findFocused = (root: DocumentOrShadowRoot | null = document): HTMLElement | null => {
  const { activeElement } = root ?? {};
  const inner = activeElement?.shadowRoot?.activeElement;
  if (inner) return findFocused(activeElement.shadowRoot);
  return activeElement instanceof HTMLElement ? activeElement : null;
};

/** The controls to which only the buyer moves the focus. The first one gets it when the dialog opens. */
const CONTROLS = 'a, button:not([part="close-button"]), input, select, summary';

/**
 * Focuses the headline, or the card until there is one. Returns true if it is the one that stays: that of the ways to pay, or of a
 * payment that cannot be paid any more.
 */
export const focusHeadline = (checkout: PayCheckout): boolean => {
  if (findFocused()?.matches(CONTROLS) && checkout.matches(':focus-within')) return true;
  const headline = findHeadline(checkout);
  const card = checkout.shadowRoot?.querySelector<HTMLElement>('[part="checkout"]');
  (headline ?? card)?.focus();
  const { payment } = checkout;
  return headline?.part.value === 'wallet-title' || (payment !== null && payment.status !== 'requires_action');
};
