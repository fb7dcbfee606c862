import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createCheckout, type Checkout } from '../../../../src/server/merchant/index.js';
import { createSandboxClient, getIdempotencyKeys } from '../merchant.js';
import { openShop, ORDER, SECRET, SHOP } from './shop.js';
import type { Sandbox } from '../../../support/sandbox.js';

const getPayments = async (sandbox: Sandbox): Promise<number> =>
  (await createSandboxClient(sandbox).payments.list()).data.length;

describe('createCheckout', () => {
  it('redirects a form to the page of its payment, which only that browser sees', async () => {
    const { browser, open } = openShop();
    const created = await browser.post('/checkout', { accept: 'text/html', origin: 'null' });
    const page = created.headers.get('location') ?? '';
    assert.deepEqual([created.status, page.startsWith('/checkout/pay_')], [303, true]);
    assert.match(
      created.headers.get('set-cookie') ?? '',
      /; Path=\/checkout\/pay_\w+; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    const shown = await browser.send(page);
    const html = await shown.text();
    assert.equal(shown.status, 200);
    for (const part of [
      `payment-id="${page.slice('/checkout/'.length)}"`,
      `status-url="${page}/status"`,
      'amount-value="1250"',
      '[{&quot;name&quot;:&quot;Notebook&quot;,&quot;quantity&quot;:2}]',
    ])
      assert.ok(html.includes(part), part);
    for (const stranger of [await open().send(page), await open().send('/checkout/pay_unknown')])
      assert.deepEqual([stranger.status, (await stranger.text()).includes('gateway-url')], [404, false]);
  });

  it('answers a script with the attributes of the element, whose requests it answers until the payment is paid', async () => {
    const { browser, sandbox } = openShop({ attributes: { 'merchant-name': 'Clips' } });
    const { paymentId, url, attributes } = await browser.buy();
    assert.equal(attributes['merchant-name'], 'Clips');
    const options = await browser.post(`${url}/pay/options`, { 'content-type': 'application/json' }, '{"accounts":[]}');
    assert.equal(options.status, 200);
    await sandbox.step(paymentId, 'succeed');
    const status = await browser.send(attributes['status-url'] ?? '');
    assert.equal(((await status.json()) as { status: string }).status, 'succeeded');
  });

  it('offers a phone the known wallet apps, unless the merchant names others', async () => {
    const [{ attributes }, own] = [
      await openShop().browser.buy(),
      await openShop({ attributes: { wallets: '[]' } }).browser.buy(),
    ];
    const apps = JSON.parse(attributes['wallets'] ?? '') as readonly { name: string }[];
    assert.equal(apps[0]?.name, 'MetaMask');
    assert.equal(own.attributes['wallets'], '[]');
  });

  it('creates one payment of an order, however often it is sent, and another one once the last has failed', async () => {
    const { browser, open, sandbox } = openShop();
    const [first, again] = await Promise.all([browser.buy(), open().buy()]);
    assert.equal(again.paymentId, first.paymentId);
    await sandbox.cancel(first.paymentId);
    const second = await browser.buy();
    assert.notEqual(second.paymentId, first.paymentId);
    await sandbox.step(second.paymentId, 'succeed');
    assert.equal((await browser.buy()).paymentId, second.paymentId);
    assert.equal(await getPayments(sandbox), 2);
    assert.deepEqual(
      new Set(getIdempotencyKeys(sandbox.requests).filter(Boolean)),
      new Set(['order-7-1', 'order-7-2']),
    );
  });

  it('creates nothing for an order that is not returned, by a GET, or for a page of another origin', async () => {
    let order: typeof ORDER | null = null;
    const { browser, sandbox } = openShop({ order: () => order });
    const none = await browser.post('/checkout', { accept: 'application/json' });
    order = ORDER;
    const get = await browser.send('/checkout');
    const foreign = await Promise.all(
      [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }].map(
        (headers) => browser.post('/checkout', headers),
      ),
    );
    const bare = await browser.send('/checkout', { method: 'POST' });
    assert.deepEqual(
      [none, get, ...foreign, bare].map(({ status }) => status),
      [404, 405, 403, 403, 403],
    );
    assert.equal(sandbox.requests.length, 0);
  });

  it('lets another browser see and pay by the link, until the payment expires, and not cancel', async () => {
    const { browser, open, sandbox } = openShop();
    const { url, attributes } = await browser.buy();
    const { pathname: link, search } = new URL(attributes['wallet-page-url'] ?? '');
    assert.equal(search, '');
    const guest = open();
    const opened = await guest.send(link);
    assert.deepEqual([opened.status, opened.headers.get('location')], [303, url]);
    const page = await (await guest.send(url)).text();
    assert.deepEqual([page.includes('gateway-url='), page.includes('cancel-url=')], [true, false]);
    assert.equal((await guest.post(`${url}/cancel`)).status, 404);
    await browser.send(link);
    assert.equal((await browser.post(`${url}/cancel`)).status, 200);
    await sandbox.clock.advance(20 * 60_000);
    assert.equal((await open().send(link)).status, 404);
  });

  it('gives each order its own payments, also if one key is the beginning of another', async () => {
    let order = ORDER;
    const { browser, sandbox } = openShop({ order: () => order });
    const first = await browser.buy();
    await sandbox.cancel(first.paymentId);
    order = { ...ORDER, idempotencyKey: `${ORDER.idempotencyKey}-2` };
    const other = await browser.buy();
    order = ORDER;
    assert.notEqual((await browser.buy()).paymentId, other.paymentId);
  });

  it('creates no payment that its buyer could not see, or find again', async () => {
    for (const [what, order] of [
      ['addresses that a cookie cannot hold', { successUrl: `https://shop.example/${'x'.repeat(1_000)}` }],
      ['an expiry after the gateway has forgotten the key', { expiresAt: Date.UTC(2026, 1, 20) / 1_000 }],
    ] as const) {
      const { browser, sandbox, errors } = openShop({ order: () => ({ ...ORDER, ...order }) });
      const response = await browser.post('/checkout', { accept: 'application/json' });
      assert.deepEqual([response.status >= 500, sandbox.requests.length, errors.length], [true, 0, 1], what);
    }
    const { browser } = openShop({ order: () => ({ ...ORDER, items: [{ name: 'ノ'.repeat(1_000) }] }) });
    const { url, attributes } = await browser.buy();
    assert.deepEqual([attributes['items'], (await browser.send(url)).status], [undefined, 200]);
  });

  it('reads no form of more than a mebibyte', async () => {
    const { browser, sandbox } = openShop({ order: () => assert.fail('nobody was to be asked') });
    assert.equal((await browser.post('/checkout', {}, 'x'.repeat(2 ** 20 + 1))).status, 413);
    assert.equal(sandbox.requests.length, 0);
  });

  it('says that a payment can no longer be cancelled', async () => {
    const { browser, sandbox } = openShop();
    const { paymentId, url } = await browser.buy();
    await sandbox.step(paymentId, 'succeed');
    const response = await browser.post(`${url}/cancel`);
    assert.deepEqual([response.status, ((await response.json()) as { code: string }).code], [400, 'invalid_state']);
  });

  it('asks the authorization of the shop in place of the cookie', async () => {
    const { browser, open } = openShop({
      authorize: ({ request }) => request.headers.get('authorization') === 'buyer',
    });
    const { url } = await browser.buy();
    assert.equal((await browser.send(url)).status, 404);
    assert.equal((await open().send(url, { headers: { authorization: 'buyer' } })).status, 200);
  });

  it('limits the payments that a visitor creates within a minute', async () => {
    const { browser, sandbox } = openShop({ maxCreationsPerMinute: 1 });
    await browser.buy();
    const limited = await browser.post('/checkout');
    assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '60']);
    await sandbox.clock.advance(60_000);
    await browser.buy();
  });

  it('accepts cookies of the secret that was replaced', async () => {
    const next = 'another secret of thirty-two bytes';
    const { browser, sandbox } = openShop();
    const { url } = await browser.buy();
    const cookie = browser.cookies.get(url) ?? '';
    const client = createSandboxClient(sandbox);
    const openWith = (secret: string | readonly string[]) =>
      createCheckout({ client, appId: 'app_demo', secret, order: () => null, clock: sandbox.clock, cdnUrl: '/cdn' });
    const open = async (handle: Checkout) => (await handle(new Request(SHOP + url, { headers: { cookie } }))).status;
    assert.deepEqual([await open(openWith([next, SECRET])), await open(openWith(next))], [200, 404]);
  });

  it('does not say why the gateway has refused, and tells the shop', async () => {
    const { browser, errors } = openShop({ order: () => ({ ...ORDER, referenceId: 'x'.repeat(36) }) });
    const response = await browser.post('/checkout', { accept: 'application/json' });
    assert.equal(response.status, 502);
    assert.doesNotMatch(await response.text(), /referenceId/);
    assert.equal(errors.length, 1);
  });

  it('serves the browser files of the package, and the hashes of those that a page loads', async () => {
    const { browser } = openShop({ lang: 'de' });
    const entry = await browser.send('/checkout/assets/pay-checkout.js');
    const etag = entry.headers.get('etag') ?? '';
    assert.deepEqual([entry.status, entry.headers.get('cache-control')], [200, 'public, no-cache']);
    const chunk = await browser.send('/checkout/assets/shared-AbCd1234.js');
    assert.match(chunk.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(
      (await browser.send('/checkout/assets/pay-checkout.js', { headers: { 'if-none-match': etag } })).status,
      304,
    );
    for (const file of ['missing.js', '../shop.ts', '..%2Fshop.ts', ''])
      assert.equal((await browser.send(`/checkout/assets/${file}`)).status, 404, file);
    const { url } = await browser.buy();
    const page = await browser.send(url);
    const html = await page.text();
    assert.ok(html.includes(`integrity="${etag.replaceAll('"', '')}"`));
    for (const file of ['shared-AbCd1234.js', 'locales/de.js'])
      assert.match(html, new RegExp(`"/checkout/assets/${file}":"sha384-`));
    assert.equal(page.headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups');
    assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'/);
  });

  for (const [what, settings, path, message] of [
    ['no order', { order: () => undefined as unknown as null }, '/checkout', /order returned undefined/],
    ['a row', { order: () => ({ id: 7 }) as never }, '/checkout', /order returned no referenceId, .*; it has id\./],
    ['no key', { order: () => ({ ...ORDER, idempotencyKey: 'null' }) }, '/checkout', /idempotencyKey "null"/],
    [
      'major units',
      { order: () => ({ ...ORDER, amount: { ...ORDER.amount, value: '12.50' } }) },
      '/checkout',
      /Use fiat/,
    ],
    ['another path', {}, '/api/checkout', /"\/api\/checkout" is not below the path of the checkout, \/checkout\./],
    ['another origin', { origins: ['https://shop.test'] }, '/checkout', /its origin is "http:\/\/localhost:3000"/],
  ] as const)
    it(`tells the shop once, in terms of its own code, about ${what}`, async () => {
      const { browser, errors } = openShop(settings);
      const origin = 'http://localhost:3000';
      for (let i = 0; i < 2; i++)
        assert.ok((await browser.post(path, { accept: 'application/json', origin })).status >= 400);
      assert.match(String(errors[0]), message);
      assert.ok(errors.every((error) => String(error) === String(errors[0])));
    });

  it('tells the shop about a cookie that it has not signed', async () => {
    const { browser, errors } = openShop();
    const { url } = await browser.buy();
    browser.cookies.set(url, 'pay-checkout=forged');
    assert.equal((await browser.send(url)).status, 404);
    assert.match(String(errors[0]), /use the same secret in all processes/);
  });

  it('answers a path that ends with a slash as the same path without it', async () => {
    const { browser, open } = openShop();
    const { url } = await browser.buy();
    for (const path of [`${url}/`, `${url}/status/`]) {
      assert.equal((await browser.send(path)).status, 200, path);
      assert.equal((await open().send(path)).status, 404, path);
    }
  });

  it('serves the browser files of a folder whose name a URL encodes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop #1 100%? '));
    await writeFile(join(folder, 'pay-checkout.js'), '');
    const { browser } = openShop({ cdnFolder: folder });
    assert.equal((await browser.send('/checkout/assets/pay-checkout.js')).status, 200);
    await rm(folder, { recursive: true });
  });

  it('subscribes once to the webhooks that other processes receive', () => {
    const listeners: unknown[] = [];
    openShop({ subscribe: (notify) => listeners.push(notify) });
    assert.deepEqual(
      listeners.map((listener) => typeof listener),
      ['function'],
    );
  });

  for (const [what, settings] of [
    ['a secret of less than 32 bytes', { secret: 'short' }],
    ['no secret', { secret: [] }],
    ['a path that ends with a slash', { path: '/checkout/' }],
    ['an origin with a path', { origins: [`${SHOP}/`] }],
    ['an attribute that is none', { attributes: { 'a onclick=x': '' } }],
    ['an option that does not exist', { orders: () => null } as object],
  ] as const)
    it(`refuses ${what}`, () => {
      assert.throws(() => openShop(settings), { name: 'ConfigurationError', code: 'invalid_option' });
    });
});
