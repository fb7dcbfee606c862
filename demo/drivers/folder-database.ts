import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../gateway/store/sql/database.js';
import { lockFolder } from './folder-lock.js';
import { getDefaultCache, readImage, writeImage } from './image-cache.js';
import { openPglite } from './pglite.js';

/** Exists while the database is being created: after a crash, an incomplete one looks complete. */
const UNFINISHED = 'db.unfinished';

/** Creates a database in a new folder. The cache only saves time. */
const makeDatabase = async (folder: string, cache: string): Promise<Database> => {
  const image = await readImage(cache);
  if (image) return openPglite({ folder, image });
  const database = await openPglite({ folder });
  await writeImage(cache, await database.pglite.dumpDataDir('gzip')).catch(() => undefined);
  return database;
};

const openDatabase = async (folder: string, cache: string): Promise<Database> => {
  const data = join(folder, 'db');
  const unfinished = join(folder, UNFINISHED);
  // An unfinished database holds no data.
  if (existsSync(unfinished)) await rm(data, { recursive: true, force: true });
  else if (existsSync(join(data, 'PG_VERSION'))) return openPglite({ folder: data });
  else if (existsSync(data))
    throw new Error(`${data} is no database: move it away, or choose another folder with --data.`);
  await writeFile(unfinished, '');
  const database = await makeDatabase(data, cache);
  await rm(unfinished);
  return database;
};

/** Opens a PostgreSQL database in a folder, inside this process. Rejects if another process uses the folder. */
export const openFolderDatabase = async (folder: string, cache: string = getDefaultCache()): Promise<Database> => {
  const unlock = await lockFolder(folder);
  try {
    const database = await openDatabase(folder, cache);
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
