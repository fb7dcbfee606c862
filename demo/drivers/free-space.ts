import { statfs } from 'node:fs/promises';
import { StorageFullError } from '../gateway/store/storage-full.js';
import type { Database } from '../gateway/store/sql/database.js';

/** Resolves to the free space on the disk of a folder, bytes. */
export type FreeSpace = (folder: string) => Promise<number>;

export const readFreeSpace: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const MEBIBYTE = 1024 * 1024;

/**
 * Always kept free: three segments of PostgreSQL's log, 16 MiB each. A change, or closing, may create the next segment and
 * prepare one more. When PGlite cannot write its log, it blocks the process for ever.
 */
export const RESERVE_BYTES = 48 * MEBIBYTE;

/** Size of an empty database. */
export const NEW_DATABASE_BYTES = 48 * MEBIBYTE;

/** PostgreSQL's code for a change in a read-only transaction. */
const READ_ONLY = '25006';

const toMebibytes = (bytes: number): number => Math.floor(bytes / MEBIBYTE);

/** Rejects if the disk of the folder has less free space than a database needs. */
export const requireSpace = async (folder: string, neededBytes: number, freeSpace: FreeSpace): Promise<void> => {
  const free = await freeSpace(folder);
  if (free >= neededBytes) return;
  throw new Error(
    `the disk of ${folder} is full: the database needs ${toMebibytes(neededBytes)} MiB, and ${toMebibytes(free)} are free. \
Nothing is lost: free some space and start again, or choose a folder on another disk with --data.`,
  );
};

interface SpaceGuardOptions {
  readonly folder: string;
  readonly freeSpace: FreeSpace;
  /** Called with a sentence for people when the database begins to refuse changes, and when it accepts them again. */
  readonly onChange: (message: string) => void;
}

/**
 * The same database, but it refuses changes with a {@link StorageFullError} while the disk is nearly full, and still reads.
 * PostgreSQL knows which statements are changes: its transactions are made read-only. Changes outside of a transaction are not
 * guarded.
 */
export const guardSpace = (database: Database, { folder, freeSpace, onChange }: SpaceGuardOptions): Database => {
  let isFull = false;
  const update = async (): Promise<void> => {
    const free = await freeSpace(folder);
    if (free < RESERVE_BYTES === isFull) return;
    isFull = !isFull;
    onChange(
      isFull
        ? `The disk of ${folder} is nearly full (${toMebibytes(free)} MiB are free): all changes are refused with 503 until \
${toMebibytes(RESERVE_BYTES)} MiB are free. Free some space; no restart is needed.`
        : `The disk of ${folder} has free space again: changes are accepted.`,
    );
    // Calls run one after the other, so this precedes every later transaction.
    await database.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
  };
  return {
    ...database,
    async transaction(work) {
      await update();
      try {
        return await database.transaction(work);
      } catch (error) {
        if ((error as { code?: unknown }).code !== READ_ONLY) throw error;
        throw new StorageFullError(`The disk of ${folder} is nearly full`, { cause: error });
      }
    },
  };
};
