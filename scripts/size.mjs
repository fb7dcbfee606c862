// Guards against growth: fails when a file that pages load is more than 2 % larger (brotli 11) than docs/sizes.csv says.
// `npm run size -- --record` adds the current sizes to that file.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { brotliBytes, CDN, cdnBytes, cdnFiles, partBytes } from './cdn-bytes.mjs';
import { entryBytes } from './entry-bytes.mjs';

const ENTRIES = ['pay-status.js', 'pay-checkout.js'];
const HISTORY = 'docs/sizes.csv';
const TOLERANCE = 1.02;

const getLargestLocale = () =>
  Math.max(
    ...readdirSync(`${CDN}/locales`)
      .filter((file) => file.endsWith('.js'))
      .map((file) => brotliBytes(`${CDN}/locales/${file}`)),
  );

const print = (bytes, text) => {
  console.log(`${String(bytes).padStart(7)} ${text}`);
};

for (const entry of ENTRIES) for (const { file, bytes } of cdnFiles(entry)) print(bytes, `  ${file}`);

const sizes = {
  ...Object.fromEntries(ENTRIES.map((entry) => [`cdn/${entry}`, cdnBytes(entry)])),
  'cdn/pay-button.js (before it is used)': cdnBytes('pay-button.js', 'first'),
  'cdn/pay-checkout.js (first paint)': cdnBytes('pay-checkout.js', 'first'),
  'cdn/pay-checkout.js (wallet)': partBytes('pay-checkout.js', 'wallet'),
  ...Object.fromEntries(ENTRIES.map((entry) => [`cdn/${entry} (diagnosis)`, partBytes(entry, 'diagnosis')])),
  'cdn/locales (largest)': getLargestLocale(),
  ...(await entryBytes()),
};

/** The last recorded size of each entry. A line is a date, an entry and its bytes. */
const readRecorded = () => {
  const [, ...lines] = readFileSync(HISTORY, 'utf8').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(',').slice(1)));
};

const recorded = readRecorded();

if (process.argv.includes('--record')) {
  const today = new Date().toISOString().slice(0, 10);
  for (const [entry, bytes] of Object.entries(sizes)) {
    if (bytes === Number(recorded[entry])) continue;
    appendFileSync(HISTORY, `${today},${entry},${bytes}\n`);
    print(bytes, `${entry}: recorded, was ${recorded[entry] ?? 'new'}`);
  }
} else {
  for (const [entry, bytes] of Object.entries(sizes)) {
    const limit = Math.floor(Number(recorded[entry] ?? 0) * TOLERANCE);
    print(bytes, `${entry} (limit ${limit})`);
    if (bytes <= limit) continue;
    console.log('        ✖ Larger than the limit. If the growth is intended, record it: npm run size -- --record');
    process.exitCode = 1;
  }
}
