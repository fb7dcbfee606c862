import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ElementPorts } from './ports.js';

/** How long "copied" is shown. */
const SHOWN_MS = 2_000;

/** What came of the last copy. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text and says so only when it was: clipboards are blocked in many frames and WebViews. */
export class CopyController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #state: CopyState = 'idle';
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get state(): CopyState {
    return this.#state;
  }

  async copy(text: string, { copy, clock }: ElementPorts): Promise<void> {
    this.#cancel?.();
    try {
      await copy(text);
      this.#become('copied');
    } catch {
      this.#become('failed');
    }
    this.#cancel = clock.setTimeout(() => {
      this.#become('idle');
    }, SHOWN_MS);
  }

  hostDisconnected(): void {
    this.#cancel?.();
    this.#state = 'idle';
  }

  #become(state: CopyState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
