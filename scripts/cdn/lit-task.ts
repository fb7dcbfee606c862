// Stands for `@lit/task` in the CDN file: the part that a page needs, a one-shot task that runs anew when its arguments
// change, and whose late results are dropped.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface TaskConfig<Arguments extends readonly unknown[], Value> {
  readonly task: (args: Arguments) => Promise<Value>;
  readonly args: () => Arguments;
  readonly onError: (error: unknown) => void;
}

export class Task<Arguments extends readonly unknown[], Value> implements ReactiveController {
  value: Value | undefined;
  #args: Arguments | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #config: TaskConfig<Arguments, Value>;

  constructor(host: ReactiveControllerHost, config: TaskConfig<Arguments, Value>) {
    this.#host = host;
    this.#config = config;
    host.addController(this);
  }

  hostUpdate(): void {
    const args = this.#config.args();
    if (args.every((value, index) => Object.is(value, this.#args?.[index]))) return;
    this.#args = args;
    void this.#run(args);
  }

  async #run(args: Arguments): Promise<void> {
    let value: Value | undefined;
    try {
      value = await this.#config.task(args);
    } catch (error) {
      if (args === this.#args) this.#config.onError(error);
    }
    if (args !== this.#args) return;
    this.value = value;
    this.#host.requestUpdate();
  }
}
