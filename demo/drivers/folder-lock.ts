import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * PGlite has no lock of its own: two processes on one folder silently lose rows. Each holder creates a file with the next
 * number, so that only one of several processes can succeed a dead holder. The last number is never removed, or a process
 * that read it earlier could create it again.
 */
const LOCK = 'pay-status.lock';
const NUMBERED = /^pay-status\.lock\.(\d+)$/;
/** Distinguishes this process from an earlier one with the same id, such as process 1 of a container. */
const RUN = randomUUID();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Resolves to the result of a file operation, or to the fallback if it fails with this code. */
const unless = async <Value>(code: string, operation: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return otherwise;
    throw error;
  }
};

/** The numbers in use, in descending order. */
const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .flatMap((name) => NUMBERED.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** Process id of the lock's holder; undefined if it has died or released the lock. */
const readHolder = async (path: string): Promise<number | undefined> => {
  const [pid, run] = (await unless('ENOENT', readFile(path, 'utf8'), '')).split(' ');
  if (!pid || (Number(pid) === process.pid && run !== RUN)) return undefined;
  return isAlive(Number(pid)) ? Number(pid) : undefined;
};

const getPath = (folder: string, number: number): string => join(folder, `${LOCK}.${number}`);

/** Returns the number after the last one. Rejects if another process holds the lock. */
const findFreeNumber = async (folder: string): Promise<number> => {
  const [last = 0] = await numbersIn(folder);
  const pid = await readHolder(getPath(folder, last));
  if (pid === undefined) return last + 1;
  throw new Error(`${folder} is in use by process ${pid}: stop it, or choose another folder with --data.`);
};

/** Creates the file of this number; resolves to false if another process was faster. */
const claim = async (folder: string, number: number, draft: string): Promise<boolean> => {
  const path = getPath(folder, number);
  const isCreated = await unless(
    'EEXIST',
    link(draft, path).then(() => true),
    false,
  );
  if (!isCreated) return false;
  const [newest, ...older] = await numbersIn(folder);
  if (newest === number) {
    await Promise.all(older.map((one) => rm(getPath(folder, one), { force: true })));
    return true;
  }
  // The number was free again: other processes have locked and released meanwhile.
  await rm(path, { force: true });
  return false;
};

const PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  EROFS: 'its file system is read-only',
};

/** Creates the folder, unless it exists, and a draft of the lock in it. */
const prepare = async (folder: string, draft: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, `${process.pid} ${RUN}`);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new Error(
      `${folder} cannot hold the data: ${PROBLEMS[code] ?? message}. Choose another folder with --data.`,
      {
        cause,
      },
    );
  }
};

/** Locks the folder for this process, and returns the function that releases it. Rejects if another process holds the lock. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  // Written under another name first, so that nobody reads it half written.
  const draft = join(folder, `${LOCK}-${randomUUID()}`);
  await prepare(folder, draft);
  try {
    for (;;) {
      const number = await findFreeNumber(folder);
      // If the folder has been removed, there is nothing to release.
      if (await claim(folder, number, draft))
        return () => unless('ENOENT', truncate(getPath(folder, number)), undefined);
    }
  } finally {
    await rm(draft);
  }
};
