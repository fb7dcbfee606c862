// Fails if a test file, or a folder of tests, is run by nothing: neither by a part of the test run nor by a script of
// package.json; or if a part runs a file that does not exist. Part of `npm run lint`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from './test-parts.mjs';

/** Folders of modules that tests import. */
const SHARED = ['test/support', 'demo/test/support', 'demo/test/fixtures'];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const parts = Object.values(PARTS);
const known = new Set(parts.flatMap(({ files = [] }) => files));
const commands = [
  ...parts.flatMap(({ command }) => command),
  ...Object.values(scripts).flatMap((line) => line.split(' ')),
];

const list = (folder, options) => readdirSync(folder, { withFileTypes: true, ...options });
const files = ['test', 'demo/test'].flatMap((root) =>
  list(root, { recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|crash)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.path, entry.name)),
);
const folders = ['test', 'demo/test'].flatMap((root) =>
  list(root)
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, entry.name)),
);

const isRun = (folder) => [...known, ...commands].some((path) => path.startsWith(`${folder}/`));
const problems = [
  ...files.filter((file) => !known.has(file)),
  ...folders.filter((folder) => !SHARED.includes(folder) && !isRun(folder)),
];
const missing = [...known].filter((file) => !existsSync(file));
for (const path of problems) console.log(`✖ ${path}: no part of scripts/test-parts.mjs runs it`);
for (const path of missing) console.log(`✖ ${path}: listed in scripts/test-parts.mjs, but missing`);
process.exitCode = problems.length + missing.length ? 1 : 0;
