import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Hono } from 'hono';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import type { ChainParameters } from 'pay-status/wallet';
import { numberToHex } from 'viem';
import { baseSepolia, sepolia } from 'viem/chains';
import { loadBuyerTexts } from '../../checkout/buyer-texts.js';
import { checkoutPage } from '../../checkout/checkout.js';
import { checkoutView } from '../../checkout/checkout.view.js';
import type { CheckoutOptions } from '../../checkout/options.js';
import type { Gateway } from '../../gateway/gateway.js';
import { ALLOWED_CHAINS } from '../../gateway/rails/evm/chains.js';
import { PAPER_ASSETS } from '../../gateway/rails/paper/assets.js';
import type { PaymentDisplay } from '../../gateway/wire/payment-display.js';
import { NEW_PAYMENT } from '../support/payments.js';
import { reach } from '../support/reach.js';
import { BASE_URL, createTestGateway, LIVE_MERCHANT, type TestGateway } from '../support/test-gateway.js';

const createTestCheckout = (checkout: CheckoutOptions = {}): { gateway: TestGateway; page: Hono } => {
  const gateway = createTestGateway();
  return { gateway, page: checkoutPage({ gateway, baseUrl: BASE_URL, checkout }) };
};

const open = async (page: Hono, path: string): Promise<{ response: Response; text: string }> => {
  const response = await page.request(path);
  return { response, text: await response.text() };
};

const CHECKOUT = { successUrl: 'https://shop.example/thanks?a=1&b=2', errorUrl: 'https://shop.example/sorry' };

