import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { layersRule } from './scripts/layers-rule.mjs';

/** JavaScript is linted without types. */
const UNTYPED = ['**/*.js', '**/*.mjs'];
const CONFIGS = ['**/*.config.{js,mjs,ts}', '.storybook/**', 'stories/**', 'test/stories/fixture/**'];
/** Run by node:test; every other test runs in a browser. */
const NODE_TESTS = [
  'demo/test/**',
  'test/{package,types,docs,e2e,engines,frameworks,lint,stories,simulate,fuzz,visual,server}/**',
  'test/{runtimes,entries}/*.ts',
];

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'A union of literals, or a const object, instead.' };
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'A named export instead.' };
const NO_SILENCED_TEST = [
  'CallExpression > Identifier.callee[name=/^(x|f)(it|describe|test|context|specify)$/]',
  'MemberExpression[object.name=/^(it|describe|test|suite|context|specify)$/][property.name=/^(only|skip|todo)$/]',
  'CallExpression[callee.name=/^(it|describe|test|suite)$/] > ObjectExpression > Property[key.name=/^(only|skip|todo)$/][value.value=true]',
].map((selector) => ({ selector, message: 'It would silence tests.' }));
const NO_MARKUP_BINDING = {
  selector: 'TemplateElement[value.raw=/[.](inner|outer)HTML\\s*=/]',
  message: 'Render with a template: markup from strings is an injection.',
};

/** Server code renders with Hono, whose `html` is not Lit's. */
const SERVED_BY_HONO = ['demo/**', '!demo/console/client/**'];

const banned = (names, message) => names.map((name) => ({ name, message }));
const PORTS = 'Elements reach the world through a controller and its ports.';
const MARKUP = 'Render with a template: markup from strings is an injection.';

export default defineConfig(
  // The apps and samples are judged by their frameworks' own tools, with types that are not here before a build.
  {
    ignores: [
      '**/dist',
      'coverage',
      'storybook-static',
      'test/frameworks/apps',
      'test/types/*.tsx',
      'test/types/page.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { ignores: SERVED_BY_HONO, extends: [lit['flat/recommended'], wc['flat/recommended']] },
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { local: { rules: { layers: layersRule } } },
    rules: {
      'local/layers': 'error',
      // `== null` asks for both kinds of nothing.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', NO_ENUM],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Both spellings read well, each for its own kind of list.
      '@typescript-eslint/array-type': 'off',
      // A number in a message says what it says.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A function that is known to return nothing may hand on the nothing of another.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreVoidReturningFunctions: true }],
      // `signal.reason` is whatever the aborting side gave; it is handed on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingAny: true }],
      // An empty text and a zero often mean the same as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, number: true } }],
      // Brackets say that the name is data.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Ids are cut by code points.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      // It does not see what a callback or an `await` changed in between.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Without `async`, a function that throws would do so at once instead of rejecting.
      '@typescript-eslint/require-await': 'off',
      // It asks for the `!` that no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    },
  },
  {
    files: ['src/**/*.ts', 'demo/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT] },
  },
  {
    files: ['src/**/*.ts'],
    // Named, so that `checkGlobalObject` knows them.
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/define/**/*.ts'],
    // Throwing for a tag that is taken would take the page down with it.
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['src/frameworks/templates/*.ts'],
    rules: {
      // The frameworks keep their types in namespaces, and let interfaces be added to.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['src/server/webhooks/webhook-handler.ts', 'src/server/merchant/status-handler.ts'],
    // Without a listener, only the console tells a merchant that its own code throws or that its key is wrong.
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['src/tracker/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { globals: banned(['document', 'window'], 'The tracker runs without a page.'), checkGlobalObject: true },
      ],
    },
  },
  {
    files: ['src/elements/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: banned(
            [
              'fetch',
              'XMLHttpRequest',
              'WebSocket',
              'EventSource',
              'setTimeout',
              'setInterval',
              'requestAnimationFrame',
              'requestIdleCallback',
              'location',
              'history',
              'open',
              'localStorage',
              'sessionStorage',
              'indexedDB',
            ],
            PORTS,
          ),
          checkGlobalObject: true,
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['location', 'defaultView', 'cookie', 'write', 'open'].map((property) => ({
          object: 'document',
          property,
          message: PORTS,
        })),
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'].map((property) => ({
          property,
          message: MARKUP,
        })),
      ],
    },
  },
  {
    files: ['src/{elements,server/ssr}/**/*.ts', 'demo/console/client/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['lit/directives/unsafe-*'], message: MARKUP },
            // Its first rendering is a style attribute, which a strict content security policy refuses.
            {
              group: ['lit/directives/style-map*'],
              message: 'Set a custom property with `style.setProperty` instead.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT, NO_MARKUP_BINDING],
    },
  },
  {
    files: ['test/**/*.ts', 'demo/test/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT, ...NO_SILENCED_TEST],
      // chai asserts by reading a property.
      '@typescript-eslint/no-unused-expressions': 'off',
      // A test says what it knows; where it is wrong, it fails.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Hostile values are made and named in ways that no other code may use.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    ignores: NODE_TESTS,
    // Every `expect` of @open-wc/testing looks like a promise.
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: NODE_TESTS,
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        // node:test waits for its tests itself.
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['it', 'test', 'describe', 'suite', 'before', 'after'] },
          ],
        },
      ],
    },
  },
  {
    files: UNTYPED,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', setTimeout: 'readonly', fetch: 'readonly' },
    },
  },
  {
    files: CONFIGS,
    rules: { 'no-restricted-syntax': ['error', NO_ENUM] },
  },
);
