import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCALES } from 'pay-status/locales';
import { loadBuyerTexts } from '../../checkout/buyer-texts.js';
import { checkoutPage } from '../../checkout/checkout.js';
import { BASE_URL, createTestGateway, LIVE_MERCHANT } from '../support/test-gateway.js';

/** Opens the page of a payment with a header; `path` replaces the payment. */
const open = async (language: string, { path, live = false }: { path?: string; live?: boolean } = {}) => {
  const gateway = createTestGateway();
  const { paymentId } = await gateway.create({}, ...(live ? [LIVE_MERCHANT] : []));
  const page = checkoutPage({ gateway, baseUrl: BASE_URL });
  const response = await page.request(path ?? `/?pid=${paymentId}`, { headers: { 'Accept-Language': language } });
  const text = await response.text();
  const [, root = ''] = /<html ([^>]*)>/.exec(text) ?? [];
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(text) ?? [];
  const [, banner = ''] = /<aside class="banner"[^>]*>(.*?)<\/aside>/s.exec(text) ?? [];
  return {
    response,
    text,
    root,
    title,
    banner: banner
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
};

describe('The language of the checkout page', () => {
  for (const [header, locale] of [
    ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
    ['en;q=0.5, fr-CA', 'fr-CA'],
    ['is, gl;q=0.9, sv;q=0.8, en;q=0.7', 'sv'],
    ['de;q=0', 'en'],
    ['nn-NO', 'nb-NO'],
    ['*', 'en'],
    [undefined, 'en'],
    ['"><script>,;=;q=x', 'en'],
    ['x'.repeat(10_000), 'en'],
  ] as const)
    it(`is ${locale} for Accept-Language: ${String(header).slice(0, 40)}`, async () => {
      assert.equal((await loadBuyerTexts(header)).locale, locale);
    });

  it('is the language of every text around the element', async () => {
    const { response, root, title, banner, text } = await open('de-AT,de;q=0.9');
    assert.equal(root, 'lang="de-AT" dir="ltr"');
    assert.equal(title, 'Zahlung an Marginalia');
    assert.equal(banner, 'Testmodus. Es fließt kein echtes Geld.');
    assert.match(text, /<h1 class="spoken">Zahlung an <bdi>Marginalia<\/bdi>/);
    assert.match(text, /<p class="amount">\$\u00a050,00</);
    assert.match(text, /<noscript>.*Warten auf Ihre Zahlung.*>Seite neu laden<.*>In der Wallet öffnen</s);
    assert.equal(response.headers.get('vary'), 'Accept-Language');
  });

  it('is written from right to left where it is so written', async () => {
    const { root, banner, text } = await open('ar-EG', { live: true });
    assert.equal(root, 'lang="ar-EG" dir="rtl"');
    assert.equal(banner, 'الوضع الفعلي في بيئة التجربة. لا تُنقل أي أموال حقيقية.');
    assert.match(text, /<a href="[^"]*" dir="ltr">/);
  });

  it('has texts of its own for each language of the element', async () => {
    const english = await loadBuyerTexts('en');
    for (const key of LOCALES.filter((name) => name !== 'en')) {
      const texts = await loadBuyerTexts(key);
      assert.equal(new Intl.Locale(texts.messages.locale).language, new Intl.Locale(key).language);
      assert.notEqual(texts.mode.noMoney, english.mode.noMoney, key);
      assert.notEqual(texts.noScript.then, english.noScript.then, key);
      assert.notEqual(texts.unknownPayment.text, english.unknownPayment.text, key);
      assert.match(texts.return.site, /\{host\}/, key);
    }
  });
});
