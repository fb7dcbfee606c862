import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../gateway/store/sql/database.js';
import { lockFolder } from './folder-lock.js';
import { openPglite } from './pglite.js';

/** Of PGlite: an image of another version may not fit. */
const IMAGE = 'pglite-0.5.16.tar.gz';

/** Where a prepared, empty database lies, so that only the first folder ever waits seconds for one to be made. */
const defaultCache = (): string => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'pay-status-sandbox');

const readImage = async (path: string): Promise<Blob | undefined> =>
  existsSync(path) ? new Blob([new Uint8Array(await readFile(path))]) : undefined;

/** In one step, so that nobody reads half of it. */
const writeImage = async (cache: string, image: Blob): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const draft = join(cache, `${IMAGE}.${process.pid}`);
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()));
  await rename(draft, join(cache, IMAGE));
};

/** A database in a folder, by PostgreSQL inside of this process. */
export const openFolderDatabase = async (folder: string, cache: string = defaultCache()): Promise<Database> => {
  const unlock = await lockFolder(folder);
  try {
    const data = join(folder, 'db');
    const isNew = !existsSync(join(data, 'PG_VERSION'));
    const image = isNew ? await readImage(join(cache, IMAGE)) : undefined;
    const database = await openPglite({ folder: data, ...(image && { image }) });
    // A cache that cannot be written costs the next new folder some seconds, and nothing else.
    if (isNew && !image) await writeImage(cache, await database.pglite.dumpDataDir('gzip')).catch(() => undefined);
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
