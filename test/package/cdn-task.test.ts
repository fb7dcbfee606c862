import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Task as RealTask } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { seededRandom } from '../../demo/gateway/core/random.js';
import { Task as StandInTask } from '../../scripts/cdn/lit-task.js';

type Args = readonly [unit: string | undefined, txId: string | undefined];

interface Run {
  readonly resolve: (value: string) => void;
  readonly reject: (error: Error) => void;
}

/** An element that asks for something slow, as far as a task can see. */
const createElement = (TaskClass: typeof RealTask | typeof StandInTask) => {
  const controllers: ReactiveController[] = [];
  const host = {
    addController: (controller: ReactiveController) => controllers.push(controller),
    requestUpdate: () => undefined,
  } as unknown as ReactiveControllerHost;
  const runs: Run[] = [];
  const errors: unknown[] = [];
  let args: Args = [undefined, undefined];
  const config = {
    // Like the element's own: without arguments there is nothing to ask for.
    task: async ([unit, txId]: Args): Promise<string | undefined> =>
      unit && txId ? new Promise((resolve, reject) => runs.push({ resolve, reject })) : undefined,
    args: () => args,
    onError: (error: unknown) => errors.push(error),
  };
  const task = new (TaskClass as typeof StandInTask<Args, string | undefined>)(host, config);
  return {
    runs,
    update: (next: Args) => {
      args = next;
      for (const controller of controllers) controller.hostUpdate?.();
    },
    shown: () => ({
      ...{ value: task.value, error: String(task.error), status: task.status },
      ...{ errors: errors.map(String), runs: runs.length },
    }),
  };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the stand-in for @lit/task', () => {
  it('gives the values and errors of the library itself, however late answers and new arguments cross', async () => {
    const shown = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const random = seededRandom(seed);
      const upTo = (bound: number): number => Math.floor(random() * bound);
      const word = (): string | undefined => [undefined, 'a', 'b'][upTo(3)];
      const elements = [createElement(RealTask), createElement(StandInTask)] as const;
      for (let step = 0; step < 20; step++) {
        const next: Args = [word(), word()];
        const kind = upTo(4);
        const run = upTo(elements[0].runs.length);
        for (const element of elements) {
          if (kind < 2) element.update(next);
          else if (kind === 2) element.runs[run]?.resolve(`value ${step}`);
          else element.runs[run]?.reject(new Error(`error ${step}`));
        }
        if (upTo(2)) await settled();
        else continue;
        assert.deepEqual(elements[1].shown(), elements[0].shown(), `seed ${seed}, step ${step}`);
        shown.add(JSON.stringify(elements[0].shown()));
      }
    }
    assert.ok(shown.size > 100);
  });
});
