import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { changeFeed } from '../changes.js';
import { Refusal, sandbox } from '../sandbox.js';

/** Between two looks at something that changes all the time, milliseconds. */
const PAUSE_MS = 150;

/**
 * What the gateway answers at a path, kept up to date: loaded when the path changes and whenever something changed, one
 * request at a time. While it loads again the last value stays.
 */
export class Loaded<Body> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #pathOf: () => string | undefined;
  #path: string | undefined;
  #value: Body | undefined;
  #refusal: Refusal | undefined;
  #atMs = 0;
  /** Rises with every path: what belongs to an earlier one is dropped. */
  #run = 0;
  #isLoading = false;
  #isOld = false;
  #unsubscribe = (): void => undefined;

  constructor(host: ReactiveControllerHost, pathOf: () => string | undefined) {
    this.#host = host;
    this.#pathOf = pathOf;
    host.addController(this);
  }

  get value(): Body | undefined {
    return this.#value;
  }

  /** Why there is no value. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** When the value came, by the machine's clock, Unix milliseconds. */
  get atMs(): number {
    return this.#atMs;
  }

  hostConnected(): void {
    this.#unsubscribe = changeFeed.subscribe(() => {
      void this.#load();
    });
  }

  hostDisconnected(): void {
    this.#unsubscribe();
    this.#follow(undefined);
  }

  hostUpdate(): void {
    const path = this.#pathOf();
    if (path === this.#path) return;
    this.#follow(path);
    void this.#load();
  }

  #follow(path: string | undefined): void {
    this.#run++;
    this.#isLoading = false;
    this.#path = path;
    this.#value = undefined;
    this.#refusal = undefined;
  }

  async #load(): Promise<void> {
    const path = this.#path;
    this.#isOld = true;
    if (path === undefined || this.#isLoading) return;
    const run = this.#run;
    this.#isLoading = true;
    while (this.#isOld && run === this.#run) {
      this.#isOld = false;
      await this.#ask(path, run);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    if (run === this.#run) this.#isLoading = false;
  }

  async #ask(path: string, run: number): Promise<void> {
    try {
      this.#take(run, await sandbox.get<Body>(path), undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Without an answer nothing is known to be different.
      this.#take(run, error.code === null ? this.#value : undefined, error);
    }
  }

  #take(run: number, value: Body | undefined, refusal: Refusal | undefined): void {
    if (run !== this.#run) return;
    this.#value = value;
    this.#refusal = refusal;
    this.#atMs = Date.now();
    this.#host.requestUpdate();
  }
}
