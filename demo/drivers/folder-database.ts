import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../gateway/store/sql/database.js';
import { lockFolder } from './folder-lock.js';
import { openPglite } from './pglite.js';

/** Named after the version of PGlite, because images of other versions may be incompatible. */
const IMAGE = 'pglite-0.5.16.tar.gz';
/** Exists while the database is being created: after a crash, an incomplete one looks complete. */
const UNFINISHED = 'db.unfinished';

/** Folder of a prepared empty database. Creating one takes seconds, unpacking it does not. An empty variable counts as unset. */
const defaultCache = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pay-status-sandbox');

/** Renames a complete file, so that nobody reads it half written. */
const writeImage = async (cache: string, image: Blob): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const draft = join(cache, `${IMAGE}.${process.pid}`);
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()));
  await rename(draft, join(cache, IMAGE));
};

/** Creates a database in a new folder. The cache only saves time. */
const makeDatabase = async (folder: string, cache: string): Promise<Database> => {
  try {
    const image = new Blob([new Uint8Array(await readFile(join(cache, IMAGE)))]);
    return await openPglite({ folder, image });
  } catch {
    // There is no image, or it cannot be read or unpacked.
    await rm(folder, { recursive: true, force: true });
  }
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
export const openFolderDatabase = async (folder: string, cache: string = defaultCache()): Promise<Database> => {
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
