import type { ReactiveControllerHost } from 'lit';

/** An element that renders into a shadow tree. */
type FocusHost = ReactiveControllerHost & Pick<Element, 'shadowRoot'>;

/**
 * Keeps the focus in its host when what had it goes: the keyboard must not have to start from the top of the page. It
 * goes to the part that `next` names for the one that went, else to what can have it without being a control.
 */
export const keepFocus = (host: FocusHost, next: Readonly<Record<string, string>>): void => {
  let focused: Element | null | undefined;
  host.addController({
    hostUpdate() {
      focused = host.shadowRoot?.activeElement;
    },
    hostUpdated() {
      if (!focused || focused.isConnected) return;
      const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector);
      (find(`[part=${next[focused.part.value] ?? 'none'}]`) ?? find('[tabindex]'))?.focus();
    },
  });
};
