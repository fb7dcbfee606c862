import { expect } from '@open-wc/testing';
import { hasMerchantSecret, quoteValue, redactMerchantSecrets } from '../../../src/core/format/quote-value.js';

describe('quoteValue', () => {
  const cases: readonly (readonly [value: string, quoted: string])[] = [
    ['/thanks', '"/thanks"'],
    ['say "hi"\n', '"say \\"hi\\"\\n"'],
    ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
    ['wcp_live_0123456789', '"wcp_…"'],
    ['Bearer whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '"Bearer whsec_…"'],
    ['https://user:secret@shop.example/a', '"https://…@shop.example/a"'],
    ['https:\\\\user:secret@shop.example', '"https:\\\\\\\\…@shop.example"'],
    ['/status?token=1', '"/status?…"'],
  ];
  for (const [value, quoted] of cases) {
    it(`writes ${JSON.stringify(value)} as ${quoted}`, () => {
      expect(quoteValue(value)).to.equal(quoted);
    });
  }
});

describe('redactMerchantSecrets', () => {
  it('keeps the prefix of each secret, and the rest of the text', () => {
    expect(redactMerchantSecrets('wcp_live_1 and whsec_a+/=, not app_demo')).to.equal(
      'wcp_… and whsec_…, not app_demo',
    );
  });
});

describe('hasMerchantSecret', () => {
  for (const [text, expected] of [
    ['wcp_test_demo', true],
    ['whsec_abc', true],
    ['app_demo', false],
    ['swcp_x', false],
  ] as const) {
    it(`is ${expected} for ${text}`, () => {
      expect(hasMerchantSecret(text)).to.equal(expected);
    });
  }
});
