import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readImage, writeImage } from '../../drivers/image-cache.js';
import { openPglite } from '../../drivers/pglite.js';

/** `XDG_CACHE_HOME` of the tests. They share the image of an empty database, because creating one takes seconds. */
export const CACHE_HOME = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
export const DATABASE_CACHE = join(CACHE_HOME, 'pay-status-sandbox');

/** Opens an empty database in memory. */
export const openDatabase = async (): ReturnType<typeof openPglite> => {
  const image = await readImage(DATABASE_CACHE);
  if (image) return openPglite({ image });
  const database = await openPglite();
  await writeImage(DATABASE_CACHE, await database.pglite.dumpDataDir('gzip'));
  return database;
};
