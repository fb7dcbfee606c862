// Files that each run several test files, in one process or in one page.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'node_modules/.cache/test-batches';
const FILES_PER_PAGE = 12;

const toUrl = (file) => JSON.stringify(pathToFileURL(resolve(file)).href);

/** Imported by the batch itself, because its hooks would otherwise apply to the first file only. */
const HOOKS = 'demo/test/support/covers.ts';

const contentFor = (files) => `import { describe } from 'node:test';
${files.some((file) => file.startsWith('demo/')) ? `import ${toUrl(HOOKS)};` : ''}
${files.map((file) => `describe(${JSON.stringify(file)}, async () => { await import(${toUrl(file)}); });`).join('\n')}
`;

/** Writes batches of these files for node:test, of at most `size` files. The returned `remove` deletes them. */
export const writeBatches = (files, size) => {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'run-'));
  const count = Math.ceil(files.length / size);
  const batches = Array.from({ length: count }, (_, batch) => {
    const path = resolve(folder, `${batch}.mjs`);
    // The longest files are first, and each batch gets one of them.
    writeFileSync(path, contentFor(files.filter((_, at) => at % count === batch)));
    return path;
  });
  return {
    files: batches,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
};

/** Writes batches of these browser tests, by the folders under test/, and returns their paths. */
export const writePages = (files) => {
  const folder = join(FOLDER, 'browser');
  mkdirSync(folder, { recursive: true });
  const getRoom = (file) => file.split('/')[1];
  return [...new Set(files.map(getRoom))].flatMap((room) => {
    const tests = files.filter((file) => getRoom(file) === room);
    const pages = [];
    for (let at = 0; at < tests.length; at += FILES_PER_PAGE) {
      const path = join(folder, `${room}-${pages.length + 1}.test.js`);
      const imports = tests.slice(at, at + FILES_PER_PAGE).map((file) => `import '/${file}';\n`);
      writeFileSync(path, imports.join(''));
      pages.push(path);
    }
    return pages;
  });
};
