import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pack } from '../../scripts/release/pack.mjs';
import { ROOT } from '../package/repository.js';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** Packs the library and installs it in a folder as a user would, with its peer dependencies in the versions of this repository. */
export const install = (folder: string): void => {
  const { file } = pack(folder);
  const { peerDependencies, devDependencies } = readManifest(join(ROOT, 'package.json'));
  const peers = Object.keys(peerDependencies).map((name) => `${name}@${devDependencies[name]}`);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, file, ...peers], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** Lists the names that a pattern such as `./locales/*.js` stands for; a name without an asterisk stands for itself. */
const expandPattern = (root: string, name: string, target: unknown): readonly string[] => {
  if (!name.includes('*')) return [name];
  const { default: file } = target as { readonly default: string };
  return readdirSync(join(root, dirname(file)))
    .filter((found) => extname(found) === extname(file))
    .map((found) => name.replace('*', basename(found, extname(file))));
};

/** Lists the entries of the installed library that a program can import: all but CDN files, style sheets and JSON. */
export const listEntries = (folder: string): readonly string[] => {
  const root = join(folder, 'node_modules/pay-status');
  return Object.entries(readManifest(join(root, 'package.json')).exports)
    .flatMap(([name, target]) => expandPattern(root, name, target))
    .filter((name) => !name.startsWith('./cdn/') && !/\.(css|json)$/.test(name))
    .map((name) => `pay-status${name.slice(1)}`);
};
