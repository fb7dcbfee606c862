import { expect } from '@open-wc/testing';
import { isSamePage } from '../../../src/core/url/navigation-url.js';

describe('isSamePage', () => {
  const same: ReadonlyArray<readonly [target: string, current: string]> = [
    ['https://a.example', 'https://a.example/'],
    ['https://a.example/', 'https://a.example/#top'],
    ['https://a.example/?payment_id=1', 'https://a.example/?payment_id=2#x'],
    ['https://a.example/?payment%5Fid=1', 'https://a.example/?payment_id=2&payment_id=3'],
    ['https://a.example/?a=1&payment_id=1', 'https://a.example/?payment_id=2&a=1'],
    ['HTTPS://A.EXAMPLE:443/x/../?a=%7e', 'https://a.example/?a=~'],
    ['app://paid?payment_id=1#b', 'app://paid'],
  ];
  for (const [target, current] of same) {
    it(`treats ${target} and ${current} as the same page`, () => {
      expect(isSamePage(target, current)).to.equal(true);
      expect(isSamePage(current, target)).to.equal(true);
    });
  }

  const different: ReadonlyArray<readonly [target: string, current: string]> = [
    ['https://a.example/', 'https://b.example/'],
    ['https://a.example/', 'https://a.example:8443/'],
    ['https://a.example/x', 'https://a.example/x/'],
    ['https://a.example/?a=1', 'https://a.example/'],
    ['https://a.example/?a=1', 'https://a.example/?a=1&a=1'],
    ['https://a.example/?a=1%26b', 'https://a.example/?a=1&b'],
    ['app://paid', 'app://failed'],
    ['not a URL', 'not a URL'],
    ['https://a.example/', ''],
  ];
  for (const [target, current] of different) {
    it(`treats ${target} and ${current || 'an empty URL'} as different pages`, () => {
      expect(isSamePage(target, current)).to.equal(false);
      expect(isSamePage(current, target)).to.equal(false);
    });
  }
});
