import type { LitElement, ReactiveController } from 'lit';

/**
 * When an update removes the focused element, moves the focus to the first of these selectors that matches, or to the
 * container of the host while nothing has been loaded.
 */
export class FocusKeeper implements ReactiveController {
  readonly #host: LitElement;
  readonly #next: readonly string[];
  #focused: Element | null = null;

  constructor(host: LitElement, ...next: readonly string[]) {
    this.#host = host;
    this.#next = next;
    host.addController(this);
  }

  hostUpdate(): void {
    const { activeElement } = document;
    this.#focused = this.#host.contains(activeElement) ? activeElement : null;
  }

  hostUpdated(): void {
    if (!this.#focused || this.#focused.isConnected) return;
    const next = this.#next.map((selector) => this.#host.querySelector<HTMLElement>(selector)).find(Boolean);
    (next ?? this.#host.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: !next });
  }
}
