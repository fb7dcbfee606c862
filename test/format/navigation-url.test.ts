import { expect } from '@open-wc/testing';
import { addPaymentId, isSamePage, readNavigationUrl } from '../../src/format/navigation-url.js';
import { expectRefusal } from './refusal.js';

const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  'is not absolute': [
    '',
    '/',
    '/paid',
    'paid',
    './paid',
    '../paid',
    '?a=1',
    '#paid',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//evil.example@shop.example',
    'shop.example/paid',
    'www.shop.example',
    ':https://evil.example',
    '://evil.example',
    '1https://evil.example',
    '-javascript:alert(1)',
    '[::1]/paid',
    '%68ttps://evil.example',
    '%6aavascript:alert(1)',
    'javascript%3aalert(1)',
    'java&#115;cript:alert(1)',
    '&#106;avascript:alert(1)',
    'ｈｔｔｐｓ://evil.example',
    'ｊavascript:alert(1)',
    'jаvascript:alert(1)',
    'https：//evil.example',
    'httрs://evil.example',
    '<script>alert(1)</script>',
    'undefined',
    'null',
  ],
  'has no host': [
    'https:',
    'https:/',
    'https://',
    'https:///',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:////evil.example',
    'https:?evil',
    'https://?evil',
    'https://#evil',
    'https:#evil',
    'HTTPS:evil.example',
    'HtTpS:///evil.example',
    'http:',
    'http:localhost',
    'http:/localhost',
    'http:///localhost',
    'https:javascript:alert(1)',
    'https:user@evil.example',
  ],
  'holds a backslash': [
    '\\\\evil.example',
    '\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https:\\/evil.example',
    'https://\\evil.example',
    'https://shop.example\\@evil.example',
    'https://evil.example\\.shop.example',
    'https://shop.example/\\evil.example',
    'https://shop.example/a\\..\\b',
    'javascript:\\u0061lert(1)',
    'app:\\\\evil',
  ],
  'holds whitespace or a control character': [
    ' https://shop.example',
    'https://shop.example ',
    '\thttps://shop.example',
    'https://shop.example\n',
    'https://shop.example\r\n',
    'https://shop.example/\r\nSet-Cookie: a=b',
    'https://shop.example/a b',
    'https://shop example',
    'https ://shop.example',
    'https: //shop.example',
    'ht\ntps://evil.example',
    'https:\n//evil.example',
    'https:/\n/evil.example',
    'https:/\t/evil.example',
    'https://\nevil.example',
    'https://\tevil.example',
    'https://shop.example\t@evil.example',
    'https://shop.example\u0000.evil.example',
    'https://shop.example/\u0000',
    'https://shop.example/\u007f',
    'https://shop.example/\u0085',
    'https://shop.example/\u00a0',
    'https://shop.example/\u2028',
    'https://shop.example/\u3000',
    '\ufeffhttps://shop.example',
    '\u0000https://shop.example',
    '\u0001javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    ' javascript:alert(1)',
    '\njavascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\rscript:alert(1)',
    'j\na\nv\na\ns\nc\nr\ni\np\nt:alert(1)',
    'javascript\n:alert(1)',
    'javascript\u0000:alert(1)',
    'd\tata:text/html,hi',
    '\t//evil.example',
    '/\t/evil.example',
    'app\t:pay',
  ],
  'carries credentials': [
    'https://user@shop.example',
    'https://user:secret@shop.example',
    'https://:secret@shop.example',
    'https://@shop.example',
    'https://:@shop.example',
    'https://shop.example@evil.example',
    'https://shop.example:443@evil.example',
    'https://shop.example%2f@evil.example',
    'https://shop.example%40@evil.example',
    'https://a@b@evil.example',
    'https://user@shop.example?a',
    'https://user@shop.example#a',
    'HTTPS://user@shop.example',
    'http://user@localhost',
    'http://localhost@evil.example',
    'http://127.0.0.1@evil.example',
    'http://localhost:80@evil.example',
    'app://user@pay',
  ],
  'hides its host behind percent signs': [
    'https://%65vil.example',
    'https://evil%2eexample',
    'https://shop.example%2fevil.example',
    'https://shop.example%5cevil.example',
    'https://shop.example%00.evil.example',
    'https://%5b::1%5d',
    'https://[fe80::1%25eth0]',
    'https://[fe80::1%eth0]',
    'http://%6cocalhost',
    'http://127%2e0%2e0%2e1',
    'http://localhost%2eevil.example',
    'https://shop.example:%34%34%33',
    'https://%',
  ],
  'is malformed': [
    'https://:443',
    'https://shop.example:99999',
    'https://shop.example:port',
    'https://shop.example:-1',
    'https://[::1',
    'https://[:::1]',
    'https://[not-an-address]',
    'https://999.0.0.1',
    'https://256.256.256.256',
    'https://1.2.3.4.5',
    'https://0x100000000',
    'https://shop<.example',
    'https://shop^.example',
    'https://shop|.example',
    'https://shop[x].example',
    'https://\u00ad',
    'http://::1',
  ],
  'the scheme (javascript|vbscript|data|blob|file|filesystem|about|view-source|ws|wss|ftp|intent|wc|mailto|tel):': [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'javascript://https://shop.example',
    'javascript:',
    'javascript:void0',
    'vbscript:msgbox(1)',
    'VBScript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:text/html,hi',
    'data:,',
    'blob:https://shop.example/0b5f7c1e',
    'BLOB:null/0b5f7c1e',
    'file:///etc/passwd',
    'file:etc/passwd',
    'file://evil.example/share',
    'filesystem:https://shop.example/temporary/a.html',
    'about:blank',
    'about:srcdoc',
    'view-source:https://shop.example',
    'VIEW-SOURCE:javascript:alert(1)',
    'ws://shop.example',
    'wss://shop.example',
    'ftp://shop.example',
    'intent://pay#Intent;scheme=app;end',
    'wc:abc@2?relay-protocol=irn',
    'mailto:a@shop.example',
    'tel:+123',
  ],
  'the scheme http:': [
    'http://shop.example',
    'HTTP://shop.example',
    'http://shop.example:443',
    'http://localhost.evil.example',
    'http://localhost-evil.example',
    'http://evil-localhost',
    'http://evillocalhost',
    'http://localhost.',
    'http://localhostx',
    'http://localhost。evil.example',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1.nip.io',
    'http://127-0-0-1.evil.example',
    'http://127.evil.example',
    'http://a127.0.0.1.example',
    'http://128.0.0.1',
    'http://126.255.255.255',
    'http://0.0.0.0',
    'http://0',
    'http://0x80.1',
    'http://10.0.0.1',
    'http://192.168.0.1',
    'http://169.254.169.254',
    'http://[::]',
    'http://[::2]',
    'http://[::1:1]',
    'http://[::ffff:127.0.0.1]',
    'http://[fe80::1]',
    'http://１２８.0.0.1',
    'http://ⓛocalhost.evil.example',
    'http://evil.example/localhost',
    'http://evil.example?localhost',
    'http://evil.example#.localhost',
    'http://evil.example/http://localhost',
  ],
};

