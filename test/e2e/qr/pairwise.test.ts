import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FACTORS } from './cases.js';
import { combine, getPairs, choosePairwise, type Factors } from './pairwise.js';

const SETS: readonly Factors[] = [FACTORS, { a: [1, 2, 3], b: ['x', 'y', 'z'], c: [1, 2, 3] }, { a: [1], b: [2, 3] }];

describe('the pairwise cases of the QR test', () => {
  for (const factors of SETS) {
    const all = combine(factors);
    const rows = choosePairwise(factors);

    it(`cover every pair of ${all.length} combinations with few cases`, () => {
      const pairs = (of: typeof all): readonly string[] => [...new Set(of.flatMap(getPairs))].sort();
      assert.deepEqual(pairs(rows), pairs(all));
      assert.ok(rows.length <= Math.max(12, all.length / 10), `${rows.length} rows`);
    });

    it(`have one value of each factor in each of ${rows.length} cases`, () => {
      const names = Object.keys(factors);
      for (const row of rows) assert.deepEqual(Object.keys(row), names);
      assert.equal(new Set(rows).size, rows.length);
    });
  }

  it('are chosen from all combinations, each once', () => {
    const all = combine({ a: [1, 2], b: ['x', 'y', 'z'] });
    assert.equal(all.length, 6);
    assert.equal(new Set(all.map((row) => JSON.stringify(row))).size, 6);
  });
});
