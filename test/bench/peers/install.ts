import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Peer } from './peers.js';

const CACHE = resolve('node_modules/.cache/peers');

/** Installs a peer into its own folder, once per set of versions, without running install scripts. */
export const install = ({ dependencies, overrides = {} }: Peer): string => {
  const manifest = JSON.stringify({ private: true, dependencies, overrides });
  const folder = join(CACHE, createHash('sha256').update(manifest).digest('hex').slice(0, 12));
  const done = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  execFileSync('npm', options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
};
