import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { layersRule } from './scripts/layers-rule.mjs';

const JAVASCRIPT = ['**/*.js', '**/*.mjs'];
const CONFIGS = ['**/*.config.{js,mjs,ts}', '.storybook/**', 'stories/**'];

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of literals or a const object instead.' };
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Use a named export instead.' };
const NO_SILENCED_TEST = [
  'CallExpression > Identifier.callee[name=/^(x|f)(it|describe|test|context|specify)$/]',
  'MemberExpression[object.name=/^(it|describe|test|suite|context|specify)$/][property.name=/^(only|skip|todo)$/]',
  'CallExpression[callee.name=/^(it|describe|test|suite)$/] > ObjectExpression > Property[key.name=/^(only|skip|todo)$/][value.value=true]',
].map((selector) => ({ selector, message: 'Do not skip or focus tests.' }));
const NO_MARKUP_BINDING = {
  selector: 'TemplateElement[value.raw=/[.](inner|outer)HTML\\s*=/]',
  message: 'Render with a template: HTML strings allow injection.',
};

/** Features that old WebViews lack. */
const MISSING_IN_OLD_BROWSERS = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'Safari before 16.4 cannot read a file with a lookbehind.',
  },
  {
    selector: 'MemberExpression[property.name="throwIfAborted"]',
    message: 'Browsers have it only since 2022: use throwIfAborted of core/abortable.js.',
  },
  {
    selector: 'CallExpression > MemberExpression.callee[property.name="at"]',
    message: 'Browsers have it only since 2022, and scripts of the page may have replaced it: use an index.',
  },
  {
    selector:
      'CallExpression[callee.property.name="addEventListener"] > ObjectExpression > Property[key.name="signal"]',
    message: 'Browsers have it only since 2021: use listen of core/listen.js.',
  },
];
/** Scripts of a page replace these: with Prototype.js, `entries` of an array returns the array, and `toJSON` quotes it. */
const NO_PATCHED_BUILT_IN = [
  {
    selector: 'CallExpression[arguments.length=0] > MemberExpression.callee[property.name=/^(entries|values|keys)$/]',
    message: 'Scripts of the page may have replaced it: use a loop, or iterate over the Map or Set itself.',
  },
  {
    selector: 'MemberExpression[object.name="JSON"][property.name="stringify"]',
    message: 'Scripts of the page may have added toJSON to prototypes: use toJson of core/json.js.',
  },
  {
    selector: 'MemberExpression[object.name="Array"][property.name="from"]',
    message: 'Scripts of the page may have replaced it: use a loop or a spread.',
  },
];

/** Server code renders with Hono, whose `html` is not Lit's. */
const SERVED_BY_HONO = ['demo/**', '!demo/console/client/**', '!demo/conformance/client/**'];

const banned = (names, message) => names.map((name) => ({ name, message }));
const PORTS = 'Use a controller port instead of browser globals.';
const MARKUP = 'Render with a template: HTML strings allow injection.';

/** The rules that need no types. `.oxlintrc.json` has the others. */
export default defineConfig(
  // Apps and samples are checked by their frameworks' own tools, because their types exist only after a build.
  {
    ignores: [
      '**/dist',
      'coverage',
      'storybook-static',
      'docs-site',
      'test/frameworks/apps',
      'test/types/*.tsx',
      'test/types/page.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  { ignores: SERVED_BY_HONO, extends: [lit['flat/recommended'], wc['flat/recommended']] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { local: { rules: { layers: layersRule } } },
    rules: {
      'local/layers': 'error',
      // `== null` matches null and undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', NO_ENUM],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // `T[]` and `readonly T[]` are both allowed.
      '@typescript-eslint/array-type': 'off',
    },
  },
  {
    files: ['src/**/*.ts', 'demo/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT] },
  },
  {
    files: ['src/**/*.ts', 'demo/**/*.{ts,mjs}'],
    ignores: ['demo/test/**'],
    plugins: { regexp },
    // A pattern that needs quadratic time lets a text from outside block a page or a server.
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/{server,cli,theme}/**', 'src/core/json.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT, ...MISSING_IN_OLD_BROWSERS, ...NO_PATCHED_BUILT_IN],
    },
  },
  {
    files: ['docs/site/assets/*.js'],
    languageOptions: { globals: { document: 'readonly', localStorage: 'readonly' } },
  },
  {
    files: ['src/**/*.ts'],
    // Declared so that `checkGlobalObject` recognizes them.
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/define/**/*.ts'],
    // `define` warns instead of throwing when a tag is already registered, and reports a chunk that is missing.
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    files: ['src/frameworks/types/*.ts'],
    rules: {
      // Frameworks declare their types in namespaces, and extend interfaces by merging.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: [
      'src/server/webhooks/node-listener.ts',
      'src/server/merchant/{log-error,retry-log}.ts',
      'src/host/parent/warn-of-silence.ts',
    ],
    // Without a listener, only the console tells a merchant that its own code throws or that its key or address is wrong.
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
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
    files: ['src/elements/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        NO_DEFAULT_EXPORT,
        NO_MARKUP_BINDING,
        ...MISSING_IN_OLD_BROWSERS,
        ...NO_PATCHED_BUILT_IN,
      ],
    },
  },
  {
    files: ['src/server/ssr/**/*.ts', 'demo/console/client/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT, NO_MARKUP_BINDING] },
  },
  {
    files: ['src/{elements,server/ssr}/**/*.ts', 'demo/console/client/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['lit/directives/unsafe-*'], message: MARKUP },
            // It first renders a style attribute, which a strict content security policy blocks.
            {
              group: ['lit/directives/style-map*'],
              message: 'Set a custom property with `style.setProperty` instead.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts', 'demo/test/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT, ...NO_SILENCED_TEST],
      // chai asserts by reading a property.
      '@typescript-eslint/no-unused-expressions': 'off',
      // In tests, a wrong `!` assertion only fails the test.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Tests construct hostile values.
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: JAVASCRIPT,
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', setTimeout: 'readonly', fetch: 'readonly' },
    },
  },
  {
    files: CONFIGS,
    rules: { 'no-restricted-syntax': ['error', NO_ENUM] },
  },
);
