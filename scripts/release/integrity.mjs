// Computes what a page needs to load the CDN files with integrity checks: an import map of each file and its hash.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Subresource integrity, as `integrity` attributes and import maps have it. */
export const toSri = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The hash of each module in a folder, by its path in there. */
export const computeIntegrity = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => [file, toSri(readFileSync(join(folder, file)))]),
  );

/** The modules for a `<script>` tag go by the names that they have on npm. */
const NAMES = {
  'pay-status/define/pay-checkout.js': 'pay-checkout.js',
  'pay-status/define/pay-status.js': 'pay-status.js',
};

/** `base`: where the files of dist/cdn are served, with a slash at the end. */
export const toImportMap = (integrity, base) => ({
  imports: Object.fromEntries(Object.entries(NAMES).map(([name, file]) => [name, base + file])),
  integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash])),
});
