// Packs what `npm run build` has made, as npm will publish it, and prints the path of the tarball.
// pack.mjs [folder, `.` by default]
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publishedManifest } from './published-manifest.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** npm takes these along whatever `files` says. */
const ALWAYS = ['LICENSE', 'README.md'];

/** Copies the package into a folder, where npm may pack it: the repository's own package.json leads to its sources. */
export const stage = (folder) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const path of [...manifest.files, ...ALWAYS]) {
    if (!existsSync(join(ROOT, path))) throw new Error(`There is no ${path}: npm run build makes it.`);
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
};

/** Packs into a folder. The file's path, and what is in it as `npm pack --json` says. */
export const pack = (into) => {
  const staged = mkdtempSync(join(tmpdir(), 'pay-status-pack-'));
  try {
    stage(staged);
    mkdirSync(into, { recursive: true });
    const json = execFileSync(
      'npm',
      ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', resolve(into)],
      {
        cwd: staged,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    // npm 11 lists packages, newer ones key them by name.
    const [packed] = Object.values(JSON.parse(json));
    return { ...packed, file: join(resolve(into), packed.filename) };
  } finally {
    rmSync(staged, { recursive: true });
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { file } = pack(process.argv[2] ?? '.');
  console.log(file);
}
