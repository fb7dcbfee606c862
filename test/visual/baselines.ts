import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('baselines', import.meta.url));
const ENDING = '.png';

const toPath = (name: string): string => join(FOLDER, name + ENDING);

/** The screenshots that were reviewed and accepted. */
export const baselines = {
  names: async (): Promise<readonly string[]> => {
    const files = existsSync(FOLDER) ? await readdir(FOLDER) : [];
    return files.map((file) => file.replace(ENDING, '')).sort();
  },
  /** Undefined if there is no baseline. */
  read: async (name: string): Promise<Buffer | undefined> =>
    existsSync(toPath(name)) ? readFile(toPath(name)) : undefined,
  write: async (name: string, png: Buffer): Promise<void> => {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(toPath(name), png);
  },
  remove: (name: string): Promise<void> => rm(toPath(name)),
} as const;
