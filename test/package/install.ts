import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.js';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Packs the library, and packages of workspaces, and installs them as a user would, preferably from the npm cache. */
export const installPackages = (folder: string, ...workspaces: readonly string[]): void => {
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const packs = [pack, ...workspaces.map((workspace) => [...pack, '--workspace', workspace])];
  const tarballs = packs.map((args) => `./${npm(ROOT, ...args).trim()}`);
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true }');
  npm(folder, 'install', '--prefer-offline', '--ignore-scripts', ...QUIET, ...tarballs);
};
