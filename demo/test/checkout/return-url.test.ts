import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkoutPage } from '../../checkout/checkout.js';
import { readReturnUrl, returnLabel } from '../../checkout/return-url.js';
import { RETURN_TEXTS } from '../../checkout/texts/return.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';

const SCHEMES = ['myapp:', 'wallet:'];

describe('returnUrl', () => {
  for (const [url, label] of [
    ['https://app.example/done?a=1&b=%20#top', 'Back to app.example'],
    ['http://localhost:3000/done', 'Back to localhost:3000'],
    ['https://xn--pple-43d.example/', 'Back to xn--pple-43d.example'],
    ['myapp://pay/done?id=1', 'Back to the app'],
    ['MyApp://pay', 'Back to the app'],
  ] as const)
    it(`is accepted: ${url}`, () => {
      assert.equal(readReturnUrl(url, SCHEMES), url);
      assert.equal(returnLabel(url, RETURN_TEXTS.en), label);
    });

  for (const url of [
    undefined,
    '',
    '//evil.example',
    'http://app.example/',
    'https://user:word@app.example/',
    'https://app.example\\@evil.example',
    'https://app.example/\u0000',
    'https://app.example/ x',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'other://pay',
    'myapp',
    'myapp.evil://pay',
    'myapp://user:word@pay',
    'myapp://pay\tdone',
    `https://app.example/${'x'.repeat(2_048)}`,
  ])
    it(`is refused: ${JSON.stringify(url)?.slice(0, 60)}`, () => {
      assert.equal(readReturnUrl(url, SCHEMES), undefined);
    });

  it('accepts the scheme of an app only if it is configured', () => {
    assert.equal(readReturnUrl('myapp://pay', []), undefined);
  });

  const linkOn = async (returnUrl: string): Promise<string | undefined> => {
    const gateway = createTestGateway();
    const page = checkoutPage({ gateway, baseUrl: BASE_URL, checkout: { returnSchemes: SCHEMES } });
    const { paymentId } = await gateway.create();
    const response = await page.request(`/?pid=${paymentId}&returnUrl=${encodeURIComponent(returnUrl)}`);
    const text = await response.text();
    assert.doesNotMatch(text, /<meta http-equiv|data-return/);
    return /<a\s+class="return"\s+href="([^"]*)"/.exec(text)?.[1];
  };

  it('is rendered as an escaped link, and not at all if refused', async () => {
    assert.equal(await linkOn('myapp://pay?a=1&b="2"'), 'myapp://pay?a=1&amp;b=&quot;2&quot;');
    assert.equal(await linkOn('other://pay'), undefined);
    assert.equal(await linkOn('javascript:alert(1)'), undefined);
  });
});
