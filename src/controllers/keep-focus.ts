import type { ReactiveControllerHost } from 'lit';

/** An element that renders into a shadow tree. */
type FocusHost = ReactiveControllerHost & Pick<Element, 'shadowRoot'>;

/**
 * Keeps the focus inside its host when the focused control is removed, so that keyboard users need not start from the top of
 * the page. The focus moves to the part that `next` names for the removed part, otherwise to the container of the host.
 */
export const keepFocus = (host: FocusHost, next: Readonly<Record<string, string>>): void => {
  let focused: Element | null | undefined;
  host.addController({
    hostUpdate() {
      focused = host.shadowRoot?.activeElement;
    },
    hostUpdated() {
      // The control may have been rendered anew, and have the focus again.
      if (!focused || focused.isConnected || host.shadowRoot?.activeElement) return;
      const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector);
      // The control itself may be no part, such as the input in a label.
      const part = focused.closest('[part]')?.getAttribute('part') ?? '';
      (find(`[part=${next[part] ?? 'none'}]`) ?? find('[tabindex]'))?.focus();
    },
  });
};
