import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_KNOBS, KNOB_NAMES, KNOBS, QUIET_KNOBS } from '../../../gateway/chaos/knobs.js';
import { parseKnobs } from '../../../gateway/chaos/parse.js';

describe('the text of --chaos', () => {
  it('names the knobs that are turned', () => {
    assert.deepEqual(parseKnobs('duplicate=0.1,early=1,slowMs=250'), { duplicate: 0.1, early: 1, slowMs: 250 });
  });

  it('stands for the default profile as `default`, from which what follows takes and adds', () => {
    assert.deepEqual(parseKnobs('default'), DEFAULT_KNOBS);
    assert.deepEqual(parseKnobs('default,early=0'), { ...DEFAULT_KNOBS, early: 0 });
  });

  for (const name of KNOB_NAMES) {
    it(`takes ${name} from 0 to what it can be, and nothing else`, () => {
      const isChance = KNOBS[name].unit === 'probability';
      for (const value of isChance ? [0, 0.02, 0.5, 1] : [0, 1, 60_000])
        assert.deepEqual(parseKnobs(`${name}=${value}`), { [name]: value });
      for (const value of ['', '-1', 'much', '1e1', '0x1', ' 1', isChance ? '1.1' : '0.5', isChance ? '2' : '1000000'])
        assert.throws(() => parseKnobs(`${name}=${value}`), new RegExp(`^Error: chaos: ${name} must be .*"${value}"$`));
    });
  }

  for (const text of ['', 'noise=1', 'early=1,', 'toString=1', 'Early=1'])
    it(`is refused as "${text}", with the names that there are`, () => {
      assert.throws(() => parseKnobs(text), /^Error: chaos: there is no ".*", only duplicate, /);
    });
});

describe('the profiles', () => {
  it('turn every probability by default, and none where nothing is asked for', () => {
    for (const name of KNOB_NAMES) {
      assert.ok(DEFAULT_KNOBS[name] > 0, name);
      if (KNOBS[name].unit === 'probability') assert.equal(QUIET_KNOBS[name], 0, name);
    }
  });
});
