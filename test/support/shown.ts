import type {
  PayStatusChangeEvent,
  PayStatusErrorEvent,
  PayStatusFinalEvent,
  PayStatusRedirectEvent,
} from '../../src/elements/pay-status/pay-status.events.js';
import type { PayStatus } from '../../src/elements/pay-status/pay-status.js';

const EVENTS = ['pay-status-change', 'pay-status-final', 'pay-status-error', 'pay-status-redirect'] as const;

const readText = (node: Node | null | undefined): string | undefined => node?.textContent?.replace(/\s+/g, ' ').trim();

/** The rendered content and the events of a `<pay-status>`. */
export class Shown {
  /** The events of the element, in order. */
  readonly events: Event[] = [];

  constructor(readonly element: PayStatus) {
    for (const type of EVENTS) element.addEventListener(type, (event) => this.events.push(event));
  }

  get changes(): PayStatusChangeEvent[] {
    return this.events.filter((event): event is PayStatusChangeEvent => event.type === 'pay-status-change');
  }

  get finals(): PayStatusFinalEvent[] {
    return this.events.filter((event): event is PayStatusFinalEvent => event.type === 'pay-status-final');
  }

  get errors(): PayStatusErrorEvent['error'][] {
    return this.events
      .filter((event): event is PayStatusErrorEvent => event.type === 'pay-status-error')
      .map(({ error }) => error);
  }

  get redirects(): PayStatusRedirectEvent[] {
    return this.events.filter((event): event is PayStatusRedirectEvent => event.type === 'pay-status-redirect');
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  part(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[part~="${name}"]`);
  }

  /** The text of a part; undefined when it is not shown. */
  text(part: string): string | undefined {
    return readText(this.part(part));
  }

  /** The title and the sentence of the status. */
  get words(): [string | undefined, string | undefined] {
    return [this.text('title'), this.text('text')];
  }

  /** The visible text of the card, without text for screen readers only. */
  get all(): string {
    const card = this.part('card')!.cloneNode(true) as HTMLElement;
    for (const spoken of card.querySelectorAll('[role="status"]')) spoken.remove();
    return readText(card)!;
  }

  /** The live region for the status. */
  get liveRegion(): HTMLElement {
    return this.root.querySelector<HTMLElement>('[part~="card"] > [role="status"]')!;
  }

  get spoken(): string | undefined {
    return readText(this.liveRegion);
  }

  click(part: string): void {
    this.part(part)!.click();
  }

  /** Records the texts of the live region from now on, without repetitions in a row. */
  listen(): string[] {
    const said = [this.spoken!];
    new MutationObserver(() => {
      if (this.spoken !== said.at(-1)) said.push(this.spoken!);
    }).observe(this.root, { subtree: true, childList: true, characterData: true });
    return said;
  }
}
