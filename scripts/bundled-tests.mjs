import { bundleTests, SETUP, toAddress } from './bundle-tests.mjs';

/**
 * Serves bundles of the test files to @web/test-runner, with a setup that none has to import. In watch mode their modules are
 * served one by one, because the runner tells by them which tests a change concerns.
 */
export const serveBundledTests = ({ files }) => {
  let bundles = new Map();

  /** Answers before the plugins of the runner, which would search each bundle for imports to resolve, for every page. */
  const middleware = async (context, next) => {
    if (!bundles.has(context.path)) return next();
    context.type = 'js';
    context.body = bundles.get(context.path);
  };

  const plugin = {
    name: 'bundled-tests',
    serverStart: async ({ config }) => {
      if (!config.watch) bundles = await bundleTests(process.cwd(), files, { sourcemap: true });
    },
    serve: ({ path }) => {
      const address = toAddress(path.slice(1));
      return bundles.has(address) ? { body: `import '${address}';`, type: 'js' } : undefined;
    },
    transform: ({ path, body }) => (path.endsWith('.test.ts') ? `import '/${SETUP}';${body}` : undefined),
  };
  return { middleware, plugin };
};
