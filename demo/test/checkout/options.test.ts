import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEmbedOrigin, readReturnSchemes } from '../../checkout/options.js';

describe('--embed-origin', () => {
  for (const origin of ['https://shop.example', 'http://localhost:3000', 'https://a-b.shop.example:8443'])
    it(`accepts ${origin}`, () => {
      assert.equal(readEmbedOrigin(origin), origin);
    });

  for (const text of [
    '',
    '*',
    "'self'",
    'shop.example',
    'https://shop.example/',
    'https://shop.example/pay',
    'https://Shop.example',
    'https://*.shop.example',
    'https://user@shop.example',
    'https://shop.example https://evil.example',
    'https://shop.example;sandbox',
    'ftp://shop.example',
  ])
    it(`refuses ${JSON.stringify(text)}`, () => {
      assert.throws(() => readEmbedOrigin(text), /--embed-origin must be an origin/);
    });
});

describe('--return-schemes', () => {
  it('accepts schemes with or without a colon, in any case, separated by commas or spaces', () => {
    assert.deepEqual(readReturnSchemes('myapp, Wallet: com.shop.app'), ['myapp:', 'wallet:', 'com.shop.app:']);
    assert.deepEqual(readReturnSchemes(''), []);
  });

  for (const text of ['javascript', 'JavaScript:', 'https', 'my app!', '1app'])
    it(`refuses ${text}`, () => {
      assert.throws(() => readReturnSchemes(text), /--return-schemes must be schemes of apps/);
    });
});
