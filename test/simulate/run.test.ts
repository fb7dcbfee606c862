import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

const NODE = ['-C', '@pay-status/source', '--import', 'tsx'];

for (const script of ['test/simulate/run.ts', 'test/simulate/paying/run.ts'])
  describe(`the command of the simulation ${script}`, () => {
    for (const [option, text] of [
      ['seeds', 'x'],
      ['seeds', ''],
      ['seeds', '0'],
      ['seeds', '1e3'],
      ['from', 'x'],
      ['from', '1.5'],
    ] as const) {
      it(`refuses --${option} "${text}", and passes nothing`, () => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE, script, `--${option}=${text}`], {
          encoding: 'utf8',
        });
        assert.deepEqual([status, stdout], [1, '']);
        assert.match(stderr, new RegExp(`^--${option} must be a whole number of at least [01], not "${text}"$`, 'm'));
      });
    }
  });
