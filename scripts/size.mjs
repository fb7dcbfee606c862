// Holds what our files weigh, brotli 11: the bars of the CDN files and of a language, and that no entry of the package has
// grown since its size was last written down. `npm run size -- --record` writes a line to docs/sizes.csv.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { brotliBytes, CDN, cdnBytes, cdnFiles } from './cdn-bytes.mjs';
import { entryBytes } from './entry-bytes.mjs';

/** `first`: what is there before anything is painted. */
const BARS = {
  'pay-status.js': { all: 16_000 },
  'pay-checkout.js': { all: 24_000, first: 18_000 },
};

const LANGUAGE_BAR = 1_500;

const HISTORY = 'docs/sizes.csv';
/** An entry may grow by this before somebody has to write it down: compressors differ by some bytes. */
const TOLERANCE = 1.005;

const report = (size, name) => {
  console.log(`${String(size).padStart(7)} ${name}`);
};

const check = (size, bar, what) => {
  report(size, `${what}; at most ${bar}`);
  if (size > bar) process.exitCode = 1;
};

for (const [entry, { all, first }] of Object.entries(BARS)) {
  for (const { file, bytes } of cdnFiles(entry)) report(bytes, file);
  check(cdnBytes(entry), all, `${entry}: all but the language`);
  if (first) check(cdnBytes(entry, 'first'), first, `${entry}: all before the first paint but the language`);
}

const sizeOf = (file) => brotliBytes(`${CDN}/locales/${file}`);
const languages = readdirSync(`${CDN}/locales`);
const [largest] = languages.sort((one, other) => sizeOf(other) - sizeOf(one));
check(sizeOf(largest), LANGUAGE_BAR, `locales/${largest}: the largest of ${languages.length} languages`);

const sizes = {
  ...Object.fromEntries(Object.keys(BARS).map((entry) => [`cdn/${entry}`, cdnBytes(entry)])),
  ...(await entryBytes()),
};

const lines = readFileSync(HISTORY, 'utf8').trim().split('\n');
/** What was last written down of each entry. A line holds those that changed: date, entry, bytes. */
const recorded = Object.fromEntries(lines.slice(1).map((line) => line.split(',').slice(1)));
const changed = Object.entries(sizes).filter(([entry, size]) => Number(recorded[entry]) !== size);

if (process.argv.includes('--record')) {
  const today = new Date().toISOString().slice(0, 10);
  for (const [entry, size] of changed) {
    appendFileSync(HISTORY, `${today},${entry},${size}\n`);
    report(size, `${entry}: written down, after ${recorded[entry] ?? 'nothing'}`);
  }
} else {
  for (const [entry, size] of Object.entries(sizes)) {
    const before = Number(recorded[entry] ?? 0);
    report(size, `${entry}; ${before} when last written down`);
    if (size <= before * TOLERANCE) continue;
    console.log(`        ✖ It has grown. Make it smaller, or say why in the commit of: npm run size -- --record`);
    process.exitCode = 1;
  }
}
