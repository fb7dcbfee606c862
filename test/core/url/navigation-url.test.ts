import { expect } from '@open-wc/testing';
import { parseNavigationUrl } from '../../../src/core/url/navigation-url.js';
import { HOSTILE } from './hostile-urls.js';
import { expectRefusal } from './refusal.js';

const GOOD: ReadonlyArray<readonly [raw: string, href: string]> = [
  ['https://shop.example', 'https://shop.example/'],
  ['HTTPS://SHOP.example/Paid', 'https://shop.example/Paid'],
  ['https://shop.example:8443/paid?order=1&a=%7e#done', 'https://shop.example:8443/paid?order=1&a=%7e#done'],
  ['https://shop.example?mail=a@b.example', 'https://shop.example/?mail=a@b.example'],
  ['https://shop.example//evil.example', 'https://shop.example//evil.example'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ['https://[2001:db8::1]/paid', 'https://[2001:db8::1]/paid'],
  ['http://localhost', 'http://localhost/'],
  ['http://shop.localhost:4242/', 'http://shop.localhost:4242/'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1/'],
  ['http://[::1]:4242/', 'http://[::1]:4242/'],
];

const APP_SCHEMES = ['metamask', 'wc', 'com.Example.App'];
const ALLOWED_APPS = APP_SCHEMES.map((scheme) => `${scheme.toLowerCase()}:`);
/** Refused whatever the host allows (Chromium cannot even parse `filesystem:` without an inner URL). */
const NEVER_SCHEMES = ['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'about', 'view-source', 'http'];

describe('parseNavigationUrl', () => {
  for (const [why, urls] of Object.entries(HOSTILE)) {
    for (const raw of urls) {
      it(`refuses ${JSON.stringify(raw)}: ${why.split('(')[0]}`, () => {
        expectRefusal(() => parseNavigationUrl(raw), 'refused_url', why);
      });
    }
  }

  for (const [raw, href] of GOOD) {
    it(`reads ${raw} as ${href}`, () => {
      expect(parseNavigationUrl(raw).href).to.equal(href);
    });
  }

  for (const raw of [
    'metamask://wc?uri=wc%3Aabc',
    'METAMASK://wc',
    'wc:abc@2?relay-protocol=irn',
    'com.example.app:paid',
  ]) {
    it(`accepts ${raw} only if its scheme is allowed`, () => {
      expectRefusal(() => parseNavigationUrl(raw), 'refused_url', /the scheme [a-z.]+:, which is not allowed/);
      expectRefusal(() => parseNavigationUrl(raw, ['other:', 'metamas:', 'w:', 'metamask', '']), 'refused_url');
      expect(parseNavigationUrl(raw, ALLOWED_APPS)).to.be.an.instanceof(URL);
    });
  }

  for (const scheme of NEVER_SCHEMES) {
    it(`refuses ${scheme}: even if it is allowed`, () => {
      for (const spelling of [scheme, scheme.toUpperCase()]) {
        const allow = [scheme, `${scheme}:`, spelling, `${spelling}:`, ...ALLOWED_APPS, 'null', ''];
        expectRefusal(
          () => parseNavigationUrl(`${spelling}://shop.example`, allow),
          'refused_url',
          `(${scheme}:|is malformed)`,
        );
      }
    });
  }

  it('refuses every hostile URL beyond a plain scheme, whatever schemes are allowed', () => {
    const allow = ['https', 'http', 'app', ...APP_SCHEMES, ...NEVER_SCHEMES].flatMap((scheme) => [
      scheme,
      `${scheme}:`,
    ]);
    for (const [why, urls] of Object.entries(HOSTILE)) {
      if (why.startsWith('the scheme (')) continue;
      for (const raw of urls) expectRefusal(() => parseNavigationUrl(raw, allow), 'refused_url', why);
    }
  });

  it('accepts an http URL of exactly the allowed origin', () => {
    const allow = ['http://till.example:8080', 'http://plain.example'];
    expect(parseNavigationUrl('http://till.example:8080/paid?a#b', allow).href).to.equal(
      'http://till.example:8080/paid?a#b',
    );
    expect(parseNavigationUrl('http://plain.example:80/', allow).href).to.equal('http://plain.example/');
    for (const raw of [
      'http://till.example',
      'http://till.example:8081',
      'http://x.till.example:8080',
      'http://other.example',
    ])
      expectRefusal(() => parseNavigationUrl(raw, allow), 'refused_url', 'http:');
  });

  it('compares what is allowed as values, however it is written', () => {
    for (const [raw, entry] of [
      ['http://till.example:80/paid', 'http://till.example'],
      ['http://till.example/paid', 'http://till.example:80'],
      ['http://till.example/paid', 'http://TILL.example/'],
      ['http://till.example/paid', 'http://till%2Eexample'],
      ['http://bücher.example/paid', 'http://xn--bcher-kva.example'],
      ['http://xn--bcher-kva.example/paid', 'http://bücher.example'],
      ['http://10.0.0.5/paid', 'http://0x0a.5'],
      ['wallet://paid', 'WALLET:'],
    ] as const)
      expect(() => parseNavigationUrl(raw, [entry]), entry).not.to.throw();
    for (const entry of [
      'http://till.example/shop',
      'http://till.example/?',
      'http://user@till.example',
      'http:',
      'till.example',
    ])
      expectRefusal(() => parseNavigationUrl('http://till.example/paid', [entry]), 'refused_url', 'http:');
  });

  for (const raw of ['metadata:paid', 'shttp:paid', 'httpsx:paid', 'profile://paid']) {
    it(`accepts ${raw}, whose scheme resembles another, if it is allowed`, () => {
      const allow = [raw.slice(0, raw.indexOf(':') + 1)];
      expect(parseNavigationUrl(raw, allow).href).to.equal(raw);
      expectRefusal(() => parseNavigationUrl(raw), 'refused_url', 'not allowed');
    });
  }

  it('never accepts a deceptive URL in 20,000 mutations', () => {
    const pieces = [
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      'shop.example',
      'localhost',
      'javascript:',
      'evil.example',
      ':',
      '%2f',
      '\t',
      ' ',
      '?',
      '#',
      '.',
      '[::1]',
      '127.0.0.1',
      'data:',
    ];
    let state = 7;
    const pick = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return pieces[(state >>> 8) % pieces.length] ?? '';
    };
    let accepted = 0;
    for (let round = 0; round < 20_000; round++) {
      const raw = (round % 2 ? 'https://' : '') + Array.from({ length: 1 + (round % 5) }, pick).join('');
      let url: URL;
      try {
        url = parseNavigationUrl(raw);
      } catch {
        continue;
      }
      accepted++;
      expect(url.protocol, raw).to.match(/^https?:$/);
      expect(url.username + url.password, raw).to.equal('');
      expect(raw.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`), raw).to.equal(true);
      if (url.protocol === 'http:')
        expect(['localhost', '127.0.0.1', '[::1]', '127.0.0.1.'], raw).to.include(
          url.hostname.replace(/^.*\.(?=localhost$)/, ''),
        );
    }
    expect(accepted).to.be.greaterThan(500);
  });
});
