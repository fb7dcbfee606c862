import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the database, because PGlite knows no lock: two processes on one folder lose each other's rows without a word. */
const LOCK = 'pay-status.lock';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and not ours.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes the folder for this process, or says who has it. The returned function gives it back. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, LOCK);
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(path, 'utf8').catch(() => ''));
    if (pid && pid !== process.pid && isAlive(pid))
      throw new Error(`${folder} is in use by process ${pid}: stop it, or choose another folder with --data.`);
    // Whoever took it died without giving it back.
    await rm(path, { force: true });
  }
};
