import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCheckoutUrl } from '../../../gateway/wire/checkout-url.js';
import { HOSTILE } from '../../../../test/core/url/hostile-urls.js';

describe('isCheckoutUrl', () => {
  for (const url of [
    'https://shop.example',
    'https://shop.example:8443/thanks?order=1&x=%20#top',
    'https://bücher.example/danke',
    'https://[2001:db8::1]/',
    'http://localhost:4242/done',
    'http://127.0.0.1/',
    'http://[::1]:3000/',
  ]) {
    it(`accepts ${url}`, () => {
      assert.equal(isCheckoutUrl(url), true);
    });
  }

  for (const [url, why] of [
    ['http://shop.example/', 'http away from loopback'],
    ['http://localhost.shop.example/', 'a host that only begins like loopback'],
    ['http://notlocalhost/', 'a host that only ends like loopback'],
    ['https://user:secret@shop.example/', 'credentials'],
    ['http://localhost@evil.example/', 'a user name that looks like loopback'],
    ['/thanks', 'a path'],
    ['//shop.example/thanks', 'an address without a scheme'],
    ['shop.example', 'a bare host'],
    ['https:shop.example', 'an address without slashes'],
    ['https://shop.example\\@evil.example', 'a backslash within'],
    ['https://', 'an address without a host'],
    [' https://shop.example/', 'blanks around it'],
    ['https://shop.example/\n', 'a line break'],
    ['ht\ttps://shop.example/', 'a tab within'],
    ['javascript:alert(1)', 'a script'],
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
