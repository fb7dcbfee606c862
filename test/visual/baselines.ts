import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('baselines', import.meta.url));
const ENDING = '.png';

const pathOf = (name: string): string => join(FOLDER, name + ENDING);

/** The pictures that were looked at and found good. */
export const baselines = {
  names: async (): Promise<readonly string[]> => {
    const files = existsSync(FOLDER) ? await readdir(FOLDER) : [];
    return files.map((file) => file.replace(ENDING, '')).sort();
  },
  /** Undefined where there is none. */
  read: async (name: string): Promise<Buffer | undefined> =>
    existsSync(pathOf(name)) ? readFile(pathOf(name)) : undefined,
  write: async (name: string, png: Buffer): Promise<void> => {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(pathOf(name), png);
  },
  remove: (name: string): Promise<void> => rm(pathOf(name)),
  bytes: async (name: string): Promise<number> => (await stat(pathOf(name))).size,
} as const;
