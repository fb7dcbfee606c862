// Mutation tests of code that runs in Node: see run-modules.mjs for the options.
import { fileURLToPath } from 'node:url';
import { runModules } from '../run-modules.mjs';
import { MODULES } from './modules.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const COPIED = ['!src/**', '!test/**', '!demo/**', '**/node_modules', '**/dist', '!tsconfig.json', '!package.json'];

await runModules(MODULES, ({ mutate, tests }) => ({
  plugins: [here('runner.mjs'), here('messages.mjs')],
  testRunner: 'node',
  testRunnerNodeArgs: ['-C', '@pay-status/source', '--import', 'tsx'],
  nodeTests: tests,
  mutate,
  ignorePatterns: ['**', ...COPIED],
  // Generous, so that a busy machine does not count as a detected mutant.
  timeoutMS: 120_000,
}));
