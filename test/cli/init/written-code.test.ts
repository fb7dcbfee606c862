// Generates projects with `pay-status init` in temporary folders, and type-checks them.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import ts from 'typescript';
import { planFiles } from '../../../src/cli/init/plan.js';
import type { Framework } from '../../../src/cli/init/project.js';
import type { StoreKind } from '../../../src/cli/init/templates/stores.js';
import { ROOT } from '../../server/merchant/documents.js';

/** Those whose types are installed here. */
const STORES: readonly StoreKind[] = ['memory', 'pg', '@electric-sql/pglite'];

const folders: string[] = [];

/** Writes projects inside the package, so that \`pay-status\` and the frameworks resolve. */
const write = async (frameworks: readonly Framework[]): Promise<readonly string[]> => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/init-'));
  folders.push(folder);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const variants = frameworks.flatMap((framework) =>
    STORES.flatMap((store) => [true, false].map((isTypeScript) => ({ framework, store, isTypeScript }))),
  );
  const written = variants.map(async (variant, index) => {
    const project = { ...variant, isModule: true, sourceFolder: '', needsLayout: true } as const;
    return Promise.all(
      planFiles(project).files.map(async ({ path, text }) => {
        const file = join(folder, String(index), path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
        return file;
      }),
    );
  });
  return (await Promise.all(written)).flat();
};

const check = (paths: readonly string[], isBundled: boolean): readonly string[] => {
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    noUnusedLocals: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    exactOptionalPropertyTypes: true,
    allowJs: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    module: isBundled ? ts.ModuleKind.ESNext : ts.ModuleKind.NodeNext,
    moduleResolution: isBundled ? ts.ModuleResolutionKind.Bundler : ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@pay-status/source'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file && paths.includes(file.fileName))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
};

describe('the code that pay-status init writes', () => {
  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  it('type-checks strictly for Next.js, and has no syntax error as JavaScript', async () => {
    assert.deepEqual(check(await write(['next']), true), []);
  });

  it('type-checks strictly for the other frameworks, and has no syntax error as JavaScript', async () => {
    assert.deepEqual(check(await write(['express', 'hono', 'fastify', 'node']), false), []);
  });
});
