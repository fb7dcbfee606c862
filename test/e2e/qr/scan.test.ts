import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useWorld } from '../support/world.js';
import { FACTORS } from './cases.js';
import { pairwiseRows } from './pairwise.js';
import { prove, type Verdict } from './prove.js';

const world = useWorld();

describe('the QR code of a checkout, on a screen', () => {
  const cases = pairwiseRows(FACTORS);

  it(`is read to the byte by two scanners in ${cases.length} places that hold every pair of conditions`, async () => {
    const verdicts: Verdict[] = [];
    await prove(world(), cases, (verdict) => verdicts.push(verdict));
    assert.deepEqual(
      verdicts.filter(({ problems }) => problems.length),
      [],
    );
    assert.equal(verdicts.length, cases.length);
    assert.deepEqual(world().errors, []);
  });
});
