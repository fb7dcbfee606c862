// Packs the output of `npm run build` as npm will publish it, and prints the path of the tarball.
// pack.mjs [folder, `.` by default]
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publishedManifest } from './published-manifest.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files that npm always includes. */
const ALWAYS = ['LICENSE', 'README.md'];

/** Copies the package into a folder with the package.json to publish, because that of the repository refers to sources. */
export const stage = (folder) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const path of [...manifest.files, ...ALWAYS]) {
    if (!existsSync(join(ROOT, path))) throw new Error(`${path} is missing. Run npm run build.`);
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
};

/** Packs into a folder. Returns the path of the tarball, and its content as `npm pack --json` lists it. */
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
