import { lstat, mkdir, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ProjectFolder } from './project-folder.js';

/** Not there: also below a file, or, for a file, a folder. */
const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const unlessMissing = async <Value>(reading: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (MISSING.includes((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
};

/** True if a path is that of a folder, or is in it. Both are real. */
const isWithin = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
};

/** Lists the files of a folder, as Next.js does: through links, each folder once. */
const listFiles = async (path: string, visited: Set<string>): Promise<readonly string[]> => {
  const real = await unlessMissing(realpath(path));
  if (real === undefined || visited.has(real)) return [];
  visited.add(real);
  const names = (await unlessMissing(readdir(real))) ?? [];
  const found = await Promise.all(
    names.map(async (name) => {
      const entry = await unlessMissing(stat(join(real, name)));
      if (!entry || name === 'node_modules') return [];
      return entry.isDirectory() ? listFiles(`${path}/${name}`, visited) : [`${path}/${name}`];
    }),
  );
  return found.flat();
};

const isThere = async (path: string): Promise<boolean> => (await unlessMissing(lstat(path))) !== undefined;

const findObstacle = async (path: string): Promise<string | undefined> => {
  const root = await realpath('.');
  let folder = dirname(path);
  // The nearest folder that exists: a link in it decides where the file would be.
  while (!(await isThere(folder))) folder = dirname(folder);
  const real = await unlessMissing(realpath(folder));
  if (real === undefined) return `${folder} is a link that leads nowhere`;
  if (!isWithin(real, root)) return `${folder} is a link that leaves the project, to ${real}`;
  return (await stat(real)).isDirectory() ? undefined : `${folder} is not a folder`;
};

/** The current folder. */
export const systemFolder: ProjectFolder = {
  read: (path) => unlessMissing(readFile(path, 'utf8')),
  exists: isThere,
  list: (folder) => listFiles(folder, new Set()),
  findObstacle,
  create: async (path, text) => {
    // Something may have changed since the developer was asked.
    const obstacle = await findObstacle(path);
    if (obstacle) throw new Error(obstacle);
    await mkdir(dirname(resolve(path)), { recursive: true });
    await writeFile(path, text, { flag: 'wx' });
  },
  hasNodeSqlite: isBuiltin('node:sqlite'),
};
