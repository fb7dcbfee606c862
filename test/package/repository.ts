import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchPattern } from '../../scripts/match-pattern.js';

/** The repository's root, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The condition that leads to the sources; only this repository sets it. */
export const SOURCE_CONDITION = '@pay-status/source';

/** An export map's value: a file, or files by condition. */
export type Target = string | Readonly<Record<string, string>>;

interface Manifest {
  readonly exports: Readonly<Record<string, Target>>;
  readonly files: readonly string[];
}

/** Replaces `*` in the name of an entry and in its files by what it stands for. */
export const expandPatterns = (exports: Manifest['exports']): Manifest['exports'] =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) => {
      if (!name.includes('*') || typeof target === 'string') return [[name, target]];
      const matches = matchPattern(join(ROOT, target[SOURCE_CONDITION] ?? target['default'] ?? ''));
      return matches.map((match) => [
        name.replace('*', match),
        JSON.parse(JSON.stringify(target).replaceAll('*', match)) as Target,
      ]);
    }),
  );

/** package.json as it is written. */
const readRawManifest = (): Manifest => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

/** package.json with an entry for each file of a pattern. */
export const readManifest = (): Manifest => {
  const manifest = readRawManifest();
  return { ...manifest, exports: expandPatterns(manifest.exports) };
};

/** Every entry of the library that is JavaScript, such as `./client`. */
export const scriptEntries = (): readonly (readonly [name: string, target: Target])[] =>
  Object.entries(readManifest().exports).filter(([name]) => !/\.(json|css)$/.test(name));

/** Returns true for a file for a `<script>` tag. */
export const isScriptTag = (entry: string): boolean => entry.startsWith('./cdn/');

/** Returns true for an entry that handles secrets: it has no condition that a bundler for pages would resolve. */
const isServerOnly = ([, target]: readonly [string, Target]): boolean =>
  typeof target !== 'string' && !('default' in target) && !('browser' in target);

export const serverEntries = (): readonly string[] =>
  scriptEntries()
    .filter(isServerOnly)
    .map(([name]) => name);

/** The files to which a bundler for pages resolves the entries, by entry. */
export const browserFiles = (): readonly (readonly [name: string, file: string])[] =>
  scriptEntries()
    .filter((entry) => !isServerOnly(entry))
    .map(([name, target]) => [name, typeof target === 'string' ? target : (target['browser'] ?? target['default'])!]);

const readFolder = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  } catch (cause) {
    const advice = /^dist\b/.test(folder) ? ' Run `npm run build`.' : '';
    throw new Error(`Cannot read the folder ${folder}.${advice}`, { cause });
  }
};

/** Paths of all files under a folder of the repository, from the root and with `/`. */
export const filesIn = (folder: string): string[] =>
  readFolder(folder)
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.includes('node_modules/'))
    .sort();
