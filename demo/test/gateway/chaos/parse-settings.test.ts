import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_SETTINGS, SETTING_NAMES, SETTINGS } from '../../../gateway/chaos/settings.js';
import { parseChaosSettings } from '../../../gateway/chaos/parse-settings.js';

describe('the value of --chaos', () => {
  it('sets the named settings', () => {
    assert.deepEqual(parseChaosSettings('duplicate=0.1,early=1,slowMs=250'), { duplicate: 0.1, early: 1, slowMs: 250 });
  });

  it('sets the default profile with `default`, which later entries override', () => {
    assert.deepEqual(parseChaosSettings('default'), DEFAULT_SETTINGS);
    assert.deepEqual(parseChaosSettings('default,early=0'), { ...DEFAULT_SETTINGS, early: 0 });
  });

  for (const name of SETTING_NAMES) {
    it(`accepts the whole range of ${name}, and nothing else`, () => {
      const isChance = SETTINGS[name].unit === 'probability';
      for (const value of isChance ? [0, 0.02, 0.5, 1] : [0, 1, 60_000])
        assert.deepEqual(parseChaosSettings(`${name}=${value}`), { [name]: value });
      for (const value of ['', '-1', 'much', '1e1', '0x1', ' 1', isChance ? '1.1' : '0.5', isChance ? '2' : '1000000'])
        assert.throws(
          () => parseChaosSettings(`${name}=${value}`),
          new RegExp(`^Error: chaos: ${name} must be .*"${value}"$`),
        );
    });
  }

  for (const text of ['', 'noise=1', 'toString=1'])
    it(`is refused as "${text}", with the list of settings`, () => {
      assert.throws(() => parseChaosSettings(text), /^Error: chaos: unknown setting ".*", expected one of duplicate, /);
    });
});
