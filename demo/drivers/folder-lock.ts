import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Beside the database, because PGlite knows no lock: two processes on one folder lose each other's rows without a word.
 * Each holder's file has the next number, so that of all who find the same dead holder one alone comes after it. The
 * last number is never removed, or one who looked long ago would take it again.
 */
const LOCK = 'pay-status.lock';
const NUMBERED = /^pay-status\.lock\.(\d+)$/;
/** Tells this process from an earlier one of the same id, such as the first process of a container. */
const RUN = randomUUID();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and not ours.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Gives the answer of a file operation, or this one when it failed in the way that was expected. */
const unless = async <Value>(code: string, operation: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return otherwise;
    throw error;
  }
};

/** The numbers that were taken, the last one first. */
const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .flatMap((name) => NUMBERED.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** The process that has the lock; undefined when it is dead, or has given it back. */
const readHolder = async (path: string): Promise<number | undefined> => {
  const [pid, run] = (await unless('ENOENT', readFile(path, 'utf8'), '')).split(' ');
  if (!pid || (Number(pid) === process.pid && run !== RUN)) return undefined;
  return isAlive(Number(pid)) ? Number(pid) : undefined;
};

/** Takes the folder for this process, or says who has it. The returned function gives it back. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const getPath = (number: number): string => join(folder, `${LOCK}.${number}`);
  // Written before it has its name: nobody ever reads half of it.
  const draft = join(folder, `${LOCK}-${randomUUID()}`);
  await writeFile(draft, `${process.pid} ${RUN}`);
  try {
    for (;;) {
      const [last = 0] = await numbersIn(folder);
      const pid = await readHolder(getPath(last));
      if (pid !== undefined)
        throw new Error(`${folder} is in use by process ${pid}: stop it, or choose another folder with --data.`);
      const path = getPath(last + 1);
      if (
        !(await unless(
          'EEXIST',
          link(draft, path).then(() => true),
          false,
        ))
      )
        continue;
      const [newest, ...older] = await numbersIn(folder);
      if (newest === last + 1) {
        await Promise.all(older.map((number) => rm(getPath(number), { force: true })));
        // Where the folder is gone, there is nothing to give back.
        return () => unless('ENOENT', truncate(path), undefined);
      }
      // The number was free again: others have come and gone since the last one was looked for.
      await rm(path, { force: true });
    }
  } finally {
    await rm(draft);
  }
};
