// Bundles the browser tests: a page would load up to 250 modules one by one, which takes longer than its tests.
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Has to be loaded before a test file. */
export const SETUP = 'test/support/setup.ts';

const toName = (file) => file.replace(/\.ts$/, '');

/** The address of a file's bundle on the server. */
export const toAddress = (file) => `/${toName(file)}.js`;

/** Bundles test files of the folder `root`; resolves to the scripts by address. They share modules, as unbundled tests do. */
export const bundleTests = async (root, tests, { sourcemap = false } = {}) => {
  const bundler = await rolldown({
    cwd: root,
    input: Object.fromEntries([SETUP, ...tests].map((file) => [toName(file), join(root, file)])),
    resolve: { conditionNames: ['@pay-status/source', 'browser', 'production', 'import', 'default'] },
    // Served by the test runner; a classic script, which defines a global function; second copies of modules.
    external: [/^\/__web-/, 'jsqr', /\?copy$/],
    platform: 'browser',
    tsconfig: join(root, 'tsconfig.json'),
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'warn',
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundler.generate({
    dir: root,
    sourcemap,
    entryFileNames: '[name].js',
    chunkFileNames: '__bundles__/[name].js',
    paths: { jsqr: '/node_modules/jsqr/dist/jsQR.js' },
    // A few files for all tests. A module in them runs when it is imported, and only then.
    codeSplitting: {
      groups: [
        // Large, and few tests import it.
        { name: 'axe', test: /\/node_modules\/axe-core\// },
        { name: 'packages', test: /\/node_modules\// },
        { name: 'gateway', test: /\/demo\/gateway\// },
        { name: 'sources', test: /\/src\// },
        { name: 'support', test: /\/test\/.*(?<!\.test)\.ts$/ },
      ],
    },
    strictExecutionOrder: true,
  });
  await bundler.close();
  return new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]));
};
