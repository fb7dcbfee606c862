import { bundleTests, SETUP, toAddress } from './bundle-tests.mjs';

/**
 * Creates a plugin for @web/test-runner that serves bundles of the test files, with a setup that none has to import. In watch
 * mode their modules are served one by one, because the runner tells by them which tests a change concerns.
 */
export const bundledTestsPlugin = ({ files }) => {
  let bundles = new Map();
  return {
    name: 'bundled-tests',
    serverStart: async ({ config }) => {
      if (!config.watch) bundles = await bundleTests(process.cwd(), files, { sourcemap: true });
    },
    serve: ({ path }) => {
      if (bundles.has(path)) return { body: bundles.get(path), type: 'js' };
      const address = toAddress(path.slice(1));
      return bundles.has(address) ? { body: `import '${address}';`, type: 'js' } : undefined;
    },
    transform: ({ path, body }) => (path.endsWith('.test.ts') ? `import '/${SETUP}';${body}` : undefined),
  };
};
