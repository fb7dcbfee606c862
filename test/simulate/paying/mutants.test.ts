import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ENGINE } from './engine-mutants.js';
import { GATEWAY, type Edit, type Mutant } from './gateway-mutants.js';

const SEEDS = 2_000;
const CACHE = 'node_modules/.cache';
/** All that runs. Without `demo/package.json`, the nearest package is the library, so that its name leads to the copy. */
const COPIED = ['src', 'demo/gateway', 'test/simulate', 'test/support', 'package.json', 'tsconfig.json'];

describe(`the simulation of paying finds within ${SEEDS} seeds`, () => {
  let folder = '';
  before(() => {
    mkdirSync(CACHE, { recursive: true });
    folder = mkdtempSync(join(CACHE, 'paying-mutants-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** Creates a copy of the sources with the edits. */
  const plant = (name: string, edits: readonly Edit[]): string => {
    const root = join(folder, name);
    for (const path of COPIED) cpSync(path, join(root, path), { recursive: true });
    for (const { file, from, to } of edits) {
      const path = join(root, file);
      const source = readFileSync(path, 'utf8');
      assert.ok(source.includes(from), `${file} does not contain the text that the bug replaces: ${from}`);
      writeFileSync(
        path,
        source.replace(from, () => to),
      );
    }
    return root;
  };

  const test = (subject: string, mutants: readonly Mutant[]): void => {
    for (const [index, { what, edits }] of mutants.entries())
      it(`${subject} that ${what}`, (context) => {
        const cwd = plant(`${subject.replace(' ', '-')}-${index}`, edits);
        const options = ['-C', '@pay-status/source', '--import', 'tsx', 'test/simulate/paying/run.ts'];
        const simulation = [...options, '--bail', '--from', '1', '--seeds', String(SEEDS)];
        const { status, stdout } = spawnSync(process.execPath, simulation, { cwd, encoding: 'utf8' });
        assert.equal(status, 1);
        assert.match(stdout, /^seed \d+: npm run test:full -- simulate-paying --from \d+ --seeds 1\n {2}\w/m);
        context.diagnostic(stdout.trim().split('\n').slice(0, 2).join(' '));
      });
  };
  test('an engine', ENGINE);
  test('a gateway', GATEWAY);
});
