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

  for (const [what, order, message] of [
    [
      'a key that is a number',
      { ...ORDER, idempotencyKey: 7 },
      'order returned idempotencyKey as a number. Use text: String(order.id).',
    ],
    [
      'an id that is a number',
      { ...ORDER, referenceId: 7 },
      'order returned referenceId as a number. Use text: String(order.id).',
    ],
    [
      'an amount that is a number',
      { ...ORDER, amount: 12.5 },
      "order returned amount as a number. Use fiat('12.50', 'USD').",
    ],
    ['a Response', new Response(), 'order returned a Response. Return null to refuse; redirect before the handler.'],
    ...[Date.UTC(2026, 0, 1), '2026-01-01T00:00:00Z', new Date(), NaN].map(
      (expiresAt) =>
        [
          `an expiry that is ${String(expiresAt)}`,
          { ...ORDER, expiresAt },
          'expiresAt must be Unix seconds, such as Math.floor(Date.now() / 1000) + 900, stored with the order: the same each time.',
        ] as const,
    ),
    [
      'a free order',
      { ...ORDER, amount: { ...ORDER.amount, value: '0' } },
      'The amount is 0: return null, and complete free orders without a payment.',
    ],
    [
      'a field that the form does not send',
      { ...ORDER, referenceId: 'null' },
      'order returned referenceId "null". Has the form a field of the name that order reads? A button\'s own name is not sent by form.submit(), or if the button is disabled: use a hidden field.',
    ],
  ] as const)
    it(`about ${what}`, async () => {
      const { browser, errors, sandbox } = openShop({ order: () => order as unknown as typeof ORDER });
      assert.equal((await browser.post('/checkout')).status, 500);
      assert.deepEqual([errors.map(String), sandbox.requests.length], [[`ConfigurationError: ${message}`], 0]);
    });

  it('that a form is no JSON', async () => {
    const { browser, errors } = openShop({ order: (request) => request.json() as Promise<typeof ORDER> });
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    assert.equal((await browser.post('/checkout', type, 'order=1042')).status, 500);
    assert.match(String(errors[0]), /order called request\.json\(\), but the button sends a form/);
  });

  it('that origins does not allow a page of another origin', async () => {
    const { browser, errors } = openShop();
    const headers = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' };
    assert.equal((await browser.post('/checkout', headers)).status, 403);
    assert.match(String(errors[0]), /"http:\/\/localhost:5173"\. Serve the page and this handler from one origin/);
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

  describe('about a getVisitor that returns the address of a proxy', () => {
    const buyTooOften = async (visitor: string, orders: number) => {
      let count = 0;
      const toOrder = (id: string) => ({ ...ORDER, referenceId: id, idempotencyKey: id });
      const order = () => toOrder(`order-${count++ % orders}`);
      const { browser, errors } = openShop({ order, getVisitor: () => visitor });
      for (let i = 0; i < 22; i++) assert.equal((await browser.post('/checkout')).status, i < 20 ? 303 : 429);
      return errors.map(String);
    };

    it('once, when buyers are refused', async () => {
      for (const address of ['10.0.0.1', '127.0.0.1', '::ffff:172.17.0.1', '192.168.1.5', '::1', 'fd00::1'])
        assert.deepEqual(await buyTooOften(address, 30), [
          `ConfigurationError: getVisitor returned "${address}" for 20 different orders within a minute: is that the address of a proxy? Buyers are refused (maxCreationsPerMinute).`,
        ]);
    });

    it('not about one buyer, nor about a visitor with a public address or none', async () => {
      assert.deepEqual(await buyTooOften('10.0.0.1', 2), []);
      for (const visitor of ['203.0.113.7', '172.32.0.1', '2001:db8::1', 'session-10.0.0.1'])
        assert.deepEqual(await buyTooOften(visitor, 30), []);
    });
  });

  describe('about an order with a new idempotencyKey', () => {
    let count = 0;
    const openRandomShop = () => openShop({ order: () => ({ ...ORDER, idempotencyKey: `random-${++count}` }) });

    it('once, if its earlier payment can still be paid', async () => {
      const { browser, errors } = openRandomShop();
      const { paymentId } = await browser.buy();
      for (let i = 0; i < 2; i++) await browser.buy();
      assert.deepEqual(errors.map(String), [
        `ConfigurationError: order gave the order "order-7" a new idempotencyKey while its payment ${paymentId} can still be paid, or is paid: use the order's id as the key.`,
      ]);
    });

    it('not if the earlier payment was cancelled, because the amount has changed', async () => {
      const { browser, errors, sandbox } = openRandomShop();
      await sandbox.cancel((await browser.buy()).paymentId);
      await browser.buy();
      assert.deepEqual(errors, []);
    });
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
