import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Returns the packages that contain the program, one per platform. */
const getPlatforms = (name: string): readonly string[] => {
  const manifest = readFileSync(require.resolve(`${name}/package.json`), 'utf8');
  const { optionalDependencies } = JSON.parse(manifest) as { optionalDependencies: Record<string, string> };
  return Object.keys(optionalDependencies);
};

/** Returns the folder of an installed package; undefined if npm skipped it, as it does for other platforms. */
const findFolder = (name: string): string | undefined => {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
};

const runs = (file: string): boolean => existsSync(file) && spawnSync(file, ['--version']).status === 0;

/**
 * Finds the program of an npm package such as `deno`. It is in the package of the platform, or in the main package if an
 * install script has moved it there, as that of bun does. Throws an error if there is none.
 */
export const findProgram = (name: string): string => {
  const program = [...getPlatforms(name), name]
    .flatMap((holder) => findFolder(holder) ?? [])
    .flatMap((folder) => [folder, join(folder, 'bin')])
    .flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)])
    .find(runs);
  if (program === undefined) throw new Error(`${name} is not installed for this machine. Run \`npm ci\`.`);
  return program;
};
