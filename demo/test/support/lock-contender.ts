import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lockFolder } from '../../drivers/folder-lock.js';

/** Messages to a contender, and its replies. */
export type Task =
  /** Takes the folder and keeps it. */
  | { readonly kind: 'take'; readonly folder: string }
  /** Takes the folder and gives it back so many times, however often it is refused. */
  | { readonly kind: 'take turns'; readonly folder: string; readonly times: number };
export interface Outcome {
  readonly taken: number;
  /** Errors other than a refused lock. */
  readonly problems: readonly string[];
}

const isRefusal = (error: unknown): boolean => error instanceof Error && error.message.includes('is in use by process');

/** Looks whether another one is inside, and lets others run meanwhile. */
const visit = async (folder: string): Promise<void> => {
  const path = join(folder, 'inside');
  await (await open(path, 'wx')).close();
  await setImmediate();
  await rm(path);
};

const takeTurns = async (folder: string, times: number): Promise<Outcome> => {
  const problems: string[] = [];
  let taken = 0;
  while (taken < times && !problems.length) {
    try {
      const unlock = await lockFolder(folder);
      taken++;
      await visit(folder).finally(unlock);
    } catch (error) {
      if (!isRefusal(error)) problems.push(String(error));
    }
  }
  return { taken, problems };
};

const take = async (folder: string): Promise<Outcome> => {
  try {
    await lockFolder(folder);
    return { taken: 1, problems: [] };
  } catch (error) {
    return { taken: 0, problems: isRefusal(error) ? [] : [String(error)] };
  }
};

process.on('message', (task: Task) => {
  const work = task.kind === 'take' ? take(task.folder) : takeTurns(task.folder, task.times);
  void work.then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
