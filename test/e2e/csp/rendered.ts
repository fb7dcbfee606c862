import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SERVER_PROGRAMS } from './document.js';

/** The placeholder for the server-rendered element in a page of docs/csp.md. */
const PLACEHOLDER = '<!-- the markup of renderCheckout -->';
const FILE = 'render-checkout.ts';
/** Inside the package, so that imports of `pay-status` resolve to its own entries. */
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

interface Program {
  readonly renderCheckout: (paymentId: string, nonce: string) => Promise<string>;
}

/** Replaces the placeholder of a page with the rendered element. */
export type RenderCheckout = (html: string, paymentId: string, nonce: string) => Promise<string>;

/** Loads the document's only program for a server. */
export const loadRender = async (rewrite: (program: string) => string): Promise<RenderCheckout> => {
  assert.deepEqual([...SERVER_PROGRAMS.keys()], [FILE]);
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'csp-'));
  const file = join(folder, FILE);
  try {
    await writeFile(file, rewrite(SERVER_PROGRAMS.get(FILE)!));
    const { renderCheckout } = (await import(pathToFileURL(file).href)) as Program;
    return async (html, paymentId, nonce) => {
      if (!html.includes(PLACEHOLDER)) return html;
      const markup = await renderCheckout(paymentId, nonce);
      return html.replace(PLACEHOLDER, () => markup);
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};
