// Mutation tests of code that runs in a page: see run-modules.mjs for the options.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runModules } from '../run-modules.mjs';
import { MODULES } from './modules.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const testFiles = (pattern) =>
  readdirSync('test', { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && pattern.test(file.slice(0, -'.test.ts'.length)))
    .map((file) => join('test', file))
    .sort();

await runModules(MODULES, ({ mutate, tests }) => ({
  plugins: [here('runner.mjs'), here('messages.mjs')],
  testRunner: 'page',
  browserTests: testFiles(tests),
  mutate,
  ignorePatterns: ['**', '!src/**', '!test/**', '!demo/{gateway,test}/**', '!tsconfig.json', '!package.json'],
  timeoutMS: 30_000,
}));
