import { expect } from '@open-wc/testing';
import { addPaymentId } from '../../../src/core/url/navigation-url.js';

describe('addPaymentId', () => {
  const cases: ReadonlyArray<readonly [raw: string, added: string]> = [
    ['https://a.example', 'https://a.example?payment_id=pay_1'],
    ['HTTPS://A.Example:443/P', 'HTTPS://A.Example:443/P?payment_id=pay_1'],
    ['https://a.example/?', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?a=1', 'https://a.example/?a=1&payment_id=pay_1'],
    ['https://a.example/?a', 'https://a.example/?a&payment_id=pay_1'],
    ['https://a.example/?a=1&&b=&=c', 'https://a.example/?a=1&&b=&=c&payment_id=pay_1'],
    ['https://a.example/?q=a+b%20c&d=%7e%7E', 'https://a.example/?q=a+b%20c&d=%7e%7E&payment_id=pay_1'],
    ['https://a.example/?bad=%&worse=%zz%ff', 'https://a.example/?bad=%&worse=%zz%ff&payment_id=pay_1'],
    // The hash is not part of the query.
    ['https://a.example/#done', 'https://a.example/?payment_id=pay_1#done'],
    ['https://a.example/#', 'https://a.example/?payment_id=pay_1#'],
    ['https://a.example/#/route?payment_id=old&b#c', 'https://a.example/?payment_id=pay_1#/route?payment_id=old&b#c'],
    // An equal payment_id keeps its spelling.
    ['https://a.example/?payment_id=pay_1', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?a&payment_id=pay_1&b#h', 'https://a.example/?a&payment_id=pay_1&b#h'],
    ['https://a.example/?payment%5Fid=pay%5f1', 'https://a.example/?payment%5Fid=pay%5f1'],
    // A different payment_id is replaced in place.
    ['https://a.example/?payment_id=pay_2', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?a=%7e&payment_id=x&b=+#h', 'https://a.example/?a=%7e&payment_id=pay_1&b=+#h'],
    ['https://a.example/?payment%5Fid=x', 'https://a.example/?payment_id=pay_1'],
    // Further payment_id parameters are removed.
    ['https://a.example/?payment_id=x&payment_id=y', 'https://a.example/?payment_id=pay_1'],
    ['https://a.example/?payment_id=x&a&payment%5fid=pay_1&b', 'https://a.example/?payment_id=pay_1&a&b'],
    ['https://a.example/?payment_id2=x', 'https://a.example/?payment_id2=x&payment_id=pay_1'],
    ['https://a.example/?xpayment_id=x', 'https://a.example/?xpayment_id=x&payment_id=pay_1'],
    ['https://a.example/??payment_id=x', 'https://a.example/??payment_id=x&payment_id=pay_1'],
    // App links.
    ['app://paid', 'app://paid?payment_id=pay_1'],
    ['app:paid?a#b', 'app:paid?a&payment_id=pay_1#b'],
  ];
  for (const [raw, added] of cases) {
    it(`changes ${raw} to ${added}`, () => {
      expect(addPaymentId(raw, 'pay_1')).to.equal(added);
    });
    it(`keeps ${added} unchanged`, () => {
      expect(addPaymentId(added, 'pay_1')).to.equal(added);
    });
  }

  for (const id of ['a&b=c', 'a#b', 'a b', '%41', '$&', 'ä💶']) {
    it(`encodes the payment id ${JSON.stringify(id)}`, () => {
      const url = addPaymentId('https://a.example/?a=1&payment_id=old#h', id);
      expect(url).to.equal(`https://a.example/?a=1&payment_id=${encodeURIComponent(id)}#h`);
      expect(new URL(url).searchParams.getAll('payment_id')).to.deep.equal([id]);
    });
  }
});
