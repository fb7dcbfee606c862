import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { changeFeed } from '../changes.js';
import { SandboxError, sandbox } from '../../../pages/client/sandbox.js';

/** Minimum interval between two requests for data that keeps changing, milliseconds. */
const MIN_INTERVAL_MS = 150;
/** Delay before a retry, milliseconds. */
const RETRY_MS = 2_000;

/**
 * Loads the gateway's response for a path below `/sandbox/`, unless another request is given, and reloads it when the path or the data changes, one request at a time. Keeps the
 * last value while it reloads and after retryable errors.
 */
export class Loaded<Body> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #getPath: () => string | undefined;
  readonly #send: (path: string) => Promise<Body>;
  #path: string | undefined;
  #value: Body | undefined;
  #refusal: SandboxError | undefined;
  #atMs = 0;
  /** Incremented with each path, so that responses for an earlier one are dropped. */
  #run = 0;
  #isLoading = false;
  #isStale = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe = (): void => undefined;

  constructor(
    host: ReactiveControllerHost,
    getPath: () => string | undefined,
    send: (path: string) => Promise<Body> = sandbox.get,
  ) {
    this.#host = host;
    this.#getPath = getPath;
    this.#send = send;
    host.addController(this);
  }

  get value(): Body | undefined {
    return this.#value;
  }

  /** The error of the last request. */
  get refusal(): SandboxError | undefined {
    return this.#refusal;
  }

  /** When the value was loaded, by the computer's clock, Unix milliseconds. */
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
    this.#setPath(undefined);
  }

  hostUpdate(): void {
    const path = this.#getPath();
    if (path === this.#path) return;
    this.#setPath(path);
    void this.#load();
  }

  #setPath(path: string | undefined): void {
    this.#run++;
    clearTimeout(this.#retryTimer);
    this.#isLoading = false;
    this.#path = path;
    this.#value = undefined;
    this.#refusal = undefined;
  }

  async #load(): Promise<void> {
    const path = this.#path;
    this.#isStale = true;
    if (path === undefined || this.#isLoading) return;
    const run = this.#run;
    this.#isLoading = true;
    while (this.#isStale && run === this.#run) {
      this.#isStale = false;
      await this.#request(path, run);
      await new Promise((resolve) => setTimeout(resolve, MIN_INTERVAL_MS));
    }
    if (run === this.#run) this.#isLoading = false;
  }

  async #request(path: string, run: number): Promise<void> {
    const result = await this.#send(path).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (run !== this.#run) return;
    clearTimeout(this.#retryTimer);
    if ('value' in result) this.#setValue(result.value);
    else this.#handleError(result.error);
    this.#host.requestUpdate();
  }

  #setValue(value: Body): void {
    this.#value = value;
    this.#refusal = undefined;
    this.#atMs = Date.now();
  }

  #handleError(error: unknown): void {
    if (!(error instanceof SandboxError)) throw error;
    this.#refusal = error;
    // The value is not known to be outdated.
    if (error.isRetryable) this.#retryTimer = setTimeout(() => void this.#load(), RETRY_MS);
    else this.#value = undefined;
  }
}
