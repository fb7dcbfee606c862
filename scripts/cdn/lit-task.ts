// Stands for `@lit/task` in the CDN file: the part that a page needs, a one-shot task that runs anew when its arguments
// change, and whose late results are dropped.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export const TaskStatus = { INITIAL: 0, PENDING: 1, COMPLETE: 2, ERROR: 3 } as const;

interface TaskConfig<Arguments extends readonly unknown[], Value> {
  readonly task: (args: Arguments) => Promise<Value>;
  readonly args: () => Arguments;
  readonly onError?: (error: unknown) => void;
}

export class Task<Arguments extends readonly unknown[], Value> implements ReactiveController {
  value: Value | undefined;
  error: unknown;
  status: number = TaskStatus.INITIAL;
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
    const before = this.#args;
    if (before && args.every((value, index) => Object.is(value, before[index]))) return;
    this.#args = args;
    void this.#run(args);
  }

  async #run(args: Arguments): Promise<void> {
    this.status = TaskStatus.PENDING;
    let value: Value | undefined;
    let error: unknown;
    let status: number = TaskStatus.COMPLETE;
    try {
      value = await this.#config.task(args);
    } catch (reason) {
      error = reason;
      status = TaskStatus.ERROR;
    }
    if (args !== this.#args) return;
    if (status === TaskStatus.ERROR) this.#config.onError?.(error);
    Object.assign(this, { value, error, status });
    this.#host.requestUpdate();
  }
}