describe('The checkout page', () => {
  it('shows the merchant and the amount, and requests the status as a buyer', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId, expiresAt } = await gateway.create({ checkout: CHECKOUT, referenceId: 'order 7/a' });
    const { text } = await open(page, `/?pid=${paymentId}`);
    for (const snippet of [
      '$50.00',
      'Test mode.',
      `payment-id="${paymentId}"`,
      `base-url="${BASE_URL}"`,
      'app-id="app_demo"',
      `gateway-url="${BASE_URL}/?pid=${paymentId}"`,
      `wallet-url="${BASE_URL}/wallet?uri={url}"`,
      'merchant-name="Marginalia"',
      'amount-unit="iso4217/USD"',
      'amount-value="5000"',
      'reference-id="order 7/a"',
      `expires-at="${expiresAt}"`,
      'success-url="https://shop.example/thanks?a=1&amp;b=2"',
      'error-url="https://shop.example/sorry"',
    ])
      assert.ok(text.includes(snippet), snippet);
  });

  it('shows the name and the icon of the merchant of the payment, and may load the icon', async () => {
    const { gateway, page } = createTestCheckout();
    const shown = { merchantName: 'Bücher "Süd"', iconUrl: 'https://cdn.example/logo.png' };
    const { paymentId } = await gateway.create({}, await gateway.addMerchant(undefined, shown));
    const { response, text } = await open(page, `/?pid=${paymentId}`);
    for (const snippet of [
      'merchant-name="Bücher &quot;Süd&quot;"',
      'merchant-icon-url="https://cdn.example/logo.png"',
    ])
      assert.ok(text.includes(snippet), snippet);
    assert.match(response.headers.get('Content-Security-Policy') ?? '', /img-src [^;]*https:\/\/cdn\.example(;| )/);
  });

  it('is the same one at a path without a query, which links of wallet apps keep', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    const [byQuery, byPath] = [await open(page, `/?pid=${paymentId}`), await open(page, `/checkout/${paymentId}`)];
    assert.equal(byPath.response.status, 200);
    assert.equal(byPath.text, byQuery.text);
    assert.ok(byPath.text.includes(`wallet-page-url="${BASE_URL}/checkout/${paymentId}"`));
    assert.equal((await open(page, '/checkout/pay_unknown')).response.status, 404);
  });

  it('offers to try again in the shop, unless the payment has an error URL', async () => {
    const { gateway, page } = createTestCheckout();
    const pages = [await gateway.create(), await gateway.create({ checkout: CHECKOUT })].map(async ({ paymentId }) => {
      const { text } = await open(page, `/?pid=${paymentId}`);
      return text.includes(`retry-url="${BASE_URL}/"`);
    });
    assert.deepEqual(await Promise.all(pages), [true, false]);
  });

  const DISPLAY: PaymentDisplay = {
    items: [
      { name: 'Ink & "pens"', quantity: 2, amount: { unit: 'iso4217/USD', value: '3700' } },
      ...['Ruler', 'Clips', 'Paper', 'Stamps'].map((name) => ({ name, quantity: null, amount: null })),
    ],
    accent: '#1d5c60',
    logoUrl: 'https://cdn.example/logo.png?a=1&b=2',
    helpUrl: 'https://shop.example/help',
    retryUrl: 'https://shop.example/cart',
  };

  it('shows what the merchant has set for it: items, accent, logo and links', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create({ checkout: CHECKOUT });
    await gateway.payments.setDisplay(paymentId, DISPLAY);
    const { response, text } = await open(page, `/?pid=${paymentId}`);
    for (const snippet of [
      'merchant-icon-url="https://cdn.example/logo.png?a=1&amp;b=2"',
      'help-url="https://shop.example/help"',
      'retry-url="https://shop.example/cart"',
      `items="${JSON.stringify(DISPLAY.items).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      'data-accent="light-dark(#1d5c60, #',
      'data-on-accent="light-dark(#ffffff, #000000)"',
    ])
      assert.ok(text.includes(snippet), snippet);
    assert.match(response.headers.get('content-security-policy') ?? '', / https:\/\/cdn\.example;/);
    assert.doesNotMatch(text, /\sstyle=|<style/);
  });

  it('lists three items and folds the others before the element is loaded, as the element does', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    await gateway.payments.setDisplay(paymentId, DISPLAY);
    const { text } = await open(page, `/?pid=${paymentId}`);
    const [shown = '', folded = ''] = (/<p class="amount">(.*?)<p class="reference">/s.exec(text)?.[1] ?? '').split(
      '<details>',
    );
    assert.match(shown, /2 × <bdi>Ink &amp; &quot;pens&quot;<\/bdi>\s*<\/span>\s*<span>\$37\.00</);
    assert.deepEqual([shown.match(/<li>/g)?.length, folded.match(/<li>/g)?.length], [3, 2]);
    assert.match(folded, /<summary>\+2 more<\/summary>/);
  });

  it('ignores query parameters other than the payment and the return URL', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    const names =
      'success-url,successUrl,error-url,errorUrl,wallet-url,wallet-page-url,gateway-url,merchant-name,amount-value,embedOrigin,' +
      'items,accent,logoUrl,logo,helpUrl,help-url,retryUrl,retry-url,display';
    const evil = names.split(',').map((name) => `&${name}=${encodeURIComponent('https://evil.example')}`);
    const plain = await open(page, `/?pid=${paymentId}`);
    const { response, text } = await open(page, `/?pid=${paymentId}${evil.join('')}&preferUniversalLinks=1`);
    assert.equal(text, plain.text);
    assert.deepEqual([...response.headers], [...plain.response.headers]);
    assert.doesNotMatch(text, /success-url|error-url/);
  });

  for (const status of PAYMENT_STATUSES)
    it(`says without JavaScript that the payment is ${status}, ${status === 'requires_action' ? 'and offers a wallet and the link' : 'and offers no way to pay'}`, async () => {
      const { gateway, page } = createTestCheckout();
      const paymentId = await reach(gateway, status);
      const { text } = await open(page, `/?pid=${paymentId}`);
      const plain = /<noscript>(.*?)<\/noscript>/s.exec(text)?.[1] ?? '';
      const { messages } = await loadBuyerTexts('en');
      assert.match(plain, new RegExp(`<strong>${messages.statuses[status][0]}</strong>`));
      const link = `${BASE_URL}/?pid=${paymentId}`;
      const isOpen = status === 'requires_action';
      assert.equal(plain.includes(`href="${BASE_URL}/wallet?uri=${encodeURIComponent(link)}"`), isOpen);
      assert.equal(plain.includes(`>${link}</a>`), isOpen);
    });

  const openOn = async (chains: readonly string[], request?: Gateway['request']) => {
    const { gateway } = createTestCheckout();
    const { paymentId } = await gateway.create();
    const page = checkoutPage({ gateway: { ...gateway, chains, ...(request && { request }) }, baseUrl: BASE_URL });
    const { response, text } = await open(page, `/?pid=${paymentId}`);
    const [, parameters = ''] = /data-chain-parameters="([^"]*)"/.exec(text) ?? [];
    const given = JSON.parse(parameters.replaceAll('&quot;', '"')) as readonly ChainParameters[];
    return { text, given, policy: response.headers.get('content-security-policy') ?? '' };
  };
  const request = async () => null;

  it('gives wallets the parameters of the local chain, and links to its explorer, where payments are on it', async () => {
    const { text, given } = await openOn(['eip155:31337'], request);
    assert.ok(text.includes(`explorer-url="${BASE_URL}/explorer/tx/{txId}"`));
    assert.deepEqual(given, [
      {
        chainId: '0x7a69',
        chainName: 'Local chain',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [`${BASE_URL}/sandbox/rpc`],
        blockExplorerUrls: [`${BASE_URL}/explorer`],
      },
    ]);
  });

  const PUBLIC_CHAINS = [baseSepolia, sepolia];
  for (const [rail, chains, node] of [
    ['the paper rail', PUBLIC_CHAINS],
    ...PUBLIC_CHAINS.map((chain) => [`a node of ${chain.name}`, [chain], request] as const),
  ] as readonly (readonly [string, typeof PUBLIC_CHAINS, Gateway['request']?])[])
    it(`gives wallets the parameters of public test networks, and never requests them itself: ${rail}`, async () => {
      const names = chains.map(({ id }) => `eip155:${id}`);
      const { text, given, policy } = await openOn(names, node);
      for (const [index, { id, name, nativeCurrency, blockExplorers }] of chains.entries()) {
        const { rpcUrls, ...facts } = given[index]!;
        const blockExplorerUrls = [blockExplorers.default.url];
        assert.deepEqual(facts, { chainId: numberToHex(id), chainName: name, nativeCurrency, blockExplorerUrls });
        for (const url of [...rpcUrls, ...blockExplorerUrls]) {
          assert.equal(new URL(url).protocol, 'https:');
          assert.ok(!policy.includes(new URL(url).host), url);
        }
        assert.ok(rpcUrls.length);
      }
      assert.doesNotMatch(text, /explorer-url/);
    });

  it('has the parameters of every chain that a rail takes', async () => {
    const allowed = Object.keys(ALLOWED_CHAINS).map((id) => `eip155:${id}`);
    const chains = [...new Set([...PAPER_ASSETS.map(({ chain }) => chain), ...allowed])];
    const { given } = await openOn(chains);
    assert.deepEqual(
      given.map(({ chainId }) => `eip155:${Number(chainId)}`),
      chains,
    );
  });

  it('escapes hostile names, references and URLs', async () => {
    const hostile = `"'><script>alert(1)</script>`;
    const payment = {
      ...NEW_PAYMENT,
      referenceId: hostile,
      checkout: { successUrl: `https://shop.example/?${hostile}`, errorUrl: null },
      display: {
        items: [{ name: hostile, quantity: null, amount: null }],
        accent: null,
        logoUrl: null,
        helpUrl: hostile,
        retryUrl: hostile,
      },
    };
    const { body } = checkoutView({
      payment,
      merchant: { name: hostile, iconUrl: hostile },
      texts: await loadBuyerTexts('en'),
      baseUrl: BASE_URL,
      gateway: { assets: [], chains: ['eip155:84532'], recipient: '0x0000000000000000000000000000000000005a1e' },
    });
    const text = String(await body);
    assert.doesNotMatch(text, /<script>alert/);
    assert.doesNotMatch(text, /"'>/);
    assert.equal(text.match(/&quot;&#39;&gt;&lt;script&gt;/g)?.length, 12);
  });

  it('allows no inline script and no inline style', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    const { response, text } = await open(page, `/?pid=${paymentId}`);
    assert.doesNotMatch(text, /\sstyle=|<style|\son\w+=|<script(?![^>]*\ssrc=)/);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.match(policy, /; require-trusted-types-for 'script'; trusted-types lit-html$/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(response.headers.get('referrer-policy'), 'no-referrer');
  });

  it('responds 404 with a page for an unknown payment', async () => {
    const { page } = createTestCheckout();
    for (const pid of ['pay_unknown', '', '%00', '%22%3E%3Cscript%3E', 'x'.repeat(5000)]) {
      const { response, text } = await open(page, `/?pid=${pid}`);
      assert.equal(response.status, 404);
      assert.match(text, /We do not know this payment/);
      assert.doesNotMatch(text, /<script>/);
    }
  });
});

describe('The test wallet beside the checkout page', () => {
  it('is not shown for a payment of the live environment', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create({}, LIVE_MERCHANT);
    assert.doesNotMatch((await open(page, `/?pid=${paymentId}`)).text, /id="test-wallet"/);
  });
});
