import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../../scripts/release/pack.mjs';
import { ROOT } from '../package/repository.js';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** Packs the library and installs it in a folder as a stranger would, with what some entries ask for besides, in our versions. */
export const install = (folder: string): void => {
  const { file } = pack(folder);
  const { peerDependencies, devDependencies } = readManifest(join(ROOT, 'package.json'));
  const peers = Object.keys(peerDependencies).map((name) => `${name}@${devDependencies[name]}`);
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, file, ...peers], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** What a program may import of the installed library. The CDN files are for a `<script>` tag, the rest is no program. */
export const entriesIn = (folder: string): readonly string[] =>
  Object.keys(readManifest(join(folder, 'node_modules/pay-status/package.json')).exports)
    .filter((name) => !name.startsWith('./cdn/') && !/\.(css|json)$/.test(name))
    .map((name) => `pay-status${name.slice(1)}`);
