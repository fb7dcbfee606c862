/** Returns true if an element, or the component around it such as `<pay-checkout>`, has the focus and shows it. */
const hasVisibleFocus = (element: Element): boolean => {
  const root = element.getRootNode() as Document | ShadowRoot;
  const area = 'host' in root ? root.host : element;
  let focused = (area.getRootNode() as Document | ShadowRoot).activeElement;
  if (!area.contains(focused)) return false;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  try {
    return focused?.matches(':focus-visible') ?? false;
  } catch {
    // An old browser does not tell whether the buyer uses a keyboard.
    return false;
  }
};

/**
 * Returns true while the countdown of the redirect has to wait: the buyer points at it, or is in the page with a keyboard or
 * an assistive technology (WCAG 2.2.1). The pointer may rest on the rest of the card, where the buyer has pressed "Pay".
 */
export const holdsRedirect = (element: Element): boolean =>
  element.shadowRoot?.querySelector('[part="redirect"]:hover') != null || hasVisibleFocus(element);
