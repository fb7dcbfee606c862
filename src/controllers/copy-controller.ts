import type { ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../browser/element-ports.js';

/** The duration of the "copied" message, milliseconds. */
const SHOWN_MS = 2_000;

/** The result of the last copy. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text and reports the result: many frames and WebViews block the clipboard. Also works while its host is disconnected. */
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
      this.#setState('copied');
      this.#cancel = clock.setTimeout(() => {
        this.#setState('idle');
      }, SHOWN_MS);
    } catch {
      // Not reset, because the buyer has to select the text.
      this.#setState('failed');
    }
  }

  #setState(state: CopyState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
