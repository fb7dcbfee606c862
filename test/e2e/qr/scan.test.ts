import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestEnvironment } from '../support/test-environment.js';
import { FACTORS } from './cases.js';
import { choosePairwise } from './pairwise.js';
import { scanCases, type Verdict } from './scan-cases.js';

const environment = useTestEnvironment();

describe('the QR code of a checkout, on a screen', () => {
  const cases = choosePairwise(FACTORS);

  it(`is read exactly by two scanners in ${cases.length} cases that cover every pair of conditions`, async () => {
    const verdicts: Verdict[] = [];
    await scanCases(environment(), cases, (verdict) => verdicts.push(verdict));
    assert.deepEqual(
      verdicts.filter(({ problems }) => problems.length),
      [],
    );
    assert.equal(verdicts.length, cases.length);
    assert.deepEqual(environment().errors, []);
  });
});
