import { expect } from '@open-wc/testing';
import { copyData, toJson } from '../../src/core/json.js';

const DATA = [
  { text: '"\u2028\ud800', list: [1, [true, null], { deep: [''] }], none: undefined, nan: NaN, call: () => 1 },
  [undefined, Infinity, -0, 1e21],
  'text',
  null,
];

describe('JSON of plain data', () => {
  it('is that of JSON.stringify', () => {
    for (const data of DATA) expect(toJson(data)).to.equal(JSON.stringify(data));
  });

  it('is a copy', () => {
    const data = Object.freeze({ list: Object.freeze([1]) });
    const copy = copyData(data);
    expect(copy).to.deep.equal(data);
    expect([copy, copy.list].some(Object.isFrozen)).to.equal(false);
  });
});
