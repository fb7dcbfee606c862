import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../browser/element-ports.js';

/** The element that may contain the other one. It receives the events of the inner one, and reports them. */
const OUTER_TAG = 'pay-checkout';

/** A message for the developer of the page. */
export interface ConsoleMessage {
  readonly level: 'error' | 'warn';
  readonly message: string;
  /** Identifies the cause, which is reported once. */
  readonly cause: string;
}

/** Writes messages of an element for the developer to the browser's console, each cause once. */
export class DiagnosisController implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #getConsole: () => ElementPorts['console'];
  readonly #findWarnings: () => readonly string[];
  readonly #reported = new Set<string>();

  /** @param findWarnings returns the warnings about the host's inputs; called after each update in the browser */
  constructor(
    host: HTMLElement & ReactiveControllerHost,
    getConsole: () => ElementPorts['console'],
    findWarnings: () => readonly string[],
  ) {
    this.#host = host;
    this.#getConsole = getConsole;
    this.#findWarnings = findWarnings;
    host.addController(this);
  }

  hostUpdated(): void {
    for (const message of this.#findWarnings()) this.report({ level: 'warn', message, cause: message });
  }

  report({ level, message, cause }: ConsoleMessage): void {
    const root = this.#host.getRootNode();
    const isInner = root instanceof ShadowRoot && root.host.localName === OUTER_TAG;
    // An outer element that is rendered anew removes the inner one of the server's render, which has no inputs.
    if (isInner || !this.#host.isConnected || this.#reported.has(cause)) return;
    this.#reported.add(cause);
    this.#getConsole()[level](`<${this.#host.localName}> ${message}`);
  }
}
