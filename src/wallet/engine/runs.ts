/** The runs of a flow: a later one ends the earlier one, unless that is bound. */
export class Runs {
  #controller = new AbortController();
  /** The controller of the bound run, if there is one. */
  #bound: AbortController | undefined;
  /** True once the wallet has answered with a transaction: the bound run cannot be abandoned any more. */
  #isAnswered = false;

  /** True while a transaction that pays is at the wallet, or on its way to the gateway: its run goes on to its end. */
  get isBound(): boolean {
    return this.#bound !== undefined;
  }

  /** The signal of the bound run while it can be abandoned. */
  get bound(): AbortSignal | undefined {
    return this.#isAnswered ? undefined : this.#bound?.signal;
  }

  /** Ends the current run; returns the signal of the next one. */
  begin(): AbortSignal {
    this.abort();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  abort(): void {
    this.#controller.abort();
  }

  /** From now on nothing aborts the current run. */
  bind(): void {
    this.#bound = this.#controller;
    this.#controller = new AbortController();
    this.#isAnswered = false;
  }

  /** The wallet has sent the transaction. */
  answer(): void {
    this.#isAnswered = true;
  }

  /** Forgets what has tried to abort the bound run; returns false if there is none. */
  goOn(): boolean {
    if (!this.isBound) return false;
    this.#controller = new AbortController();
    return true;
  }

  /** Aborts the bound run. */
  abandon(): void {
    const bound = this.#bound;
    this.#bound = undefined;
    bound?.abort();
  }

  /** True if the run of the signal is the bound one. */
  isBoundTo(signal: AbortSignal): boolean {
    return this.#bound?.signal === signal;
  }

  /** Unbinds the run of the signal, and applies an abort that was requested meanwhile. */
  release(signal: AbortSignal): void {
    if (!this.#bound || !this.isBoundTo(signal)) return;
    const { aborted } = this.#controller.signal;
    this.#controller = this.#bound;
    this.#bound = undefined;
    if (aborted) this.abort();
  }
}
