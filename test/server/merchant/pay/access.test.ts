import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_PAY_BODY_BYTES } from '../../../../src/server/merchant/index.js';
import { openPayShop, OWN_PAGE, readCode, SHOP } from './shop.js';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the pay handler, controlling access,', () => {
  const foreign = [
    ['a request without Origin', JSON_TYPE],
    ['a page of another origin', { ...JSON_TYPE, origin: 'https://evil.example' }],
    ['a page of another port', { ...JSON_TYPE, origin: 'https://shop.example:8443' }],
    ['a page without an origin', { ...JSON_TYPE, origin: 'null' }],
    ['a page of the same host that the browser calls another site', { ...OWN_PAGE, 'sec-fetch-site': 'same-site' }],
  ] as const;
  for (const [what, headers] of foreign) {
    it(`answers 403 to ${what}, and asks nobody`, async () => {
      const { sandbox, call } = await openPayShop({ authorize: () => assert.fail('nobody was to be asked') });
      const response = await call('confirm', {}, { headers });
      assert.deepEqual([response.status, await readCode(response)], [403, 'forbidden']);
      assert.equal(response.headers.get('access-control-allow-origin'), null);
      assert.equal(sandbox.requests.length, 0);
    });
  }

  it('compares origin and host as values, however they are written', async () => {
    const { call } = await openPayShop();
    const at = async (origin: string, host: string): Promise<number> =>
      (await call('options', { accounts: [] }, { headers: { ...JSON_TYPE, origin, host } })).status;
    for (const [origin, host] of [
      ['https://shop.example:443', 'SHOP.example'],
      ['https://b\u00fccher.example', 'xn--bcher-kva.example'],
    ] as const)
      assert.equal(await at(origin, host), 200, `${origin} at ${host}`);
    for (const [origin, host] of [
      ['https://shop.example', 'shop.example:80'],
      ['https://shop.example', 'shop.example/@evil.example'],
      ['null', 'null'],
    ] as const)
      assert.equal(await at(origin, host), 403, `${origin} at ${host}`);
  });

  it('accepts the origins that are set, and no others', async () => {
    const { call } = await openPayShop({ origins: ['https://Books.example:443', 'https://www.books.example'] });
    const from = async (origin: string): Promise<number> =>
      (await call('options', { accounts: [] }, { headers: { ...OWN_PAGE, origin, host: '10.0.0.1' } })).status;
    assert.equal(await from('https://www.books.example'), 200);
    assert.equal(await from('http://www.books.example'), 403);
    assert.equal(await from('http://10.0.0.1'), 403);
  });

  it('accepts what the browser calls a request of the same origin, whatever a proxy makes of the host', async () => {
    const { call } = await openPayShop();
    for (const headers of [
      { ...OWN_PAGE, host: '10.0.0.1' },
      { ...OWN_PAGE, origin: 'null' },
    ])
      assert.equal((await call('options', { accounts: [] }, { headers })).status, 200);
  });

  for (const type of ['application/x-www-form-urlencoded', 'text/plain', '']) {
    it(`answers 415 to the content type ${type || 'of none'}`, async () => {
      const { sandbox, call } = await openPayShop();
      // A body of text has a content type anyway.
      const response = await call('confirm', {}, { headers: { ...OWN_PAGE, 'content-type': type || 'x' } });
      assert.equal(response.status, 415);
      assert.equal(sandbox.requests.length, 0);
    });
  }

  it(`accepts a body of ${MAX_PAY_BODY_BYTES} bytes, and answers 413 to one more, whether its length is announced or not`, async () => {
    const { sandbox, call } = await openPayShop();
    const bodyOf = (size: number): string => `{"x":"${'x'.repeat(size - 8)}"}`;
    assert.equal((await call('fetch', bodyOf(MAX_PAY_BODY_BYTES))).status, 400);
    assert.equal(sandbox.requests.length, 1, 'the gateway refuses it');
    const large = bodyOf(MAX_PAY_BODY_BYTES + 1);
    assert.equal((await call('fetch', large)).status, 413);
    const announced = { ...OWN_PAGE, 'content-length': String(large.length) };
    assert.equal((await call('fetch', large, { headers: announced })).status, 413);
    assert.equal(sandbox.requests.length, 1);
  });

  for (const body of ['', '{', '[]', 'null']) {
    it(`answers 400 to the body ${JSON.stringify(body)}`, async () => {
      const { sandbox, call } = await openPayShop();
      const response = await call('confirm', body);
      assert.deepEqual([response.status, await readCode(response)], [400, 'params_validation']);
      assert.equal(sandbox.requests.length, 0);
    });
  }

  it('answers a forbidden payment like an unknown one', async () => {
    const { sandbox, paymentId, post } = await openPayShop({ authorize: ({ paymentId: id }) => id === 'pay_unknown' });
    const [forbidden, unknown] = [
      await post(`/pay/${paymentId}/options`),
      await post('/pay/pay_unknown/options', { accounts: [] }),
    ];
    assert.deepEqual([forbidden.status, unknown.status], [404, 404]);
    assert.deepEqual(await forbidden.json(), await unknown.json());
    assert.equal(sandbox.requests.length, 1);
  });

  it('allows nothing but true', async () => {
    const { sandbox, call, errors } = await openPayShop({ authorize: (() => 1) as unknown as () => boolean });
    assert.equal((await call('confirm')).status, 404);
    assert.equal(sandbox.requests.length, 0);
    assert.match(String(errors[0]), /authorize returned a number/);
  });

  it('answers 500 if authorize throws, and reports it', async () => {
    const { call, errors } = await openPayShop({ authorize: () => Promise.reject(new Error('the database')) });
    assert.equal((await call('confirm')).status, 500);
    assert.match(String(errors[0]), /the database/);
  });

  const tricks = ['pay_1%2F..%2Fpay_2', '..%2f', '%E0%A4%A', 'pay_ä'];
  for (const id of tricks) {
    it(`answers 404 to the id ${id}, and asks nobody`, async () => {
      const { sandbox, post } = await openPayShop({ authorize: () => assert.fail('nobody was to be asked') });
      assert.equal((await post(`/pay/${id}/options`)).status, 404);
      assert.equal(sandbox.requests.length, 0);
    });
  }

  for (const path of ['/pay/pay_1/status', '/pay/pay_1/cancel', '/pay/pay_1/Options']) {
    it(`answers 404 to ${path}`, async () => {
      const { sandbox, post } = await openPayShop({ authorize: () => assert.fail('nobody was to be asked') });
      assert.equal((await post(path)).status, 404);
      assert.equal(sandbox.requests.length, 0);
    });
  }

  for (const method of ['GET', 'OPTIONS']) {
    it(`answers ${method} with 405`, async () => {
      const { handle, paymentId } = await openPayShop({ authorize: () => assert.fail('nobody was to be asked') });
      const response = await handle(new Request(`${SHOP}/pay/${paymentId}/options`, { method, headers: OWN_PAGE }));
      assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST']);
    });
  }
});

