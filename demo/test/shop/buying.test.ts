import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictCreatePaymentRequestSchema } from '../../gateway/wire/create-payment-request.js';
import { PRODUCTS } from '../../shop/products.js';
import { API_KEY, createTestShop, type TestShop } from './test-shop.js';

describe('Buying in the shop', () => {
  it('creates a payment and redirects the buyer to the gateway', async () => {
    const { gateway, buy, sent } = createTestShop();
    const response = await buy('ink');

    assert.equal(response.status, 303);
    assert.match(response.headers.get('location') ?? '', /^http:\/\/localhost:4242\/\?pid=pay_\w+$/);
    const [request] = sent;
    assert.ok(request);
    assert.equal(`${request.method} ${request.url}`, 'POST http://localhost:4242/v1/payments');
    assert.equal(request.headers.get('api-key'), API_KEY);
    assert.equal(request.headers.get('merchant-id'), 'merchant_demo');
    const body = strictCreatePaymentRequestSchema.parse(await request.json());
    assert.deepEqual(body.amount, { unit: 'iso4217/USD', value: '1850' });
    assert.deepEqual(body.checkout, {
      successUrl: 'https://shop.example/shop/thanks',
      errorUrl: 'https://shop.example/shop/sorry',
    });
    assert.equal(request.headers.get('idempotency-key'), body.referenceId);
    assert.equal(gateway.heldPolls(), 0);
  });

  it('hands over what the checkout page shows of the shop: the product, the accent, the logo and links', async () => {
    const { gateway, order, displayed } = createTestShop();
    const id = await order('ink');
    const [request] = displayed;
    assert.equal(`${request?.method} ${request?.url}`, `PUT http://localhost:4242/sandbox/payments/${id}/display`);
    assert.equal(request?.headers.get('api-key'), API_KEY);
    assert.deepEqual((await gateway.payments.get(id)).display, {
      items: [{ name: 'Tidewater ink', quantity: 1, amount: { unit: 'iso4217/USD', value: '1850' } }],
      accent: '#1d5c60',
      logoUrl: 'https://shop.example/assets/logo.svg',
      helpUrl: 'https://shop.example/shop/help',
      retryUrl: 'https://shop.example/#ink',
    });
  });

  for (const [title, answer] of Object.entries({
    'refuses it': () => Response.json({ code: 'forbidden', message: 'no' }, { status: 403 }),
    'cannot be reached for it': () => {
      throw new TypeError('fetch failed');
    },
  })) {
    it(`sells, and reports the error, when the gateway ${title}`, async () => {
      const { gateway, buy, errors } = createTestShop(undefined, answer);
      const response = await buy('ink');
      assert.equal(response.status, 303);
      const id = new URL(response.headers.get('location') ?? '').searchParams.get('pid') ?? '';
      assert.equal((await gateway.payments.get(id)).display, undefined);
      assert.match(errors.map(String).join('\n'), /does not show the order: 403|fetch failed/);
      assert.equal(errors.length, 1);
    });
  }

  /** The fields that a browser submits for a button of this page. */
  const getForm = (page: string, product: string): URLSearchParams => {
    const [, form = ''] = new RegExp(`value="${product}"([^]*?)</form>`).exec(page) ?? [];
    return new URLSearchParams({ product, intent: /name="intent" value="([^"]*)"/.exec(form)?.[1] ?? '' });
  };
  const countPayments = async ({ sendRequest }: TestShop['gateway']): Promise<number> => {
    const list = await sendRequest('/v1/merchants/merchant_demo/payments', { headers: { 'X-Api-Key': API_KEY } });
    return ((await list.json()) as { data: unknown[] }).data.length;
  };
  const submit = (shop: TestShop['shop'], body: URLSearchParams) =>
    shop.request('/shop/orders', { method: 'POST', body });

  it('creates one payment when a form is submitted twice, even concurrently', async () => {
    const { shop, gateway } = createTestShop();
    const form = getForm(await (await shop.request('/')).text(), 'ink');
    const twins = await Promise.all([submit(shop, form), submit(shop, form)]);
    const addresses = [...twins, await submit(shop, form)].map(({ headers }) => headers.get('location'));
    assert.match(addresses[0] ?? '', /pid=pay_/);
    assert.equal(new Set(addresses).size, 1);
    assert.equal(await countPayments(gateway), 1);
  });

  it('creates another order when the form of a paid order is submitted again', async () => {
    const { shop, gateway, subscribe, deliver } = createTestShop();
    await subscribe();
    const form = getForm(await (await shop.request('/')).text(), 'ink');
    const first = (await submit(shop, form)).headers.get('location') ?? '';
    const id = new URL(first).searchParams.get('pid') ?? '';
    await gateway.sandbox(`payments/${id}/succeed`);
    await deliver();
    assert.notEqual((await submit(shop, form)).headers.get('location'), first);
    assert.equal(await countPayments(gateway), 2);
  });

  it('finds the payment whose response was lost when the buyer retries', async () => {
    let isLost = true;
    const { shop, gateway } = createTestShop((request, pass) =>
      isLost && request.method === 'POST'
        ? pass().then(() => {
            throw new TypeError('fetch failed');
          })
        : undefined,
    );
    const errorPage = await submit(shop, getForm(await (await shop.request('/')).text(), 'ink'));
    assert.equal(errorPage.status, 502);
    isLost = false;
    assert.equal((await submit(shop, getForm(await errorPage.text(), 'ink'))).status, 303);
    assert.equal(await countPayments(gateway), 1);
  });

  it('uses its own price, not one from the form', async () => {
    const { shop, sent } = createTestShop();
    const body = new URLSearchParams({ product: 'ink', price: '1', value: '1', amount: '1' });
    await shop.request('/shop/orders', { method: 'POST', body });
    const { amount } = (await sent[0]?.json()) as { amount: { value: string } };
    assert.equal(amount.value, '1850');
  });

  it('creates no order for an unknown product', async () => {
    const { buy, sent } = createTestShop();
    for (const product of ['', 'boat', '__proto__']) assert.equal((await buy(product)).status, 404);
    assert.deepEqual(sent, []);
  });

  it('refuses a body that is too large', async () => {
    const { buy, sent } = createTestShop();
    assert.equal((await buy('x'.repeat(20_000))).status, 413);
    assert.deepEqual(sent, []);
  });

  const failures: Readonly<Record<string, () => Response>> = {
    'refuses the key': () => Response.json({ message: 'Invalid API key' }, { status: 401 }),
    fails: () => new Response('<h1>oh</h1>', { status: 500 }),
    'returns an invalid response': () => Response.json({ ok: true }),
    'cannot be reached': () => {
      throw new TypeError('fetch failed');
    },
  };
  for (const [title, answer] of Object.entries(failures)) {
    it(`says that nothing was paid and offers a retry when the gateway ${title}`, async () => {
      const { buy, errors } = createTestShop(answer);
      const response = await buy('ink');
      const page = await response.text();
      assert.equal(response.status, 502);
      assert.equal(response.headers.get('location'), null);
      assert.match(page, /You have not paid anything/);
      assert.match(page, /<button[^>]*value="ink"/);
      assert.equal(errors.length, 1);
      assert.doesNotMatch(page, /Invalid API key|fetch failed/);
    });
  }
});

describe('The product list', () => {
  it('shows every product with its price and a form that works without JavaScript', async () => {
    const { shop } = createTestShop();
    const page = await (await shop.request('/')).text();
    for (const { id, name } of PRODUCTS) {
      assert.ok(page.includes(name));
      assert.match(page, new RegExp(`<form method="post" action="/shop/orders">\\s*<button[^>]*value="${id}"`));
    }
    assert.match(page, /\$18\.50/);
    assert.doesNotMatch(page, /<script/);
  });

  it('keeps the merchant key on the server', async () => {
    const { shop, order } = createTestShop();
    const id = await order();
    for (const path of ['/', `/shop/thanks?payment_id=${id}`, `/shop/sorry?payment_id=${id}`]) {
      const response = await shop.request(path);
      assert.doesNotMatch((await response.text()) + JSON.stringify([...response.headers]), /wcp_/);
    }
  });
});
