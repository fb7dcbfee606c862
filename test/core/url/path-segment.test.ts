import { expect } from '@open-wc/testing';
import { toPathSegment } from '../../../src/core/url/path-segment.js';

describe('toPathSegment', () => {
  for (const [id, segment] of [
    ['pay_1', 'pay_1'],
    ['../../x', '..%2F..%2Fx'],
    ['a?b#c', 'a%3Fb%23c'],
    ['…', '%E2%80%A6'],
    ['.a', '.a'],
  ] as const) {
    it(`encodes ${JSON.stringify(id)} as ${segment}`, () => {
      expect(toPathSegment(id)).to.equal(segment);
      expect(new URL(`https://x.example/a/${segment}/b`).pathname.split('/').length).to.equal(4);
    });
  }

  for (const id of ['', '.', '..', '...', '\ud800', undefined, null, 7]) {
    it(`returns undefined for ${JSON.stringify(id) ?? 'undefined'}`, () => {
      expect(toPathSegment(id)).to.equal(undefined);
    });
  }
});
