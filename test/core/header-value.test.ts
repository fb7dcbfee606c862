import { expect } from '@open-wc/testing';
import { isHeaderValue } from '../../src/core/header-value.js';

describe('isHeaderValue', () => {
  for (const value of ['two words', '~!"#$%&()*+,-./:;<=>?@[]^_`{|}']) {
    it(`accepts ${JSON.stringify(value)}, which a header carries unchanged`, () => {
      expect(isHeaderValue(value)).to.equal(true);
      expect(new Headers({ 'x-test': value }).get('x-test')).to.equal(value);
    });
  }

  for (const value of ['', ' a', 'a ', 'a\nb', 'a\tb', '\u0000', 'ä', '\u007f', undefined, 7]) {
    it(`refuses ${JSON.stringify(value) ?? 'undefined'}`, () => {
      expect(isHeaderValue(value)).to.equal(false);
    });
  }
});
