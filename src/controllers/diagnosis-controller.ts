import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../browser/element-ports.js';

/** The element that may contain the other one. It receives the events of the inner one, and reports them. */
const OUTER_TAG = 'pay-checkout';

/** The time after the first render in which the page loads what its buyer needs, milliseconds. */
const LOAD_AFTER_MS = 2_000;

/** A message for the developer of the page. */
export interface ConsoleMessage {
  readonly level: 'error' | 'warn';
  readonly message: string;
  /** Identifies the cause, which is reported once. */
  readonly cause: string;
}

/** The code that finds mistakes and explains errors. It is loaded later, because no buyer needs it. */
export interface DiagnosisCode {
  readonly isLoaded: () => boolean;
  /** Loads it; after a failure, again. */
  readonly load: () => Promise<void>;
  /** Returns what is wrong with the host's inputs. Called once it is loaded, then after each update in the browser. */
  readonly findMistakes: () => readonly ConsoleMessage[];
}

/** Returns the message for an error; undefined if nothing is wrong with the page. Called once the code is loaded. */
type Explain = () => ConsoleMessage | undefined;

/** The controllers by their hosts: an inner element reports through the outer one. */
const controllers = new WeakMap<Element, DiagnosisController>();

/** Writes messages of an element for the developer to the browser's console, each cause once. */
export class DiagnosisController implements ReactiveController {
  readonly #host: HTMLElement & ReactiveControllerHost;
  readonly #getPorts: () => Pick<ElementPorts, 'clock' | 'console'>;
  readonly #code: DiagnosisCode;
  readonly #reported = new Set<string>();
  /** Reports from a time when the host was not in the page. */
  readonly #pending: (() => void)[] = [];
  #cancelLoad: (() => void) | undefined;
  #hasUpdated = false;

  constructor(
    host: HTMLElement & ReactiveControllerHost,
    getPorts: () => Pick<ElementPorts, 'clock' | 'console'>,
    code: DiagnosisCode,
  ) {
    this.#host = host;
    this.#getPorts = getPorts;
    this.#code = code;
    host.addController(this);
    controllers.set(host, this);
  }

  hostConnected(): void {
    for (const report of this.#pending.splice(0)) report();
    const { ownerDocument } = this.#host;
    // The parser may still add children.
    if (ownerDocument.readyState === 'loading') ownerDocument.addEventListener('DOMContentLoaded', this.#check);
    if (this.#hasUpdated) this.#check();
  }

  hostDisconnected(): void {
    this.#host.ownerDocument.removeEventListener('DOMContentLoaded', this.#check);
    this.#cancelLoad?.();
    this.#cancelLoad = undefined;
  }

  hostUpdated(): void {
    this.#hasUpdated = true;
    this.#check();
  }

  /** Reports an error. Only its code is written if the explanation cannot be loaded. */
  report(explain: Explain, code: string): void {
    const { isLoaded, load } = this.#code;
    const report = (): void => {
      this.report(explain, code);
    };
    // An outer element that is rendered anew removes the inner one of the server's render, which has no inputs.
    if (!this.#host.isConnected) this.#pending.push(report);
    else if (this.#isInner) this.#outer?.report(explain, code);
    else if (isLoaded()) this.#write(explain());
    else
      load().then(report, () => {
        this.#writeCode(code);
      });
  }

  readonly #check = (): void => {
    if (!this.#host.isConnected || this.#isInner) return;
    const { isLoaded, load, findMistakes } = this.#code;
    if (isLoaded()) for (const message of findMistakes()) this.#write(message);
    else
      this.#cancelLoad ??= this.#getPorts().clock.setTimeout(() => {
        // Without an error, there may be nothing to say.
        load().then(this.#check, () => undefined);
      }, LOAD_AFTER_MS);
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

  #writeCode(code: string): void {
    if (!this.#host.isConnected) return;
    const message = `${code}: its explanation could not be loaded. Serve the whole folder dist/cdn, or all chunks of your bundler.`;
    this.#write({ level: 'warn', message, cause: code });
  }

  #write(found: ConsoleMessage | undefined): void {
    if (!found || this.#reported.has(found.cause)) return;
    this.#reported.add(found.cause);
    this.#getPorts().console[found.level](`<${this.#host.localName}> ${found.message}`);
  }
}
