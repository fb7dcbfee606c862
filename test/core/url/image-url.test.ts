import { expect } from '@open-wc/testing';
import { parseImageUrl } from '../../../src/core/url/image-url.js';

describe('parseImageUrl', () => {
  const good: ReadonlyArray<readonly [raw: string, href: string]> = [
    ['https://icons.example/usdc.png', 'https://icons.example/usdc.png'],
    ['HTTPS://ICONS.example', 'https://icons.example/'],
    ['http://localhost:4242/icons/usdc.svg', 'http://localhost:4242/icons/usdc.svg'],
  ];
  for (const [raw, href] of good) {
    it(`accepts ${raw}`, () => {
      expect(parseImageUrl(raw)).to.equal(href);
    });
  }

  const strings = [
    '',
    '//icons.example/usdc.png',
    'http://icons.example/usdc.png',
    'https://user:secret@icons.example/usdc.png',
    ' https://icons.example/usdc.png',
    'https://icons.example:port/',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
  ];
  const others = [undefined, null, 1, ['https://icons.example'], () => 'https://icons.example'];
  const hrefLike = [
    { href: 'https://icons.example/' },
    new URL('https://icons.example'),
    Symbol('https://icons.example'),
  ];
  for (const raw of [...strings, ...others, ...hrefLike]) {
    it(`refuses ${typeof raw === 'string' ? JSON.stringify(raw) : Object.prototype.toString.call(raw) + String(raw)}`, () => {
      expect(parseImageUrl(raw)).to.equal(undefined);
    });
  }
});
