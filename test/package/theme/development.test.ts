import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../repository.js';

const ELEMENTS = ['pay-checkout', 'pay-status'] as const;

/** Returns the modules in the bundle of a page that imports this, as paths from the root. */
const bundle = async (specifier: string, conditions?: readonly string[]): Promise<readonly string[]> => {
  const page = join(ROOT, 'page.js');
  const result = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    ...(conditions && { resolve: { conditions: [...conditions] } }),
    build: { write: false, minify: false, rolldownOptions: { input: 'virtual:page' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? page : undefined),
        load: (id) => (id === page ? `import '${specifier}';` : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return result.output
    .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
    .map((id) => id.slice(ROOT.length + 1));
};

const isCheck = (path: string): boolean => /(^|\/)theme(-check|\/)/.test(path);

/** Resolves an entry in plain Node, and imports it. */
const importInNode = (specifier: string, ...flags: readonly string[]): string =>
  execFileSync(
    process.execPath,
    [
      ...flags,
      '--input-type=module',
      '--eval',
      `await import('${specifier}'); console.log(import.meta.resolve('${specifier}'))`,
    ],
    { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  ).trim();

for (const element of ELEMENTS) {
  const specifier = `pay-status/define/${element}.js`;

  describe(`${specifier}, in development and in production`, () => {
    it('excludes the check from a production build', async () => {
      const modules = await bundle(specifier);
      assert.ok(modules.some((path) => path.endsWith(`define/${element}.js`)));
      assert.deepEqual(modules.filter(isCheck), []);
    });

    it('includes the check when a bundler is in development mode, with one copy of everything', async () => {
      const modules = await bundle(specifier, ['module', 'browser', 'development']);
      for (const path of ['dist/define/theme-check.js', 'dist/theme/check/watch.js', 'dist/theme/tokens.js']) {
        assert.ok(modules.includes(path), path);
      }
      assert.equal(modules.filter((path) => path.endsWith('elements/pay-status/pay-status.js')).length, 1);
    });

    it('loads without error in plain Node', () => {
      assert.match(importInNode(specifier), new RegExp(`/dist/define/${element}\\.js$`));
      assert.match(importInNode(specifier, '-C', 'development'), /\/dist\/define\/development\//);
    });
  });
}
