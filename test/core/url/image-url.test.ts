import { expect } from '@open-wc/testing';
import { parseImageUrl } from '../../../src/core/url/image-url.js';

describe('parseImageUrl', () => {
  const good: ReadonlyArray<readonly [raw: string, href: string]> = [
    ['https://icons.example/usdc.png', 'https://icons.example/usdc.png'],
    ['https://icons.example/network/eip155%3A8453/md?v=1', 'https://icons.example/network/eip155%3A8453/md?v=1'],
    ['HTTPS://ICONS.example', 'https://icons.example/'],
    ['http://localhost:4242/icons/usdc.svg', 'http://localhost:4242/icons/usdc.svg'],
    ['http://127.0.0.1/usdc.svg', 'http://127.0.0.1/usdc.svg'],
  ];
  for (const [raw, href] of good) {
    it(`accepts ${raw}`, () => {
      expect(parseImageUrl(raw)).to.equal(href);
    });
  }

  const strings = [
    '',
    'usdc.png',
    '/usdc.png',
    '//icons.example/usdc.png',
    'http://icons.example/usdc.png',
    'http://192.168.1.5/usdc.svg',
    'http://localhost@evil.example/usdc.svg',
    'http://localhost.evil.example/usdc.png',
    'https://user@icons.example/usdc.png',
    'https://user:secret@icons.example/usdc.png',
    'https:icons.example/usdc.png',
    'https:///icons.example/usdc.png',
    'https:\\\\icons.example\\usdc.png',
    ' https://icons.example/usdc.png',
    'https://icons.example/usdc.png\n',
    'https://icons.example:port/',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://icons.example/1',
    'file:///usdc.png',
    'javascript:alert(1)',
    'ipfs://bafy/usdc.png',
  ];
  const others = [undefined, null, 0, 1, true, {}, [], ['https://icons.example'], () => 'https://icons.example'];
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
