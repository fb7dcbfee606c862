import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Named after the version of PGlite, because images of other versions may be incompatible. */
const IMAGE = 'pglite-0.5.16.image';

/** The file begins with the SHA-256 digest of the rest, because PGlite ends the process when it unpacks a damaged archive. */
const DIGEST_BYTES = 32;

const digest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Folder of a prepared empty database. Creating one takes seconds, unpacking it does not. An empty variable counts as unset. */
export const getDefaultCache = (): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pay-status-sandbox');

/** The archive of an empty database; undefined if there is none, or if it is damaged or cannot be read. */
export const readImage = async (cache: string): Promise<Blob | undefined> => {
  const file = await readFile(join(cache, IMAGE)).catch(() => undefined);
  if (!file) return undefined;
  const archive = new Uint8Array(file.subarray(DIGEST_BYTES));
  return digest(archive).equals(file.subarray(0, DIGEST_BYTES)) ? new Blob([archive]) : undefined;
};

/** Replaces the archive. Renames a complete file, so that nobody reads it half written. */
export const writeImage = async (cache: string, image: Blob): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const archive = new Uint8Array(await image.arrayBuffer());
  const draft = join(cache, `${IMAGE}.${process.pid}`);
  try {
    await writeFile(draft, Buffer.concat([digest(archive), archive]));
    await rename(draft, join(cache, IMAGE));
  } finally {
    await rm(draft, { force: true });
  }
};
