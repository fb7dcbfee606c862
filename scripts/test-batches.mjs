// Files that each run several test files in one process.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'node_modules/.cache/test-batches';
const FILES_PER_BATCH = 8;

const toUrl = (file) => JSON.stringify(pathToFileURL(resolve(file)).href);

/** Imported by the batch itself, because its hooks would otherwise apply to the first file only. */
const HOOKS = 'demo/test/support/covers.ts';

const contentFor = (files) => `import { describe } from 'node:test';
${files.some((file) => file.startsWith('demo/')) ? `import ${toUrl(HOOKS)};` : ''}
${files.map((file) => `describe(${JSON.stringify(file)}, async () => { await import(${toUrl(file)}); });`).join('\n')}
`;

/** Writes the batches of these files. The returned `remove` deletes them. */
export const writeBatches = (files) => {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'run-'));
  const batches = [];
  for (let at = 0; at < files.length; at += FILES_PER_BATCH) {
    const path = resolve(folder, `${at}.mjs`);
    writeFileSync(path, contentFor(files.slice(at, at + FILES_PER_BATCH)));
    batches.push(path);
  }
  return {
    files: batches,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
};
