import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Not read by any build of the pages. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'dist', 'test']);

/** Every file at or below the path, relative to the root; none if the path does not exist. */
const listFiles = async (root: string, path: string): Promise<string[]> => {
  try {
    const entries = await readdir(join(root, path), { withFileTypes: true });
    const files = entries.map(async (entry) => {
      if (entry.isFile()) return [join(path, entry.name)];
      return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(root, join(path, entry.name));
    });
    return (await Promise.all(files)).flat();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
};

/** A digest of the names and contents of all files at or below these paths. Times do not count: they lie after a checkout. */
export const getFingerprint = async (root: string, paths: readonly string[]): Promise<string> => {
  const files = (await Promise.all(paths.map((path) => listFiles(root, path)))).flat().sort();
  const digests = await Promise.all(
    files.map(async (file) => {
      const content = createHash('sha256').update(await readFile(join(root, file)));
      return `${content.digest('hex')} ${file}\n`;
    }),
  );
  return createHash('sha256').update(digests.join('')).digest('hex');
};
