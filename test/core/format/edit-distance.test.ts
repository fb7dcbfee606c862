import { expect } from '@open-wc/testing';
import { getEditDistance } from '../../../src/core/format/edit-distance.js';

describe('the distance between two texts', () => {
  for (const [from, to, distance] of [
    ['', 'abc', 3],
    ['abc', '', 3],
    ['accent', 'accent', 0],
    ['accnt', 'accent', 1],
    ['ecacnt', 'accent', 3],
    ['kitten', 'sitting', 3],
  ] as const)
    it(`is ${distance} from "${from}" to "${to}"`, () => {
      expect(getEditDistance(from, to)).to.equal(distance);
    });
});
