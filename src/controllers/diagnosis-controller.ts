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

/** The controllers by their hosts: an inner element reports through the outer one. */
const controllers = new WeakMap<Element, DiagnosisController>();

/** Writes messages of an element for the developer to the browser's console, each cause once. */
export class DiagnosisController implements ReactiveController {
  readonly #host: HTMLElement & ReactiveControllerHost;
  readonly #getConsole: () => ElementPorts['console'];
  readonly #findMistakes: () => readonly ConsoleMessage[];
  readonly #reported = new Set<string>();
  /** Messages from a time when the host was not in the page. */
  readonly #pending = new Map<string, ConsoleMessage>();
  #hasUpdated = false;

  /** @param findMistakes returns what is wrong with the host's inputs; called after each update in the browser */
  constructor(
    host: HTMLElement & ReactiveControllerHost,
    getConsole: () => ElementPorts['console'],
    findMistakes: () => readonly ConsoleMessage[],
  ) {
    this.#host = host;
    this.#getConsole = getConsole;
    this.#findMistakes = findMistakes;
    host.addController(this);
    controllers.set(host, this);
  }

  hostConnected(): void {
    for (const [, message] of this.#pending) this.report(message);
    this.#pending.clear();
    const { ownerDocument } = this.#host;
    // The parser may still add children.
    if (ownerDocument.readyState === 'loading') ownerDocument.addEventListener('DOMContentLoaded', this.#check);
    if (this.#hasUpdated) this.#check();
  }

  hostDisconnected(): void {
    this.#host.ownerDocument.removeEventListener('DOMContentLoaded', this.#check);
  }

  hostUpdated(): void {
    this.#hasUpdated = true;
    this.#check();
  }

  report(message: ConsoleMessage): void {
    // An outer element that is rendered anew removes the inner one of the server's render, which has no inputs.
    if (!this.#host.isConnected) this.#pending.set(message.cause, message);
    else if (!this.#isInner) this.#write(message);
    else this.#outer?.report(message);
  }

  readonly #check = (): void => {
    if (!this.#host.isConnected || this.#isInner) return;
    for (const message of this.#findMistakes()) this.#write(message);
  };

  /** The element in whose shadow tree the host is; of any window. */
  get #rootHost(): Element | undefined {
    const root = this.#host.getRootNode() as Partial<ShadowRoot>;
    return root.host;
  }

  get #isInner(): boolean {
    return this.#rootHost?.localName === OUTER_TAG;
  }

  /** Undefined if the outer element is of another copy of the library: it hears the events only. */
  get #outer(): DiagnosisController | undefined {
    return this.#rootHost && controllers.get(this.#rootHost);
  }

  #write({ level, message, cause }: ConsoleMessage): void {
    if (this.#reported.has(cause)) return;
    this.#reported.add(cause);
    this.#getConsole()[level](`<${this.#host.localName}> ${message}`);
  }
}
