import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../gateway/store/sql/database.js';
import { lockFolder } from './folder-lock.js';
import { openPglite } from './pglite.js';

/** Of PGlite: an image of another version may not fit. */
const IMAGE = 'pglite-0.5.16.tar.gz';
/** Stands beside a database for as long as it is being made: after a kill, half of one looks like a whole. */
const UNFINISHED = 'db.unfinished';

/** Where a prepared, empty database lies, so that only the first folder ever waits seconds for one to be made. */
const defaultCache = (): string => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'pay-status-sandbox');

/** In one step, so that nobody reads half of it. */
const writeImage = async (cache: string, image: Blob): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const draft = join(cache, `${IMAGE}.${process.pid}`);
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()));
  await rename(draft, join(cache, IMAGE));
};

/** Makes a database in a folder that is not there yet. The cache saves seconds, and nothing depends on it. */
const makeDatabase = async (folder: string, cache: string): Promise<Database> => {
  try {
    const image = new Blob([new Uint8Array(await readFile(join(cache, IMAGE)))]);
    return await openPglite({ folder, image });
  } catch {
    // No image, or one that cannot be read or unpacked.
    await rm(folder, { recursive: true, force: true });
  }
  const database = await openPglite({ folder });
  await writeImage(cache, await database.pglite.dumpDataDir('gzip')).catch(() => undefined);
  return database;
};

const openDatabase = async (folder: string, cache: string): Promise<Database> => {
  const data = join(folder, 'db');
  const unfinished = join(folder, UNFINISHED);
  // Nobody has kept anything in what was never finished.
  if (existsSync(unfinished)) await rm(data, { recursive: true, force: true });
  else if (existsSync(join(data, 'PG_VERSION'))) return openPglite({ folder: data });
  else if (existsSync(data))
    throw new Error(`${data} is no database: move it away, or choose another folder with --data.`);
  await writeFile(unfinished, '');
  const database = await makeDatabase(data, cache);
  await rm(unfinished);
  return database;
};

/** A database in a folder, by PostgreSQL inside of this process. */
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
