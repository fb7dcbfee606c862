import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  PAYMENT_STATUSES,
  paymentStatusResponseSchema,
  FINAL_PAYMENT_STATUSES,
  type PaymentStatusResponse,
} from '../../../src/contract/index.js';
import { ConfigurationError } from '../../../src/core/errors/index.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { loadLocale } from '../../../src/locales/load-locale.js';
import { ELEMENTS, type Tag } from '../../../src/server/ssr/renderer.js';
import { renderPayCheckout, renderPayStatus, type PayStatusInputs } from '../../../src/server/ssr/index.js';
import { ANSWERS, SUCCEEDED } from '../../contract/fixtures.js';

const INPUTS: PayStatusInputs = {
  paymentId: 'pay_1',
  pageUrl: 'https://shop.example/orders/1',
  statusUrl: '/payments/{id}',
  successUrl: 'https://shop.example/thanks',
  errorUrl: 'https://shop.example/sorry',
};

const CHECKOUT = { gatewayUrl: 'https://pay.example/?pid=pay_1', amountUnit: 'iso4217/USD', amountValue: '1234' };

const parsePayment = (answer: unknown): PaymentStatusResponse => paymentStatusResponseSchema.parse(answer);

/** Returns the visible text of the page, without the elements' styles. */
const getVisibleText = (html: string): string =>
  html
    .replaceAll(/<style[^]*?<\/style>|<!--[^]*?-->|<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#39;', "'");

/** Returns the opening tag of the element. */
const getOpeningTag = (html: string, tag: string): string =>
  html.slice(html.indexOf(`<${tag}`), html.indexOf('><template'));

const KINDS = {
  'pay-status': renderPayStatus,
  'pay-checkout': (inputs: PayStatusInputs) => renderPayCheckout({ ...CHECKOUT, ...inputs }),
};

for (const [tag, render] of Object.entries(KINDS) as readonly [Tag, (typeof KINDS)[Tag]][]) {
  describe(`a server-rendered <${tag}>`, () => {
    for (const status of PAYMENT_STATUSES) {
      it(`shows that a payment is ${status} in a declarative shadow tree`, async () => {
        const html = await render({ ...INPUTS, payment: parsePayment(ANSWERS[status]) });
        assert.match(html, new RegExp(`<${tag} [^>]*payment-id="pay_1"`));
        assert.match(html, /<template [^>]*shadowrootmode="open"/);
        const [headline] = status === 'failed' ? en.declined : en.statuses[status];
        const asks = tag === 'pay-checkout' && status === 'requires_action';
        assert.ok(getVisibleText(html).includes(asks ? en.checkout.pickWallet : headline), getVisibleText(html));
      });
    }

    for (const status of PAYMENT_STATUSES) {
      const isEnd = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
      it(`has ${isEnd ? 'a' : 'no'} link back to the shop, and never navigates by itself, once it is ${status}`, async () => {
        const html = await render({ ...INPUTS, payment: parsePayment(ANSWERS[status]) });
        const target = status === 'succeeded' ? 'thanks' : 'sorry';
        const links = html.match(/part="redirect-link"[^>]*/g) ?? [];
        assert.equal(links.length, isEnd ? 1 : 0);
        if (isEnd) assert.ok(links[0]!.includes(`href="https://shop.example/${target}?payment_id=pay_1"`));
        assert.doesNotMatch(html, /part="stay-button"/);
      });
    }

    it('shows the loading state without a payment', async () => {
      assert.ok(getVisibleText(await render(INPUTS)).includes(en.connecting[0]));
    });

    it('uses the given language, and sets lang', async () => {
      const html = await render({ ...INPUTS, lang: 'de-AT', payment: parsePayment(SUCCEEDED) });
      const de = await loadLocale('de');
      assert.ok(getVisibleText(html).includes(de.statuses.succeeded[0]));
      assert.match(html, new RegExp(`<${tag} [^>]*lang="de-AT"`));
    });

    it('has no link that the URL policy refuses, and none to the page itself', async () => {
      for (const successUrl of ['javascript:alert(1)', 'http://shop.example/thanks', INPUTS.pageUrl]) {
        const html = await render({ ...INPUTS, successUrl, payment: parsePayment(SUCCEEDED) });
        assert.doesNotMatch(html, /part="redirect-link"/, successUrl);
      }
    });

    it('sets the nonce on each of its styles', async () => {
      const html = await render({ ...INPUTS, nonce: 'r4nd0m"' });
      assert.deepEqual([...new Set(html.match(/<style[^>]*>/g))], ['<style nonce="r4nd0m&quot;">']);
    });

    it('escapes attribute values', async () => {
      const hostile = `"><script>alert(1)</script><i a='&amp;`;
      const html = await render({
        ...INPUTS,
        paymentId: hostile,
        explorerUrl: hostile,
        attributes: { id: hostile },
        payment: parsePayment({ ...SUCCEEDED, info: { txId: hostile } }),
      });
      assert.doesNotMatch(html, /<script/);
      assert.doesNotMatch(html, /<i /);
    });

    it('refuses attributes that run code, and invalid names', async () => {
      for (const name of ['onclick', 'a b', 'a"', 'x>', '', 'Onclick'])
        await assert.rejects(render({ ...INPUTS, attributes: { [name]: 'x' } }), ConfigurationError, name);
    });

    it('contains only the documented fields of the payment', async () => {
      const payment = Object.assign(parsePayment(ANSWERS.expired), { merchantNote: 'secret' });
      const html = await render({ ...INPUTS, payment });
      assert.doesNotMatch(html, /secret/);
      assert.match(html, /initial-payment="\{&quot;status&quot;:&quot;expired&quot;,&quot;isFinal&quot;:true\}"/);
    });

    it('contains the content for its slots', async () => {
      const html = await render({ ...INPUTS, content: '<p slot="actions">Call <b>us</b></p>' });
      assert.match(html, /<\/template><p slot="actions">Call <b>us<\/b><\/p><\/pay-\w+>(?:<!--[^>]*-->)?$/);
    });

    it('has no times, which are those of another time zone', async () => {
      const marks = { settledAt: 1_771_416_000, refundedAt: 1_771_337_100 };
      const html = await render({ ...INPUTS, payment: parsePayment(SUCCEEDED), ...marks });
      const steps = /Waiting ?Sent ?Confirmed ?Settled ?Refunded/;
      assert.match(getVisibleText(html), /Refunded by the shop/);
      assert.doesNotMatch(getVisibleText(html), /2026/);
      // A checkout has the receipt in place of the steps.
      if (tag === 'pay-status') assert.match(getVisibleText(html), steps);
      else assert.doesNotMatch(getVisibleText(html), steps);
      assert.doesNotMatch(html, /<time/);
    });

    it('has every attribute of the element that is given, by the name of its property', async () => {
      for (const [property, { attribute }] of ELEMENTS[tag].elementProperties) {
        if (typeof attribute !== 'string' || property === 'initialPayment' || property === 'initialDetails') continue;
        const html = await render({ ...INPUTS, [property]: 'x-1' });
        assert.ok(getOpeningTag(html, tag).includes(` ${attribute}="x-1"`), attribute);
      }
    });

    it('refuses an input that does not exist, and names those that do', async () => {
      const error = { name: 'ConfigurationError', message: /unknown option statusURL.* options are .*statusUrl/ };
      await assert.rejects(render({ ...INPUTS, statusURL: '/x' } as never), error);
    });
  });
}

describe('a server-rendered <pay-checkout>', () => {
  it("contains only the documented fields of the payment's info and of its details", async () => {
    const note = { merchantNote: 'secret' };
    const { optionAmount } = SUCCEEDED.info;
    const display = { ...optionAmount.display, ...note };
    const amount = { ...optionAmount, ...note, display };
    const html = await renderPayCheckout({
      ...INPUTS,
      ...{ details: { amount, merchant: { name: 'Marginalia', iconUrl: null, ...note }, expiresAt: 1 } },
      payment: parsePayment({ ...SUCCEEDED, info: { ...SUCCEEDED.info, ...note, optionAmount: amount } }),
    });
    assert.doesNotMatch(html, /secret/);
    assert.match(html, /USDC/);
  });

  const render = (answer: unknown, more: object = {}): Promise<string> =>
    renderPayCheckout({ ...INPUTS, ...CHECKOUT, ...more, payment: parsePayment(answer) });

  it('offers the ways to pay that need no script while the payment can be paid', async () => {
    const html = await render(ANSWERS.requires_action);
    assert.match(html, /part="wallet-link"[^>]*href="https:\/\/pay\.example\/\?pid=pay_1"/s);
    assert.match(html, /part="qr"/);
    assert.doesNotMatch(await render(SUCCEEDED), /part="(wallet-link|qr)"/);
  });

  it('shows amount and merchant of the given details', async () => {
    const details = {
      amount: { unit: 'iso4217/USD', value: '5000' },
      merchant: { name: 'Coffee & Cake' },
      expiresAt: 1_900_000_000,
    };
    const html = await render(ANSWERS.requires_action, { amountUnit: undefined, amountValue: undefined, details });
    assert.match(getVisibleText(html), /Coffee &amp; Cake.*\$50\.00/);
  });
});
