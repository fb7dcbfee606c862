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

/** Focuses the headline, or the card until there is one. */
export const focusHeadline = (checkout: PayCheckout): void => {
  const card = checkout.shadowRoot?.querySelector<HTMLElement>('[part="checkout"]');
  (findHeadline(checkout) ?? card)?.focus();
};
