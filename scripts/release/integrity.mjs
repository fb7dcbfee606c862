// Creates an import map with the hash of each CDN file, with which a page can load them with integrity checks.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the subresource integrity hash, in the format of `integrity` attributes and import maps. */
const toSri = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns the hash of each module in a folder, by its path in the folder. */
export const computeIntegrity = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => [file, toSri(readFileSync(join(folder, file)))]),
  );

/** Maps the modules for a `<script>` tag to their names on npm. */
const NAMES = {
  'pay-status/define/pay-checkout.js': 'pay-checkout.js',
  'pay-status/define/pay-status.js': 'pay-status.js',
};

/** Creates the import map. `base` is the URL of the files of dist/cdn, with a slash at the end. */
export const toImportMap = (integrity, base) => ({
  imports: Object.fromEntries(Object.entries(NAMES).map(([name, file]) => [name, base + file])),
  integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash])),
});
