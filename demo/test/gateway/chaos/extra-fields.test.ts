import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createDice } from '../../../gateway/chaos/dice.js';
import { addFields, EXTRA_FIELD } from '../../../gateway/chaos/extra-fields.js';
import { QUIET_SETTINGS } from '../../../gateway/chaos/settings.js';

const always = createDice(1, { ...QUIET_SETTINGS, extraFields: 1 });

it('no field is added to objects that the gateway passes through: parameters of a wallet, schemas of a form', () => {
  const params = [{ to: '0x1', data: '0x' }];
  const schema = { type: 'object', properties: { name: { type: 'string' } } };
  const text = addFields(always, JSON.stringify({ actions: [{ data: { params } }], collectData: { schema } }));
  const { actions, collectData } = JSON.parse(text) as {
    actions: [{ data: { params: unknown } }];
    collectData: { schema: unknown };
  };
  assert.deepEqual([actions[0].data.params, collectData.schema], [params, schema]);
  for (const object of [actions[0], actions[0].data, collectData]) assert.ok(EXTRA_FIELD in object);
});
