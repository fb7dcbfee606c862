// Checks a version before it is published: builds from scratch, checks the tarball that would be published, and
// prints the hashes of the CDN files and an import map of them.
// check.mjs [--base <where dist/cdn will be served, with a slash at the end>]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { toImportMap, computeIntegrity } from './integrity.mjs';
import { pack } from './pack.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(ROOT);

const { values: options } = parseArgs({ options: { base: { type: 'string', default: '/pay-status/cdn/' } } });

/** Style sheets have no types to check. */
const STYLES = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports).filter((name) => name.endsWith('.css'));

const PACKAGE_TESTS = ['pack', 'entries', 'editors', 'cdn', 'bundle'].map((name) => `test/package/${name}.test.ts`);

const run = (command, ...args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return status === 0;
};

const tool = (name, ...args) => run('npx', '--no-install', name, ...args);

const changelogHasVersion = () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, newest] = /^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  if (newest !== version) console.error(`The newest version in CHANGELOG.md is ${newest}; package.json says ${version}.`);
  return newest === version;
};

const folder = mkdtempSync(join(tmpdir(), 'pay-status-release-'));
let tarball = '';

const STEPS = {
  'clean build': () => {
    rmSync('dist', { recursive: true, force: true });
    return run('npm', 'run', '--silent', 'build');
  },
  tarball: () => {
    const { file, size, unpackedSize, files } = pack(folder);
    tarball = file;
    console.log(`${files.length} files, ${size} bytes packed, ${unpackedSize} unpacked`);
    return true;
  },
  publint: () => tool('publint', 'run', '--strict', tarball),
  attw: () =>
    tool('attw', tarball, '--profile', 'esm-only', '--format', 'ascii', '--quiet', '--exclude-entrypoints', ...STYLES),
  'package tests': () =>
    run(process.execPath, '-C', '@pay-status/source', '--import', 'tsx', 'scripts/test-files.mjs', ...PACKAGE_TESTS),
  size: () => run(process.execPath, 'scripts/size.mjs'),
  changelog: changelogHasVersion,
};

const failed = [];
try {
  for (const [name, step] of Object.entries(STEPS)) {
    console.log(`\n=== ${name}`);
    if (!step()) failed.push(name);
  }
} finally {
  rmSync(folder, { recursive: true });
}

const integrity = computeIntegrity('dist/cdn');
console.log('\n=== hashes of dist/cdn');
for (const [file, hash] of Object.entries(integrity)) console.log(`${hash} ${file}`);
console.log(`\n=== import map\n<script type="importmap">\n${JSON.stringify(toImportMap(integrity, options.base), null, 2)}\n</script>`);

console.log(`\nrelease: ${Object.keys(STEPS).length - failed.length} passed, ${failed.length} failed ${failed.join(', ')}`);
process.exitCode = failed.length ? 1 : 0;
