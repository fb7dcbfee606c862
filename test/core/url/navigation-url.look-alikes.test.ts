import { expect } from '@open-wc/testing';
import { parseNavigationUrl } from '../../../src/core/url/navigation-url.js';
import { expectRefusal } from './refusal.js';

describe('parseNavigationUrl and look-alike hosts', () => {
  // Any host is allowed over https; a URL has to resolve to its actual host, not to the one it resembles.
  const ANOTHER: ReadonlyArray<readonly [raw: string, hostname: string]> = [
    ['https://аpple.example', 'xn--pple-43d.example'],
    ['https://shop.example.evil.example', 'shop.example.evil.example'],
    ['https://shop.example⁄evil.example', 'shop.xn--exampleevil-lx3f.example'],
  ];
  for (const [raw, hostname] of ANOTHER) {
    it(`reads ${raw} as ${hostname}`, () => {
      expect(parseNavigationUrl(raw).hostname).to.equal(hostname);
    });
  }

  const SAME = ['ｓhop.example', 'sh\u00adop.example', 'shop．example'];
  for (const host of SAME) {
    it(`normalizes ${JSON.stringify(host)} to shop.example`, () => {
      expect(parseNavigationUrl(`https://${host}/paid`).origin).to.equal('https://shop.example');
    });
  }

  const SPLITS = [
    'shop.example／evil.example',
    'shop.example＠evil.example',
    'evil.c℀.shop.example',
    'shop.example％２ｆevil.example',
  ];
  for (const host of SPLITS) {
    it(`refuses ${host}, which is normalized to a delimiter`, () => {
      expectRefusal(() => parseNavigationUrl(`https://${host}`), 'refused_url', 'is malformed');
    });
  }

  it('refuses http on an origin that resembles an allowed one', () => {
    const allow = ['http://till.example'];
    for (const host of [
      'tіll.example',
      'tiⅼⅼ.example.evil.example',
      'till.example.',
      'till.example:8080',
      'tıll.example',
    ]) {
      expectRefusal(() => parseNavigationUrl(`http://${host}/`, allow), 'refused_url', 'the scheme http:');
    }
    expect(parseNavigationUrl('http://ｔill.example/', allow).origin).to.equal('http://till.example');
  });
});
