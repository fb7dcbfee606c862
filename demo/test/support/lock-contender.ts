import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lockFolder } from '../../drivers/folder-lock.js';

/** Messages to a contender, and its replies. */
export type Task =
  /** Acquires the lock and keeps it. */
  | { readonly kind: 'acquire'; readonly folder: string }
  /** Acquires and releases the lock this many times; retries when it is refused. */
  | { readonly kind: 'repeat'; readonly folder: string; readonly times: number };
export interface Outcome {
  readonly acquired: number;
  /** Errors other than a refused lock. */
  readonly problems: readonly string[];
}

const isRefusal = (error: unknown): boolean => error instanceof Error && error.message.includes('is in use by process');

/** Fails if another process is in the critical section; lets others run meanwhile. */
const enterCriticalSection = async (folder: string): Promise<void> => {
  const path = join(folder, 'inside');
  await (await open(path, 'wx')).close();
  await setImmediate();
  await rm(path);
};

const acquireRepeatedly = async (folder: string, times: number): Promise<Outcome> => {
  const problems: string[] = [];
  let acquired = 0;
  while (acquired < times && !problems.length) {
    try {
      const unlock = await lockFolder(folder);
      acquired++;
      try {
        await enterCriticalSection(folder);
      } finally {
        await unlock();
      }
    } catch (error) {
      if (!isRefusal(error)) problems.push(String(error));
    }
  }
  return { acquired, problems };
};

const acquire = async (folder: string): Promise<Outcome> => {
  try {
    await lockFolder(folder);
    return { acquired: 1, problems: [] };
  } catch (error) {
    return { acquired: 0, problems: isRefusal(error) ? [] : [String(error)] };
  }
};

process.on('message', (task: Task) => {
  const work = task.kind === 'acquire' ? acquire(task.folder) : acquireRepeatedly(task.folder, task.times);
  void work.then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
