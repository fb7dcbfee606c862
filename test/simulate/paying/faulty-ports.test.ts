import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FAULTY_PORTS } from './faulty-ports.js';
import { simulate } from './simulate.js';
import { SHIPPED } from './subject.js';

const SEEDS = 2_000;

describe(`the simulation of paying finds within ${SEEDS} seeds`, () => {
  for (const { what, violation, plant } of FAULTY_PORTS)
    it(what, async (context) => {
      const subject = plant(SHIPPED);
      for (let seed = 1; seed <= SEEDS; seed++) {
        const found = (await simulate(seed, subject)).find((each) => violation.test(each));
        if (found === undefined) continue;
        context.diagnostic(`seed ${seed}: ${found}`);
        return;
      }
      assert.fail(`no seed leads to ${violation}`);
    });
});
