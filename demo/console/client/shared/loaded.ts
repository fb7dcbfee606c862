import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { changeFeed } from '../changes.js';
import { Refusal, sandbox } from '../sandbox.js';

/** Between two looks at something that changes all the time, milliseconds. */
const PAUSE_MS = 150;
/** After a refusal that may pass, milliseconds: nobody may say that it is over. */
const AGAIN_MS = 2_000;

/**
 * What the gateway answers at a path, kept up to date: loaded when the path changes and whenever something changed, one
 * request at a time. While it loads again the last value stays, and so it does when a refusal may pass.
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
  #againTimer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe = (): void => undefined;

  constructor(host: ReactiveControllerHost, pathOf: () => string | undefined) {
    this.#host = host;
    this.#pathOf = pathOf;
    host.addController(this);
  }

  get value(): Body | undefined {
    return this.#value;
  }

  /** Why there is no value, or no newer one. */
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
    clearTimeout(this.#againTimer);
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
    const answer = await sandbox.get<Body>(path).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (run !== this.#run) return;
    clearTimeout(this.#againTimer);
    if ('value' in answer) this.#take(answer.value);
    else this.#miss(answer.error);
    this.#host.requestUpdate();
  }

  #take(value: Body): void {
    this.#value = value;
    this.#refusal = undefined;
    this.#atMs = Date.now();
  }

  #miss(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.#refusal = error;
    // Nothing is known to be different.
    if (error.isPassing) this.#againTimer = setTimeout(() => void this.#load(), AGAIN_MS);
    else this.#value = undefined;
  }
}
