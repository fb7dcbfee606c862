import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom, type Random } from '../../../support/random.js';
import { openShop, ORDER, SHOP } from './shop.js';

/** The number of changed tokens, and of changed paths. */
const MUTATIONS = 5_000;

/** Characters of cookies and paths. */
const CHARS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=%~;, /'];

/** Changes one to three places of a text: a character is replaced, left out, doubled or added. */
const mutate = (text: string, random: Random): string => {
  let changed = text;
  for (let times = random.int(1, 3); times > 0 || changed === text; times--) {
    const at = random.int(0, changed.length - 1);
    const [own, other] = [changed.slice(at, at + 1), random.pick(CHARS)];
    changed = changed.slice(0, at) + random.pick([other, '', own + own, other + own]) + changed.slice(at + 1);
  }
  return changed;
};

/** True if the response shows something of a payment, or gives access to one. */
const isOpen = (response: Response): boolean => response.status < 400 || response.headers.has('set-cookie');

describe('a stranger', () => {
  it(`is shown no payment by any of ${MUTATIONS} changed cookies and as many changed links`, async () => {
    const { browser, checkout } = openShop();
    const { url, attributes } = await browser.buy();
    const [name = '', token = ''] = (browser.cookies.get(url) ?? '').split('=');
    const link = new URL(attributes['wallet-page-url'] ?? '').pathname;
    const capability = link.slice(url.length + 1);
    const random = createRandom(41);
    for (let count = 0; count < MUTATIONS; count++) {
      const cookie = `${name}=${mutate(token, random)}`;
      // A cookie ends at a semicolon and has no spaces around it: what is left may be the original one.
      if (cookie.split(';').some((pair) => pair.trim() === `${name}=${token}`)) continue;
      const headers = new Headers();
      headers.set('cookie', cookie);
      const shown = await checkout(new Request(SHOP + url, { headers }));
      assert.equal(isOpen(shown), false, cookie);
      const path = `${url}/${mutate(capability, random)}`;
      const { pathname } = new URL(SHOP + path);
      if (pathname !== link) assert.equal(isOpen(await checkout(new Request(SHOP + path))), false, path);
    }
  });

  it('cannot use the cookie or the link of one payment for another, nor one as the other', async () => {
    let order = ORDER;
    const { browser, checkout } = openShop({ order: () => order });
    const own = await browser.buy();
    order = { ...ORDER, idempotencyKey: 'order-8', referenceId: 'order-8' };
    const other = await browser.buy();
    const cookie = browser.cookies.get(own.url) ?? '';
    const token = cookie.slice(cookie.indexOf('=') + 1);
    const capability = (own.attributes['wallet-page-url'] ?? '').split('/').at(-1) ?? '';
    const name = cookie.slice(0, cookie.indexOf('='));
    const answers = await Promise.all([
      checkout(new Request(SHOP + other.url, { headers: { cookie } })),
      checkout(new Request(`${SHOP}${other.url}/status`, { headers: { cookie } })),
      checkout(new Request(`${SHOP}${other.url}/${capability}`)),
      checkout(new Request(`${SHOP}${own.url}/${token}`)),
      checkout(new Request(SHOP + own.url, { headers: { cookie: `${name}=${capability}` } })),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404, 404],
    );
  });

  it('cannot take the right to cancel from a buyer by a cookie that they plant', async () => {
    const { browser, open } = openShop();
    const { url, attributes } = await browser.buy();
    const planted = open();
    await planted.send(new URL(attributes['wallet-page-url'] ?? '').pathname);
    const owner = browser.cookies.get(url) ?? '';
    const both = await browser.post(`${url}/cancel`, { cookie: `${planted.cookies.get(url)}; ${owner}` });
    assert.equal(both.status, 200);
  });

  it('sends no request of a buyer from a page of another origin', async () => {
    const { browser } = openShop();
    const { url } = await browser.buy();
    const json = { 'content-type': 'application/json' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
      { 'sec-fetch-site': 'none', origin: 'null' },
    ])
      for (const path of [`${url}/cancel`, `${url}/pay/confirm`])
        assert.equal((await browser.post(path, { ...json, ...headers }, '{}')).status, 403, path);
  });

  it('finds no payment in a cache: what depends on a cookie is not stored', async () => {
    const { browser } = openShop();
    const created = await browser.post('/checkout');
    const { url, attributes } = await browser.buy();
    const link = new URL(attributes['wallet-page-url'] ?? '').pathname;
    for (const response of [
      created,
      await browser.send(url),
      await browser.send(`${url}/status`),
      await browser.send(link),
    ])
      assert.equal(response.headers.get('cache-control'), 'no-store');
  });
});
