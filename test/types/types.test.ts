import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../package/repository.js';

const FOLDER = join(ROOT, 'test/types');

const run = (script: string, ...args: readonly string[]): { status: number | null; output: string } => {
  const file = join(ROOT, 'node_modules', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: FOLDER, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

/** Returns the numbers of the lines below comments, which contain errors. */
const findPlantedLines = (file: string): readonly number[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .flatMap((line, index, lines) => (lines[index - 1]?.startsWith('<!--') && line ? [index + 1] : []));

describe('the types of the built package', () => {
  // The samples mark wrong lines with `@ts-expect-error`, which is an error itself if the line has none.
  it('accept valid and reject invalid use in a page, in the JSX of React, Preact and Solid, and of the React components', () => {
    const { status, output } = run('typescript/bin/tsc', '--project', '.');
    assert.equal(status, 0, output);
  });

  it('accept valid and reject invalid use in a Vue template', () => {
    const { status, output } = run('vue-tsc/bin/vue-tsc.js', '--project', 'vue');
    assert.equal(status, 0, output);
  });

  it('accept valid and reject invalid use in a Svelte template', () => {
    const { output } = run(
      'svelte-check/bin/svelte-check',
      ...['--workspace', 'svelte', '--tsconfig', './tsconfig.json', '--output', 'machine'],
    );
    const errors = [...output.matchAll(/ERROR "(\w+)\.svelte" (\d+):/g)].map(([, file, line]) => `${file}:${line}`);
    const planted = findPlantedLines('svelte/wrong.svelte').map((line) => `wrong:${line}`);
    assert.ok(planted.length > 5);
    assert.deepEqual(errors, planted, output);
  });
});
