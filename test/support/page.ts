import type { PageSignal, PageSignals } from '../../src/tracker/ports.js';

/** Page signals that the test sends. */
export class FakePage implements PageSignals {
  readonly #listeners = new Set<(signal: PageSignal) => void>();
  online = true;
  visible = true;

  readonly isOnline = (): boolean => this.online;
  readonly isVisible = (): boolean => this.visible;
  readonly subscribe = (listener: (signal: PageSignal) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The number of listeners: 0 after cleanup. */
  get listeners(): number {
    return this.#listeners.size;
  }

  /** Sends a signal, and updates `online` and `visible`. */
  signal(signal: PageSignal): void {
    if (signal === 'online' || signal === 'offline') this.online = signal === 'online';
    if (signal === 'visible' || signal === 'hidden') this.visible = signal === 'visible';
    for (const listener of [...this.#listeners]) listener(signal);
  }
}
