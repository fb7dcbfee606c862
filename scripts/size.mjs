// The bytes that a page loads for one USDC-on-Base payment up to its final view, brotli 11: each CDN file and its chunks.
// The words of a language are files of their own, do not count there, and have a bar of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = 'dist/cdn';

/** `first`: what is there before anything is painted. */
const BARS = {
  'pay-status.js': { all: 16_000 },
  'pay-checkout.js': { all: 24_000, first: 18_000 },
};

const LANGUAGE_BAR = 1_500;

const textOf = (file) => readFileSync(`${FOLDER}/${file}`, 'utf8');

const importsOf = (file, pattern) =>
  [...textOf(file).matchAll(pattern)].map(([, path]) => posix.join(posix.dirname(file), path));

/** The file and all that it imports, directly or not. */
const reach = (file, pattern, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of importsOf(file, pattern)) reach(next, pattern, found);
  return found;
};

// What is computed is a language, `./locales/${...}.js`, of which a page loads one at most.
const ALL = /(?:\bfrom|\bimport\(|\bimport)\s*["'`](\.[^"'`$]+\.js)["'`]/g;
const STATIC = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`$]+\.js)["'`]/g;

const sizeOf = (file) => brotliCompressSync(readFileSync(`${FOLDER}/${file}`)).length;
const isLanguage = (file) => file.startsWith('locales/');

const report = (size, name) => {
  console.log(`${String(size).padStart(7)} ${name}`);
};

const check = (entry, files, bar, what) => {
  const total = [...files].filter((file) => !isLanguage(file)).reduce((sum, file) => sum + sizeOf(file), 0);
  report(total, `${entry}: ${what} but the language; at most ${bar}`);
  if (total > bar) process.exitCode = 1;
};

for (const [entry, { all, first }] of Object.entries(BARS)) {
  const files = reach(entry, ALL);
  for (const file of files) report(sizeOf(file), file);
  check(entry, files, all, 'all');
  if (first) check(entry, reach(entry, STATIC), first, 'all before the first paint');
}

const languages = readdirSync(`${FOLDER}/locales`).map((file) => `locales/${file}`);
const [largest] = languages.sort((one, other) => sizeOf(other) - sizeOf(one));
report(sizeOf(largest), `${largest}: the largest of ${languages.length} languages; at most ${LANGUAGE_BAR}`);
if (sizeOf(largest) > LANGUAGE_BAR) process.exitCode = 1;
