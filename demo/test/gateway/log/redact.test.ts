import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redact } from '../../../gateway/log/redact.js';

/** Every character as a path may have it. */
const escaped = (text: string): string =>
  [...text].map((char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

describe('a text for the log', () => {
  for (const [secret, instead] of [
    ['wcp_test_demo', 'wcp_…'],
    ['whsec_c2VjcmV0+/s3cr=', 'whsec_…'],
    ['v1,bm90IGEgcmVhbCBzaWduYXR1cmU=', 'v1,…'],
    ['postgres://user:pa55@db', 'postgres://…@db'],
  ] as const) {
    const spellings = [
      secret,
      encodeURIComponent(secret),
      escaped(secret.slice(0, 1)) + secret.slice(1),
      escaped(secret),
      escaped(secret).replaceAll('%', '%2525'),
    ];
    for (const spelling of spellings)
      it(`has no secret, however it is escaped: ${spelling}`, () => {
        assert.equal(decodeURIComponent(redact(`/v1/${spelling}`)), `/v1/${instead}`);
      });
  }

  for (const text of ['/v1/payments/a%20b%2Fc', '/%zz/%', '/%77allet', '/%0a%1b[31m', 'caf%C3%A9'])
    it(`without a secret stays as it is: ${text}`, () => {
      assert.equal(redact(text), text);
    });

  it('stays one line when it contains encoded line breaks', () => {
    assert.equal(redact('/%77cp_a%0Ab/%0A'), '/wcp_…/%0A');
  });
});
