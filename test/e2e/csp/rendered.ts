import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SERVER_PROGRAMS } from './document.js';

/** Stands in a page of docs/csp.md for what the server draws. */
const PLACE = '<!-- what drawCheckout resolves to -->';
const FILE = 'draw-checkout.ts';
/** Inside of the package, where its own name leads to its entries. */
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

interface Program {
  readonly drawCheckout: (paymentId: string, nonce: string) => Promise<string>;
}

/** Fills in an element where a page has a place for it. */
export type RenderCheckout = (html: string, paymentId: string, nonce: string) => Promise<string>;

/** Loads the document's one program for a server. */
export const loadRender = async (rewrite: (program: string) => string): Promise<RenderCheckout> => {
  assert.deepEqual([...SERVER_PROGRAMS.keys()], [FILE]);
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'csp-'));
  const file = join(folder, FILE);
  try {
    await writeFile(file, rewrite(SERVER_PROGRAMS.get(FILE)!));
    const { drawCheckout } = (await import(pathToFileURL(file).href)) as Program;
    return async (html, paymentId, nonce) => {
      if (!html.includes(PLACE)) return html;
      const drawn = await drawCheckout(paymentId, nonce);
      return html.replace(PLACE, () => drawn);
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};
