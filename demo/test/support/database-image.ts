import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDatabase } from '../../drivers/folder-database.js';

/** `XDG_CACHE_HOME` of the tests. They share the image of an empty database, because creating one takes seconds. */
export const CACHE_HOME = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
export const DATABASE_CACHE = join(CACHE_HOME, 'pay-status-sandbox');

/** Opens an empty database in memory. */
export const openDatabase = (): ReturnType<typeof makeDatabase> => makeDatabase(DATABASE_CACHE);
