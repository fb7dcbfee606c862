import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDice } from '../../../gateway/chaos/dice.js';
import { DEFAULT_SETTINGS, QUIET_SETTINGS } from '../../../gateway/chaos/settings.js';

const TIMES = Array.from({ length: 200 }, (_, index) => index);

const fates = (seed: number, settings = DEFAULT_SETTINGS) => {
  const dice = createDice(seed, settings);
  return TIMES.map(() => dice.strikes('early'));
};

describe('the dice of the chaos', () => {
  it('use a separate random stream for each setting', () => {
    const dice = createDice(7, DEFAULT_SETTINGS);
    const disturbed = TIMES.map(() => {
      dice.strikes('slow');
      dice.upTo('slowMs');
      return dice.strikes('early');
    });
    assert.deepEqual(disturbed, fates(7));
  });

  it('never strike at 0, always at 1, and in proportion in between', () => {
    assert.ok(!fates(7, { ...QUIET_SETTINGS, early: 0 }).includes(true));
    assert.ok(!fates(7, { ...QUIET_SETTINGS, early: 1 }).includes(false));
    const half = fates(7, { ...QUIET_SETTINGS, early: 0.5 }).filter(Boolean).length;
    assert.ok(half > 80 && half < 120, String(half));
  });
});