const GOOD: ReadonlyArray<readonly [raw: string, href: string]> = [
  ['https://shop.example', 'https://shop.example/'],
  ['HTTPS://SHOP.example/Paid', 'https://shop.example/Paid'],
  ['https://shop.example:8443/paid?order=1&a=%7e#done', 'https://shop.example:8443/paid?order=1&a=%7e#done'],
  ['https://shop.example?mail=a@b.example', 'https://shop.example/?mail=a@b.example'],
  ['https://shop.example#a@b', 'https://shop.example/#a@b'],
  ['https://shop.example/@user/100%25', 'https://shop.example/@user/100%25'],
  ['https://shop.example/javascript:alert(1)', 'https://shop.example/javascript:alert(1)'],
  ['https://shop.example//evil.example', 'https://shop.example//evil.example'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ['https://shop。example', 'https://shop.example/'],
  ['https://192.0.2.1', 'https://192.0.2.1/'],
  ['https://[2001:db8::1]/paid', 'https://[2001:db8::1]/paid'],
  ['http://localhost', 'http://localhost/'],
  ['http://LOCALHOST:4242/paid', 'http://localhost:4242/paid'],
  ['http://shop.localhost:4242/', 'http://shop.localhost:4242/'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1/'],
  ['http://127.255.255.254', 'http://127.255.255.254/'],
  ['http://127.1', 'http://127.0.0.1/'],
  ['http://0x7f.1', 'http://127.0.0.1/'],
  ['http://2130706433', 'http://127.0.0.1/'],
  ['http://017700000001', 'http://127.0.0.1/'],
  ['http://[::1]:4242/', 'http://[::1]:4242/'],
  ['http://[0:0:0:0:0:0:0:1]/', 'http://[::1]/'],
];

const APP_SCHEMES = ['metamask', 'wc', 'com.Example.App'];
const ALLOWED_APPS = APP_SCHEMES.map((scheme) => `${scheme.toLowerCase()}:`);
/** What is refused whatever the host allows (Chromium cannot even parse `filesystem:` without an inner URL). */
const NEVER_SCHEMES = ['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'about', 'view-source', 'http'];

describe('readNavigationUrl', () => {
  it('knows at least 120 hostile URLs', () => {
    expect(new Set(Object.values(HOSTILE).flat()).size).to.be.at.least(120);
  });

  for (const [why, urls] of Object.entries(HOSTILE)) {
    for (const raw of urls) {
      it(`refuses ${JSON.stringify(raw)}: ${why.split('(')[0]}`, () => {
        expectRefusal(() => readNavigationUrl(raw), 'refused_url', why);
      });
    }
  }

  for (const [raw, href] of GOOD) {
    it(`reads ${raw} as ${href}`, () => {
      expect(readNavigationUrl(raw).href).to.equal(href);
    });
  }

  for (const raw of [
    'metamask://wc?uri=wc%3Aabc',
    'METAMASK://wc',
    'wc:abc@2?relay-protocol=irn',
    'com.example.app:paid',
  ]) {
    it(`reads ${raw} only where the host allows its scheme`, () => {
      expectRefusal(() => readNavigationUrl(raw), 'refused_url', /the scheme [a-z.]+: which is not allowed/);
      expectRefusal(() => readNavigationUrl(raw, ['other:', 'metamas:', 'w:', 'metamask', '']), 'refused_url');
      expect(readNavigationUrl(raw, ALLOWED_APPS)).to.be.an.instanceof(URL);
    });
  }

  for (const scheme of NEVER_SCHEMES) {
    it(`refuses ${scheme}: even where the host allows it`, () => {
      for (const spelling of [scheme, scheme.toUpperCase()]) {
        const allow = [scheme, `${scheme}:`, spelling, `${spelling}:`, ...ALLOWED_APPS, 'null', ''];
        expectRefusal(
          () => readNavigationUrl(`${spelling}://shop.example`, allow),
          'refused_url',
          `(${scheme}:|is malformed)`,
        );
      }
    });
  }

  it('refuses every hostile URL that is not a plain scheme, whatever schemes the host allows', () => {
    const allow = ['https', 'http', 'app', ...APP_SCHEMES, ...NEVER_SCHEMES].flatMap((scheme) => [
      scheme,
      `${scheme}:`,
    ]);
    for (const [why, urls] of Object.entries(HOSTILE)) {
      if (why.startsWith('the scheme (')) continue;
      for (const raw of urls) expectRefusal(() => readNavigationUrl(raw, allow), 'refused_url', why);
    }
  });

  it('reads an http URL of exactly the origin that the host allows', () => {
    const allow = ['http://till.example:8080', 'http://plain.example'];
    expect(readNavigationUrl('http://till.example:8080/paid?a#b', allow).href).to.equal(
      'http://till.example:8080/paid?a#b',
    );
    expect(readNavigationUrl('http://plain.example:80/', allow).href).to.equal('http://plain.example/');
    for (const raw of [
      'http://till.example',
      'http://till.example:8081',
      'http://x.till.example:8080',
      'http://other.example',
    ])
      expectRefusal(() => readNavigationUrl(raw, allow), 'refused_url', 'http:');
  });

  it('does not take the opaque origin of an app scheme for an allowed one', () => {
    for (const raw of ['app://pay', 'data:text/html,hi', 'javascript:alert(1)', 'file:///a'])
      expectRefusal(() => readNavigationUrl(raw, ['null', '']), 'refused_url');
  });

  it('keeps https open where the host allows more', () => {
    const allow = ['app:', 'http://till.example'];
    expect(readNavigationUrl('https://shop.example', allow).href).to.equal('https://shop.example/');
  });

  it('never accepts a URL whose meaning differs from its letters, over 20,000 mutations', () => {
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
        url = readNavigationUrl(raw);
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

describe('addPaymentId', () => {
  const cases: ReadonlyArray<readonly [raw: string, added: string]> = [
    ['https://a.example', 'https://a.example?payment_id=pay_1'],
    ['https://a.example/', 'https://a.example/?payment_id=pay_1'],
    ['HTTPS://A.Example:443/P', 'HTTPS://A.Example:443/P?payment_id=pay_1'],
    ['https://a.example/?', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?a=1', 'https://a.example/?a=1&payment_id=pay_1'],
    ['https://a.example/?a=1&', 'https://a.example/?a=1&payment_id=pay_1'],
    ['https://a.example/?&', 'https://a.example/?&payment_id=pay_1'],
    ['https://a.example/?a', 'https://a.example/?a&payment_id=pay_1'],
    ['https://a.example/?=', 'https://a.example/?=&payment_id=pay_1'],
    ['https://a.example/?a=1&&b=&=c', 'https://a.example/?a=1&&b=&=c&payment_id=pay_1'],
    ['https://a.example/?x=1&x=2&x=1', 'https://a.example/?x=1&x=2&x=1&payment_id=pay_1'],
    ['https://a.example/?q=a+b%20c&d=%7e%7E', 'https://a.example/?q=a+b%20c&d=%7e%7E&payment_id=pay_1'],
    ['https://a.example/ä?ü=ß&e=💶', 'https://a.example/ä?ü=ß&e=💶&payment_id=pay_1'],
    ['https://a.example/?bad=%&worse=%zz%ff', 'https://a.example/?bad=%&worse=%zz%ff&payment_id=pay_1'],
    ['https://a.example/?a=/x?y=1', 'https://a.example/?a=/x?y=1&payment_id=pay_1'],
    ['https://a.example/?a;b', 'https://a.example/?a;b&payment_id=pay_1'],
    // The hash is no part of the query.
    ['https://a.example/#done', 'https://a.example/?payment_id=pay_1#done'],
    ['https://a.example/?#', 'https://a.example/?payment_id=pay_1#'],
    ['https://a.example/#', 'https://a.example/?payment_id=pay_1#'],
    ['https://a.example/?a=1#?payment_id=old', 'https://a.example/?a=1&payment_id=pay_1#?payment_id=old'],
    ['https://a.example/#/route?payment_id=old&b#c', 'https://a.example/?payment_id=pay_1#/route?payment_id=old&b#c'],
    // An equal one stays as it is written.
    ['https://a.example/?payment_id=pay_1', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?a&payment_id=pay_1&b#h', 'https://a.example/?a&payment_id=pay_1&b#h'],
    ['https://a.example/?payment%5Fid=pay%5f1', 'https://a.example/?payment%5Fid=pay%5f1'],
    ['https://a.example/?payment_id=pay_1&', 'https://a.example/?payment_id=pay_1&'],
    // A different one is replaced, where it stands.
    ['https://a.example/?payment_id=pay_2', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?payment_id=', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?payment_id', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?payment_id=PAY_1', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?a=%7e&payment_id=x&b=+#h', 'https://a.example/?a=%7e&payment_id=pay_1&b=+#h'],
    ['https://a.example/?payment%5Fid=x', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?%70ayment_id=x', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?payment_id=a=b', 'https://a.example/?payment_id=pay_1'],
    // Further ones are removed.
    ['https://a.example/?payment_id=x&payment_id=y', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?payment_id=pay_1&payment_id=pay_1', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?payment_id=x&a&payment%5fid=pay_1&b', 'https://a.example/?payment_id=pay_1&a&b'],
    // What only looks like it.
    ['https://a.example/?Payment_id=x', 'https://a.example/?Payment_id=x&payment_id=pay_1'],
    ['https://a.example/?payment_id2=x', 'https://a.example/?payment_id2=x&payment_id=pay_1'],
    ['https://a.example/?xpayment_id=x', 'https://a.example/?xpayment_id=x&payment_id=pay_1'],
    ['https://a.example/?payment_id[]=x', 'https://a.example/?payment_id[]=x&payment_id=pay_1'],
    ['https://a.example/?payment%255Fid=x', 'https://a.example/?payment%255Fid=x&payment_id=pay_1'],
    ['https://a.example/??payment_id=x', 'https://a.example/??payment_id=x&payment_id=pay_1'],
    ['https://a.example/payment_id=x', 'https://a.example/payment_id=x?payment_id=pay_1'],
    [
      'https://a.example/?return=https://b.example/?payment_id=x',
      'https://a.example/?return=https://b.example/?payment_id=x&payment_id=pay_1',
    ],
    // App links.
    ['app://paid', 'app://paid?payment_id=pay_1'],
    ['app:paid?a#b', 'app:paid?a&payment_id=pay_1#b'],
  ];
  for (const [raw, added] of cases) {
    it(`makes ${added} of ${raw}`, () => {
      expect(addPaymentId(raw, 'pay_1')).to.equal(added);
    });
    it(`leaves ${added} as it is`, () => {
      expect(addPaymentId(added, 'pay_1')).to.equal(added);
    });
    it(`lets the page at ${added} read exactly one payment id`, () => {
      expect(new URL(addPaymentId(raw, 'pay_1')).searchParams.getAll('payment_id')).to.deep.equal(['pay_1']);
    });
  }

  for (const id of ['a&b=c', 'a#b', 'a b', 'a+b', '%41', '$&', "$'", 'ä💶', '../x', '?', '=']) {
    it(`encodes the payment id ${JSON.stringify(id)}`, () => {
      const url = addPaymentId('https://a.example/?a=1&payment_id=old#h', id);
      expect(url).to.equal(`https://a.example/?a=1&payment_id=${encodeURIComponent(id)}#h`);
      expect(new URL(url).searchParams.getAll('payment_id')).to.deep.equal([id]);
    });
  }
});

describe('isSamePage', () => {
  const same: ReadonlyArray<readonly [target: string, current: string]> = [
    ['https://a.example', 'https://a.example/'],
    ['https://a.example/', 'https://a.example/#top'],
    ['https://a.example/?', 'https://a.example/'],
    ['https://a.example/?payment_id=1', 'https://a.example/'],
    ['https://a.example/?payment_id=1', 'https://a.example/?payment_id=2#x'],
    ['https://a.example/?payment%5Fid=1', 'https://a.example/?payment_id=2&payment_id=3'],
    ['https://a.example/?a=1&payment_id=1', 'https://a.example/?payment_id=2&a=1'],
    ['HTTPS://A.EXAMPLE:443/x/../?a=%7e', 'https://a.example/?a=~'],
    ['app://paid?payment_id=1#b', 'app://paid'],
  ];
  for (const [target, current] of same) {
    it(`takes ${target} and ${current} for the same page`, () => {
      expect(isSamePage(target, current)).to.equal(true);
      expect(isSamePage(current, target)).to.equal(true);
    });
  }

  const different: ReadonlyArray<readonly [target: string, current: string]> = [
    ['https://a.example/', 'https://b.example/'],
    ['https://a.example/', 'http://a.example/'],
    ['https://a.example/', 'https://a.example:8443/'],
    ['https://a.example/x', 'https://a.example/x/'],
    ['https://a.example/x', 'https://a.example/X'],
    ['https://a.example/?a=1', 'https://a.example/'],
    ['https://a.example/?a=1', 'https://a.example/?a=2'],
    ['https://a.example/?a=1', 'https://a.example/?a=1&a=1'],
    ['https://a.example/?Payment_id=1', 'https://a.example/'],
    ['https://a.example/?a=1%26b', 'https://a.example/?a=1&b'],
    ['app://paid', 'app://failed'],
    ['about:srcdoc', 'https://a.example/'],
    ['not a URL', 'not a URL'],
    ['https://a.example/', ''],
  ];
  for (const [target, current] of different) {
    it(`takes ${target} and ${current || 'nothing'} for different pages`, () => {
      expect(isSamePage(target, current)).to.equal(false);
      expect(isSamePage(current, target)).to.equal(false);
    });
  }
});