describe('the limit of the pay handler', () => {
  it('answers 429 with Retry-After to a visitor beyond it, and to no other, until the minute is over', async () => {
    const { sandbox, call, post } = await openPayShop({ maxRequestsPerMinute: 2 });
    const { paymentId: other } = await sandbox.create();
    const body = { accounts: [] };
    for (let times = 0; times < 2; times++) assert.equal((await call('options', body)).status, 200);
    await sandbox.clock.advance(20_000);
    const refused = await call('options', body);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '40']);
    assert.equal(await readCode(refused), 'rate_limited');
    assert.equal((await post(`/pay/${other}/options`, body)).status, 200);
    await sandbox.clock.advance(40_000);
    assert.equal((await call('options', body)).status, 200);
  });

  it('counts by getVisitor', async () => {
    const { call } = await openPayShop({
      maxRequestsPerMinute: 1,
      getVisitor: ({ request }) => request.headers.get('cookie') ?? '',
    });
    const as = async (cookie: string): Promise<number> =>
      (await call('options', { accounts: [] }, { headers: { ...OWN_PAGE, cookie } })).status;
    assert.deepEqual([await as('a'), await as('b'), await as('a')], [200, 200, 429]);
  });
});

describe('the visitor of the pay handler', () => {
  for (const visitor of [
    undefined,
    '\u200B',
    'null|undefined',
    '{"ip":null,"user":""}',
    // How proxies write a client whose address they do not know (RFC 7239).
    'unknown, Unknown',
    '[object Object]',
    'function get() { [native code] }',
    'x'.repeat(2_000),
    7,
    {},
  ])
    it(`is refused as ${JSON.stringify(visitor)?.slice(0, 30)}, and reported once`, async () => {
      const errors: unknown[] = [];
      const { call } = await openPayShop({
        getVisitor: async () => visitor as string,
        onError: (error) => errors.push(error),
      });
      for (let n = 0; n < 2; n++)
        assert.equal((await call('options', { accounts: [] }, { headers: OWN_PAGE })).status, 404);
      assert.equal(errors.length, 1);
      assert.match(String(errors[0]), /getVisitor returned (an?|the text|null|undefined)\b(?! string)/);
    });
});
