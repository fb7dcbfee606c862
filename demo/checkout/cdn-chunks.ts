import { readFile } from 'node:fs/promises';

const ENTRY = import.meta.resolve('pay-status/cdn/pay-checkout.js');
/** Files in the same folder: the texts of other languages, in one of their own, are loaded where they are needed. */
const IMPORT = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Loaded when a buyer wants to pay with a wallet in the page; and the diagnosis, which is for developers. */
const LATER = /^(create-wallet-pane|diagnosis)-/;

/** The files that a file imports, at once or later. Empty if it does not exist. */
const readImports = async (file: URL): Promise<readonly string[]> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return [...text.matchAll(IMPORT)].map(([, name = '']) => name).filter((name) => !LATER.test(name));
};

/**
 * The chunks that the element's entry imports, and those that they import, under the names of the last build. Preloading them
 * saves round trips. Empty before a build.
 */
export const cdnChunks = async (): Promise<readonly string[]> => {
  const entry = new URL(ENTRY);
  const chunks = new Set(await readImports(entry));
  for (const chunk of chunks) for (const name of await readImports(new URL(chunk, entry))) chunks.add(name);
  return [...chunks].filter((name) => !entry.pathname.endsWith(`/${name}`)).map((name) => `/cdn/${name}`);
};
