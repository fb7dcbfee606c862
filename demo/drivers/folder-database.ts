import { existsSync } from 'node:fs';
import { access, constants, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Database } from '../gateway/store/sql/database.js';
import {
  guardSpace,
  NEW_DATABASE_BYTES,
  readFreeSpace,
  requireSpace,
  RESERVE_BYTES,
  type FreeSpace,
} from './free-space.js';
import { lockFolder } from './folder-lock.js';
import { getDefaultCache, readImage, writeImage } from './image-cache.js';
import { openPglite } from './pglite.js';

/** Exists while the database is being created: after a crash, an incomplete one looks complete. */
const UNFINISHED = 'db.unfinished';

interface FolderOptions {
  /** A folder for what all databases of this user share. */
  readonly cache?: string;
  readonly freeSpace?: FreeSpace;
  /** Called with a sentence for people when the disk is nearly full, and when it has space again. */
  readonly onSpaceChange?: (message: string) => void;
}

/** Creates a database in a new folder, or in memory without one. The cache only saves time. */
export const makeDatabase = async (cache: string, folder?: string): ReturnType<typeof openPglite> => {
  const place = folder === undefined ? {} : { folder };
  const image = await readImage(cache);
  if (image) return openPglite({ ...place, image });
  const database = await openPglite(place);
  await writeImage(cache, await database.pglite.dumpDataDir('gzip')).catch(() => undefined);
  return database;
};

/** Where a folder is unreadable, the database in it looks absent. */
const requireAccess = async (data: string): Promise<void> => {
  try {
    await access(data, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(
      `${data} cannot be opened: this user may not read and write it. Start as the user who owns it, or choose another folder with --data.`,
      { cause },
    );
  }
};

const openExisting = async (folder: string): Promise<Database> => {
  try {
    return await openPglite({ folder });
  } catch (cause) {
    throw new Error(
      `${folder} cannot be opened: it is damaged, or another version of the sandbox created it. \
Restore it from a backup, or move it away, or choose another folder with --data. (${cause instanceof Error ? String(cause) : inspect(cause)})`,
      { cause },
    );
  }
};

const openDatabase = async (
  folder: string,
  { cache, freeSpace }: Required<Pick<FolderOptions, 'cache' | 'freeSpace'>>,
): Promise<Database> => {
  const data = join(folder, 'db');
  const unfinished = join(folder, UNFINISHED);
  if (existsSync(data)) await requireAccess(data);
  // An unfinished database holds no data.
  if (existsSync(unfinished)) await rm(data, { recursive: true, force: true });
  else if (existsSync(join(data, 'PG_VERSION'))) {
    await requireSpace(folder, RESERVE_BYTES, freeSpace);
    return openExisting(data);
  } else if (existsSync(data))
    throw new Error(`${data} is no database: move it away, or choose another folder with --data.`);
  await requireSpace(folder, NEW_DATABASE_BYTES + RESERVE_BYTES, freeSpace);
  await writeFile(unfinished, '');
  const database = await makeDatabase(cache, data);
  await rm(unfinished);
  return database;
};

/**
 * Opens a PostgreSQL database in a folder, inside this process. Rejects if another process uses the folder, its disk is nearly
 * full, or it cannot be opened. While the disk is nearly full, changes are refused with a `StorageFullError`.
 */
export const openFolderDatabase = async (
  folder: string,
  { cache = getDefaultCache(), freeSpace = readFreeSpace, onSpaceChange = console.error }: FolderOptions = {},
): Promise<Database> => {
  const unlock = await lockFolder(folder);
  try {
    const database = await openDatabase(folder, { cache, freeSpace });
    return {
      ...guardSpace(database, { folder, freeSpace, onChange: onSpaceChange }),
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
