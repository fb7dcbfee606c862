import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readRailSettings } from '../../../../console/client/rail/read-rail-settings.js';
import { railSettingsSchema } from '../../../../gateway/wire/rail.js';

it('the form of the rail is read with all of its settings, checked or not', () => {
  const off = { noFunds: false, sanctioned: false, quoteSeconds: null, failsExecution: false, details: 'none' };
  for (const [fields, settings] of [
    [{}, off],
    [
      { noFunds: 'on', quoteSeconds: '5' },
      { ...off, noFunds: true, quoteSeconds: 5 },
    ],
    [
      { sanctioned: 'on', failsExecution: 'on' },
      { ...off, sanctioned: true, failsExecution: true },
    ],
  ] as const)
    assert.deepEqual(railSettingsSchema.parse(readRailSettings(fields)), settings);
});
