import { readFile } from 'node:fs/promises';

const ENTRY = import.meta.resolve('pay-status/cdn/pay-checkout.js');
const IMPORT = /["'`]\.\/([\w/-]+\.js)["'`]/g;

/**
 * The chunks that the element's entry imports, under the names of the last build. Preloading them saves a round trip. Empty
 * before a build.
 */
export const cdnChunks = async (): Promise<readonly string[]> => {
  const text = await readFile(new URL(ENTRY), 'utf8').catch(() => '');
  return [...new Set([...text.matchAll(IMPORT)].map(([, name]) => `/cdn/${name}`))];
};
