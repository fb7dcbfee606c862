import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCheckoutUrl, strictCheckoutUrlSchema } from '../../../gateway/wire/checkout-url.js';
import { HOSTILE } from '../../../../test/core/url/hostile-urls.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

describe('isCheckoutUrl', () => {
  for (const url of [
    'https://shop.example',
    'https://shop.example:8443/thanks?order=1&x=%20#top',
    'HTTPS://Shop.Example/',
    'https://bücher.example/danke',
    'https://[2001:db8::1]/',
    'http://localhost:4242/done',
    'http://shop.localhost:3000',
    'http://127.0.0.1/',
    'http://127.8.8.8:80/',
    'http://127.100.20.255/',
    'http://[::1]:3000/',
  ]) {
    it(`accepts ${url}`, () => {
      assert.equal(isCheckoutUrl(url), true);
    });
  }

  for (const [url, why] of [
    ['http://shop.example/', 'http away from loopback'],
    ['http://localhost.shop.example/', 'a host that only begins like loopback'],
    ['http://127.0.0.1.nip.io/', 'a name that only begins like a loopback address'],
    ['http://notlocalhost/', 'a host that only ends like loopback'],
    ['https://user:secret@shop.example/', 'credentials'],
    ['https://user@shop.example/', 'a user name'],
    ['http://localhost@evil.example/', 'a user name that looks like loopback'],
    ['/thanks', 'a path'],
    ['//shop.example/thanks', 'an address without a scheme'],
    ['shop.example', 'a bare host'],
    ['https:shop.example', 'an address without slashes'],
    ['https:/shop.example', 'an address with one slash'],
    ['https:///shop.example', 'an address with three slashes'],
    ['https:\\\\shop.example', 'backslashes'],
    ['https://shop.example\\@evil.example', 'a backslash within'],
    ['https://', 'an address without a host'],
    ['https://shop.example:99999/', 'a port that does not exist'],
    [' https://shop.example/', 'blanks around it'],
    ['https://shop.example/\n', 'a line break'],
    ['ht\ttps://shop.example/', 'a tab within'],
    ['javascript:alert(1)', 'a script'],
    ['data:text/html,hi', 'data'],
    ['file:///etc/passwd', 'a file'],
    ['mywallet://paid', 'an app of the device'],
    ['', 'nothing'],
  ] as const) {
    it(`refuses ${why}: ${JSON.stringify(url)}`, () => {
      assert.equal(isCheckoutUrl(url), false);
    });
  }
});

describe('isCheckoutUrl and the checkout page', () => {
  for (const [why, urls] of Object.entries(HOSTILE)) {
    it(`refuse the same URLs: each that ${why}`, () => {
      assert.deepEqual(urls.filter(isCheckoutUrl), []);
    });
  }
});

describe('strictCheckoutUrlSchema', () => {
  it('accepts a checkout URL and does not change it', () => {
    assert.equal(expectAccepted(strictCheckoutUrlSchema, 'https://shop.example'), 'https://shop.example');
  });

  for (const value of ['/thanks', 7, null, undefined, ['https://shop.example/']]) {
    it(`refuses ${JSON.stringify(value) ?? 'undefined'}`, () => {
      expectRefused(strictCheckoutUrlSchema, value);
    });
  }
});
