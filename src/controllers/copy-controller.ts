import type { ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../browser/element-ports.js';

/** How long "copied" is shown. */
const SHOWN_MS = 2_000;

/** What came of the last copy. */
export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies text and says so only when it was: clipboards are blocked in many frames and WebViews. Indifferent to whether
 * its host is in the page: all that it leaves there is a timer that runs out.
 */
export class CopyController {
  readonly #host: ReactiveControllerHost;
  #state: CopyState = 'idle';
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get state(): CopyState {
    return this.#state;
  }

  async copy(text: string, { copy, clock }: Pick<ElementPorts, 'copy' | 'clock'>): Promise<void> {
    this.#cancel?.();
    try {
      await copy(text);
      this.#become('copied');
      this.#cancel = clock.setTimeout(() => {
        this.#become('idle');
      }, SHOWN_MS);
    } catch {
      // It stays: who is to select the text needs time.
      this.#become('failed');
    }
  }

  #become(state: CopyState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
