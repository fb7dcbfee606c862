import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../package/repository.js';

/** What the apps' own package.json files depend on. */
const TARBALL = 'pay-status.tgz';

/** Packs what was built, as npm would publish it, into this folder. */
export const packInto = (folder: string): void => {
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: ROOT });
  const [packed] = readdirSync(folder);
  if (!packed) throw new Error('npm packed nothing.');
  renameSync(join(folder, packed), join(folder, TARBALL));
};
