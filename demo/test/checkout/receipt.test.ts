import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { loadBuyerTexts } from '../../checkout/buyer-texts.js';
import { receiptPage } from '../../checkout/receipt.js';
import type { Gateway } from '../../gateway/gateway.js';
import { createGatewayMemoryStore } from '../../gateway/store/memory/memory-store.js';
import type { SandboxPayment } from '../../gateway/wire/sandbox-payment.js';
import { reach } from '../support/reach.js';
import { BASE_URL, createTestGateway, type TestGateway } from '../support/test-gateway.js';

/** The link that the sandbox gives to the receipt of a payment. */
const getLink = async ({ sendRequest }: TestGateway, id: string): Promise<URL> => {
  const payment = (await (await sendRequest(`/sandbox/payments/${id}`)).json()) as SandboxPayment;
  return new URL(payment.receiptUrl);
};

const open = async (gateway: Gateway, { pathname, search }: URL, language = 'en') => {
  const page = receiptPage({ gateway, baseUrl: BASE_URL });
  const response = await page.request(pathname + search, { headers: { 'Accept-Language': language } });
  return { response, text: await response.text() };
};

const openPaid = async () => {
  const gateway = createTestGateway();
  const id = await reach(gateway, 'succeeded');
  return { gateway, id, link: await getLink(gateway, id) };
};

describe('The page of a receipt', () => {
  it('shows a payment that has succeeded, with nothing to pay, to cancel or to follow', async () => {
    const { gateway, id, link } = await openPaid();
    assert.ok(link.href.startsWith(`${BASE_URL}/receipt/${id}?signature=`));
    const { response, text } = await open(gateway, link);
    assert.equal(response.status, 200);
    for (const snippet of [`payment-id="${id}"`, '$50.00', 'initial-payment="{', 'redirect="none"', 'wallet="none"'])
      assert.ok(text.includes(snippet), snippet);
    assert.match(text, /Paid on<\/span>\s*<time datetime="2026-02-18T12:00:00.000Z">Feb 18, 2026, 12:00 PM UTC</);
    assert.doesNotMatch(
      text,
      /gateway-url|wallet-url|success-url|error-url|retry-url|help-url|refunded-at|test-wallet/,
    );
  });

  it('has the time of a refund once it is marked', async () => {
    const { gateway, id, link } = await openPaid();
    await gateway.clock.advance(86_400_000);
    await gateway.payments.markRefunded(id, 'merchant');
    const { text } = await open(gateway, link);
    assert.match(text, /refunded-at="1771502400"/);
    assert.match(text, /Refunded by the shop<\/dt>\s*<dd><bdi><time datetime="2026-02-19T12:00:00.000Z">/);
  });

  for (const status of PAYMENT_STATUSES.filter((each) => each !== 'succeeded'))
    it(`says that a payment is ${status}, and is no receipt`, async () => {
      const gateway = createTestGateway();
      const { response, text } = await open(gateway, await getLink(gateway, await reach(gateway, status)));
      const { messages } = await loadBuyerTexts('en');
      assert.equal(response.status, 200);
      assert.ok(text.includes(`<h1>${messages.statuses[status][0]}</h1>`));
      assert.doesNotMatch(text, /<pay-|<script|<a |updates by itself/);
    });

  it('is in the language of the buyer', async () => {
    const { gateway, link } = await openPaid();
    const { response, text } = await open(gateway, link, 'de-AT, en;q=0.5');
    assert.match(text, /<html lang="de-AT"/);
    assert.match(text, /Bezahlt am<\/span>\s*<time[^>]*>18\. Feb\. 2026, 12:00 UTC</);
    assert.equal(response.headers.get('Vary'), 'Accept-Language');
  });

  it('is neither stored, nor indexed, nor framed, nor named to other sites', async () => {
    const { gateway, link } = await openPaid();
    const wrong = new URL(link.pathname, BASE_URL);
    for (const { response } of [await open(gateway, link), await open(gateway, wrong)]) {
      assert.equal(response.headers.get('Cache-Control'), 'no-store');
      assert.equal(response.headers.get('X-Robots-Tag'), 'noindex');
      assert.equal(response.headers.get('Referrer-Policy'), 'no-referrer');
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'.*frame-ancestors 'none'/);
    }
  });
});

describe('The link to a receipt', () => {
  it('opens that receipt only: with any other signature, the page is that of a payment that does not exist', async () => {
    const { gateway, id, link } = await openPaid();
    const signature = link.searchParams.get('signature') ?? '';
    const other = await getLink(gateway, await reach(gateway, 'succeeded'));
    const foreign = (await openPaid()).link;
    const unknown = await open(gateway, new URL('/receipt/pay_unknown', BASE_URL));
    assert.equal(unknown.response.status, 404);
    for (const search of [
      '',
      '?signature=',
      `?signature=${signature.slice(0, -1)}`,
      `?signature=${signature}A`,
      `?signature=${signature.slice(0, -1)}${String.fromCharCode(signature.charCodeAt(42) + 1)}`,
      `?signature=${signature.replace(/^./, (char) => (char === 'A' ? 'B' : 'A'))}`,
      '?signature=%00%F0%9F%98%80',
      other.search,
      foreign.search,
    ]) {
      const { response, text } = await open(gateway, new URL(`/receipt/${id}${search}`, BASE_URL));
      assert.equal(response.status, 404, search);
      assert.equal(text, unknown.text, search);
    }
  });

  it('stays the same for as long as the data exists, in the list and for one payment', async () => {
    const store = createGatewayMemoryStore();
    const [first, second] = [createTestGateway({ store }), createTestGateway({ store })];
    const id = await reach(first, 'succeeded');
    const link = await getLink(first, id);
    assert.equal((await getLink(second, id)).href, link.href);
    const { data } = (await (await second.sendRequest('/sandbox/payments')).json()) as { data: SandboxPayment[] };
    assert.equal(data[0]?.receiptUrl, link.href);
    assert.equal((await open(second, link)).response.status, 200);
  });
});
