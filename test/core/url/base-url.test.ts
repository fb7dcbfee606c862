import { expect } from '@open-wc/testing';
import { parseBaseUrl, resolveShopUrl } from '../../../src/core/url/base-url.js';
import { expectRefusal } from './refusal.js';

describe('parseBaseUrl', () => {
  const good: ReadonlyArray<readonly [raw: string, base: string]> = [
    ['https://pay.example', 'https://pay.example'],
    ['https://pay.example///', 'https://pay.example'],
    ['HTTPS://Pay.Example:443', 'https://pay.example'],
    ['https://pay.example:8443/api/v2/', 'https://pay.example:8443/api/v2'],
    ['http://localhost:4242', 'http://localhost:4242'],
    ['http://[::1]:4242', 'http://[::1]:4242'],
  ];
  for (const [raw, base] of good) {
    it(`reads ${raw} as ${base}`, () => {
      expect(parseBaseUrl(raw)).to.equal(base);
    });
  }

  const bad: ReadonlyArray<readonly [raw: string, why: string]> = [
    ['', 'is empty'],
    ['pay.example', 'is not absolute'],
    ['https:pay.example', 'has no host'],
    ['https:\\\\pay.example', 'contains a backslash'],
    [' https://pay.example', 'contains whitespace'],
    ['https://pay.example:port', 'is malformed'],
    ['https://key:secret@pay.example', 'contains credentials'],
    ['https://pay.example?', 'must not have a query or a hash'],
    ['https://pay.example/#', 'must not have a query or a hash'],
    ['http://pay.example', 'must be https'],
    ['ws://localhost', 'must be https'],
    ['javascript:alert(1)', 'must be https'],
  ];
  for (const [raw, why] of bad) {
    it(`refuses ${JSON.stringify(raw)}: ${why}`, () => {
      expectRefusal(() => parseBaseUrl(raw), 'invalid_base_url', why);
    });
  }
});

describe('resolveShopUrl', () => {
  const PAGE = 'https://shop.example/orders/7?a=1#b';

  const good: ReadonlyArray<readonly [raw: string, href: string]> = [
    ['/pay/{id}/status', 'https://shop.example/pay/pay_1/status'],
    ['status/{id}', 'https://shop.example/orders/status/pay_1'],
    ['?payment={id}', 'https://shop.example/orders/7?payment=pay_1'],
    ['/pay/%7Bid%7D', 'https://shop.example/pay/pay_1'],
    ['/pay/{id}?again={id}', 'https://shop.example/pay/pay_1?again=pay_1'],
    ['HTTPS://SHOP.EXAMPLE:443/pay/{id}', 'https://shop.example/pay/pay_1'],
    ['//shop.example/pay', 'https://shop.example/pay'],
  ];
  for (const [raw, href] of good) {
    it(`reads ${raw} as ${href}`, () => {
      expect(resolveShopUrl(raw, 'pay_1', PAGE)).to.equal(href);
    });
  }

  for (const id of ['../../admin', '?a', '%2e%2e', '$&', '{id}']) {
    it(`keeps the payment id ${JSON.stringify(id)} inside its path segment`, () => {
      expect(resolveShopUrl('/pay/{id}/status', id, PAGE)).to.equal(
        `https://shop.example/pay/${encodeURIComponent(id)}/status`,
      );
    });
  }

  for (const id of ['', '..', '\ud83d']) {
    it(`refuses the payment id ${JSON.stringify(id)}`, () => {
      expectRefusal(() => resolveShopUrl('/pay/{id}/status', id, PAGE), 'invalid_status_url');
    });
  }

  it('works on an http page', () => {
    expect(resolveShopUrl('/{id}', 'pay_1', 'http://till.example:8080/a')).to.equal('http://till.example:8080/pay_1');
  });

  it('applies the same rules to the cancel URL, and names it in the error', () => {
    expect(resolveShopUrl('/pay/{id}/cancel', 'pay_1', PAGE, 'cancel')).to.equal(
      'https://shop.example/pay/pay_1/cancel',
    );
    expectRefusal(() => resolveShopUrl('//evil.example', 'pay_1', PAGE, 'cancel'), 'invalid_cancel_url', 'origin');
  });

  const bad: ReadonlyArray<readonly [raw: string, page: string, why: string]> = [
    ['https://evil.example/{id}', PAGE, 'origin'],
    ['//evil.example/{id}', PAGE, 'origin'],
    ['/\t/evil.example/{id}', PAGE, 'origin'],
    ['http://shop.example/{id}', PAGE, 'origin'],
    ['https://shop.example:8443/{id}', PAGE, 'origin'],
    ['javascript:alert(1)', PAGE, 'origin'],
    ['javascript:alert(1)', 'about:srcdoc', 'origin'],
    ['file:///a', 'file:///b', 'origin'],
    ['shttp://app/1', 'shttp://app/', 'origin'],
    ['httpsx://app/1', 'httpsx://app/', 'origin'],
    ['https://user@shop.example/{id}', PAGE, 'contains credentials'],
    ['https://shop.example:port/', PAGE, 'is malformed'],
    ['/pay/{id}', 'about:srcdoc', 'is malformed'],
    ['https://shop.example/', 'not a page', 'is malformed'],
  ];
  for (const [raw, page, why] of bad) {
    it(`refuses ${JSON.stringify(raw)} on ${page}: ${why}`, () => {
      expectRefusal(() => resolveShopUrl(raw, 'pay_1', page), 'invalid_status_url', why);
    });
  }
});
