import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FACTORS } from './cases.js';
import { combine, getPairs, choosePairwise, type Factors } from './pairwise.js';

const SETS: readonly Factors[] = [FACTORS, { a: [1, 2, 3], b: ['x', 'y', 'z'], c: [1, 2, 3] }, { a: [1], b: [2, 3] }];

describe('the pairwise rows of the QR proof', () => {
  for (const factors of SETS) {
    const all = combine(factors);
    const rows = choosePairwise(factors);

    it(`hold every pair of the ${all.length} combinations, and a tenth of them at most where there are many`, () => {
      const pairs = (of: typeof all): readonly string[] => [...new Set(of.flatMap(getPairs))].sort();
      assert.deepEqual(pairs(rows), pairs(all));
      assert.ok(rows.length <= Math.max(12, all.length / 10), `${rows.length} rows`);
    });

    it(`hold one value of each factor in each of the ${rows.length} rows`, () => {
      const names = Object.keys(factors);
      for (const row of rows) assert.deepEqual(Object.keys(row), names);
      assert.equal(new Set(rows).size, rows.length);
    });
  }

  it('multiply to every combination once', () => {
    const all = combine({ a: [1, 2], b: ['x', 'y', 'z'] });
    assert.equal(all.length, 6);
    assert.equal(new Set(all.map((row) => JSON.stringify(row))).size, 6);
  });
});
