// Measures the bytes that a page loads with a CDN file for one payment up to its final view, brotli 11, without locale files and without the parts
// that are measured on their own: paying with a wallet in the page, which is loaded on a click, and the diagnosis for developers.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const CDN = 'dist/cdn';

const ALL = /(?:\bfrom|\bimport\(|\bimport)\s*["'`](\.[^"'`$]+\.js)["'`]/g;
const STATIC = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`$]+\.js)["'`]/g;

const findImports = (file, pattern) =>
  [...readFileSync(`${CDN}/${file}`, 'utf8').matchAll(pattern)].map(([, path]) =>
    posix.join(posix.dirname(file), path),
  );

/** The names of the chunks of such a part. */
const PARTS = { wallet: /^create-wallet-pane-/, diagnosis: /^(status-)?diagnosis-/ };

const isPart = (file) => Object.values(PARTS).some((pattern) => pattern.test(file));

/** Returns the file and all that it imports, directly or not. */
const reach = (file, pattern, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of findImports(file, pattern)) if (!isPart(next)) reach(next, pattern, found);
  return found;
};

export const brotliBytes = (file) => brotliCompressSync(readFileSync(file)).length;

/** Lists the files with their bytes: all that are loaded, or only those before the first paint. */
export const cdnFiles = (entry, when = 'all') =>
  [...reach(entry, when === 'all' ? ALL : STATIC)]
    .filter((file) => !file.startsWith('locales/'))
    .map((file) => ({ file, bytes: brotliBytes(`${CDN}/${file}`) }));

export const cdnBytes = (entry, when = 'all') => cdnFiles(entry, when).reduce((sum, { bytes }) => sum + bytes, 0);

/** The bytes that a part adds to those of the entry. The entry's lazy chunks may load it. */
export const partBytes = (entry, part) => {
  const loaded = reach(entry, ALL);
  const chunk = [...loaded].flatMap((file) => findImports(file, ALL)).find((file) => PARTS[part].test(file));
  return [...reach(chunk, STATIC)]
    .filter((file) => !loaded.has(file))
    .reduce((sum, file) => sum + brotliBytes(`${CDN}/${file}`), 0);
};
