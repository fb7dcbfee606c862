import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ORDER, openShop, OWN_PAGE, SECRET, SHOP } from './shop.js';

const RANDOM = 'x'.repeat(32);

describe('createCheckout tells the shop', () => {
  for (const [what, secret, message] of [
    [
      'a secret that is not set',
      undefined,
      'secret is undefined. Set the environment variable that it is read from. Create one: openssl rand -base64 32.',
    ],
    [
      'an empty one',
      '',
      'secret is empty. Set the environment variable that it is read from. Create one: openssl rand -base64 32.',
    ],
    [
      'which of two is not set',
      [SECRET, undefined],
      'secret[1] is undefined. Set the environment variable that it is read from, or remove it from the list.',
    ],
    [
      'which of two is short',
      ['short', RANDOM],
      'secret[0] must have at least 32 bytes. Create one: openssl rand -base64 32.',
    ],
  ] as const)
    it(`about ${what}`, () => {
      assert.throws(() => openShop({ secret: secret as unknown as string }), { code: 'invalid_option', message });
    });

  it('about a folder without the browser files', async () => {
    const { browser, errors } = openShop({ cdnFolder: '/srv/missing' });
    assert.equal((await browser.send('/checkout/assets/pay-button.js')).status, 500);
    assert.match(
      String(errors[0]),
      /^ConfigurationError: cdnFolder: "\/srv\/missing" has no file pay-checkout\.js\. Set/,
    );
  });

  it('once about an order that it returns although its payment has succeeded', async () => {
    const { browser, errors, sandbox } = openShop();
    const { paymentId } = await browser.buy();
    await browser.buy();
    assert.deepEqual(errors, []);
    await sandbox.step(paymentId, 'succeed');
    for (let i = 0; i < 2; i++) assert.equal((await browser.buy()).paymentId, paymentId);
    assert.equal(errors.length, 1);
    assert.match(String(errors[0]), /the order "order-7", whose payment has succeeded.* order must return null/);
  });

  describe('about a proxy that changes the header Host', () => {
    const buyAt = async (host: string, origin: string, settings = {}) => {
      const { browser, errors } = openShop({ order: () => ORDER, ...settings });
      for (let i = 0; i < 2; i++)
        assert.equal((await browser.post('/checkout', { ...OWN_PAGE, origin, host })).status, 303);
      return errors.map(String);
    };

    it('once, with both origins', async () => {
      const errors = await buyAt('app:3000', SHOP);
      assert.equal(errors.length, 1);
      assert.match(
        errors[0] ?? '',
        /A page of "https:\/\/shop\.example" .* begins with "https:\/\/app:3000": .* to origins\.$/,
      );
    });

    for (const [what, host, origin, settings] of [
      ['the host is that of the page', 'shop.example', SHOP],
      ['a proxy ends TLS at another port', 'shop.example:8443', `${SHOP}:8443`],
      ['the port is the default one', 'shop.example:443', SHOP],
      ['the page is at http', '192.168.1.5:3000', 'http://192.168.1.5:3000'],
      ['the page hides its origin', 'app:3000', 'null'],
      ['a development server passes the request on', 'localhost:3000', 'http://localhost:5173'],
      ['origins are set', 'app:3000', SHOP, { origins: [SHOP] }],
      ['there are no links', 'app:3000', SHOP, { authorize: () => true }],
    ] as const)
      it(`not if ${what}`, async () => {
        assert.deepEqual(await buyAt(host, origin, settings), []);
      });
  });
});
