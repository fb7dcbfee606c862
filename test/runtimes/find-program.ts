import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The packages that hold the program, one for each platform. */
const getPlatforms = (name: string): readonly string[] => {
  const manifest = readFileSync(require.resolve(`${name}/package.json`), 'utf8');
  const { optionalDependencies } = JSON.parse(manifest) as { optionalDependencies: Record<string, string> };
  return Object.keys(optionalDependencies);
};

/** The folder of an installed package; undefined where npm left it out, as it does with those of other platforms. */
const findFolder = (name: string): string | undefined => {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
};

const runs = (file: string): boolean => existsSync(file) && spawnSync(file, ['--version']).status === 0;

/**
 * The program that an npm package such as `deno` brings along. Where npm runs no install scripts it lies in the package of
 * the platform alone; where it runs them, that of bun has moved it into its own.
 */
export const findProgram = (name: string): string => {
  const program = [...getPlatforms(name), name]
    .flatMap((holder) => findFolder(holder) ?? [])
    .flatMap((folder) => [folder, join(folder, 'bin')])
    .flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)])
    .find(runs);
  if (program === undefined) throw new Error(`There is no ${name} for this machine: npm ci installs it.`);
  return program;
};
