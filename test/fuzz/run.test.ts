import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

const RUN = ['-C', '@pay-status/source', '--import', 'tsx', 'test/fuzz/run.ts'];

describe('the command of the fuzz test', () => {
  for (const [option, text] of [
    ['requests', 'x'],
    ['requests', ''],
    ['requests', '0'],
    ['requests', '1e3'],
    ['seed', 'x'],
    ['seed', '1.5'],
  ] as const) {
    it(`refuses --${option} "${text}", and passes nothing`, () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...RUN, `--${option}=${text}`], {
        encoding: 'utf8',
      });
      assert.deepEqual([status, stdout], [1, '']);
      assert.match(stderr, new RegExp(`^--${option} must be a whole number of at least [01], not "${text}"$`, 'm'));
    });
  }
});
