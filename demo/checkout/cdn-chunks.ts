import { readFile } from 'node:fs/promises';

const ENTRY = import.meta.resolve('pay-status/cdn/pay-checkout.js');
const IMPORT = /["'`]\.\/([\w/-]+\.js)["'`]/g;

/**
 * The files that the element loads after its first, at the names that the last build gave them: a page that names them has
 * them a round trip earlier. None before a build.
 */
export const cdnChunks = async (): Promise<readonly string[]> => {
  const text = await readFile(new URL(ENTRY), 'utf8').catch(() => '');
  return [...new Set([...text.matchAll(IMPORT)].map(([, name]) => `/cdn/${name}`))];
};
