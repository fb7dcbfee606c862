import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDice } from '../../../gateway/chaos/dice.js';
import { DEFAULT_SETTINGS, SETTING_NAMES, QUIET_SETTINGS } from '../../../gateway/chaos/settings.js';

const TIMES = Array.from({ length: 200 }, (_, index) => index);

const fates = (seed: number, settings = DEFAULT_SETTINGS) => {
  const dice = createDice(seed, settings);
  return TIMES.map(() => dice.strikes('early'));
};

describe('the dice of the chaos', () => {
  it('repeat for the same seed, and differ for another seed', () => {
    assert.deepEqual(fates(7), fates(7));
    assert.notDeepEqual(fates(7), fates(8));
  });

  it('use a separate random stream for each setting', () => {
    const dice = createDice(7, DEFAULT_SETTINGS);
    const disturbed = TIMES.map(() => {
      dice.strikes('slow');
      dice.upTo('slowMs');
      return dice.strikes('early');
    });
    assert.deepEqual(disturbed, fates(7));
  });

  it('differ between two settings', () => {
    const dice = createDice(7, DEFAULT_SETTINGS);
    const streams = ['duplicate', 'reorder', 'early', 'slow', 'status500'] as const;
    const thrown = new Set(streams.map((name) => TIMES.map(() => dice.share(name)).join()));
    assert.equal(thrown.size, streams.length);
  });

  it('never strike at 0, always at 1, and in proportion in between', () => {
    assert.ok(!fates(7, { ...QUIET_SETTINGS, early: 0 }).includes(true));
    assert.ok(!fates(7, { ...QUIET_SETTINGS, early: 1 }).includes(false));
    const half = fates(7, { ...QUIET_SETTINGS, early: 0.5 }).filter(Boolean).length;
    assert.ok(half > 80 && half < 120, String(half));
  });

  it('give an amount from 1 to the maximum, and 0 for 0', () => {
    for (const name of SETTING_NAMES.filter((each) => /(Ms|S)$/.test(each)) as 'slowMs'[]) {
      const dice = createDice(7, { ...QUIET_SETTINGS, [name]: 3 });
      assert.deepEqual(new Set(TIMES.map(() => dice.upTo(name))), new Set([1, 2, 3]), name);
      assert.equal(createDice(7, { ...QUIET_SETTINGS, [name]: 0 }).upTo(name), 0);
    }
  });
});
