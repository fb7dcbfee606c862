import { expect } from '@open-wc/testing';
import { readPaymentDetails } from '../../src/contract/payment-details.js';

const AMOUNT = {
  unit: 'iso4217/USD',
  value: '5000',
  display: { assetSymbol: 'USD', assetName: 'US Dollar', decimals: 2 },
};
const MERCHANT = { name: 'Marginalia', iconUrl: null };
const ANSWER = { status: 'requires_action', amount: AMOUNT, expiresAt: 1_771_416_300, merchant: MERCHANT };

describe('the details of a payment', () => {
  it('are read as the gateway gives them', () => {
    expect(readPaymentDetails(ANSWER)).to.deep.equal({
      amount: AMOUNT,
      display: AMOUNT.display,
      expiresAt: ANSWER.expiresAt,
      merchant: MERCHANT,
    });
  });

  const BROKEN: readonly (readonly [part: keyof typeof ANSWER, value: unknown])[] = [
    ['amount', undefined],
    ['amount', { unit: 'iso4217/USD', value: 5000 }],
    ['amount', ['5000']],
    ['expiresAt', '1771416300'],
    ['expiresAt', -1],
    ['expiresAt', 1.5],
    ['merchant', null],
    ['merchant', { name: 7 }],
    ['merchant', { name: 'Marginalia', iconUrl: {} }],
  ];
  for (const [part, value] of BROKEN) {
    it(`lack ${part} when it is ${JSON.stringify(value)}, and nothing else`, () => {
      const sound = readPaymentDetails(ANSWER)!;
      const expected = { ...sound, [part]: undefined, ...(part === 'amount' && { display: undefined }) };
      expect(readPaymentDetails({ ...ANSWER, [part]: value })).to.deep.equal(expected);
    });
  }

  for (const display of [undefined, null, { assetSymbol: 'USD' }, { assetSymbol: 'USD', decimals: -1 }]) {
    it(`lack how to show the amount when that is ${JSON.stringify(display)}`, () => {
      const amount = { unit: 'iso4217/USD', value: '5000', display };
      const { amount: read, display: shown } = readPaymentDetails({ ...ANSWER, amount })!;
      expect([read?.value, shown]).to.deep.equal(['5000', undefined]);
    });
  }

  for (const body of [undefined, null, 'hello', 7, ['a'], true]) {
    it(`are none at all in ${JSON.stringify(body)}`, () => {
      expect(readPaymentDetails(body)).to.equal(undefined);
    });
  }

  it('keep what this version does not know', () => {
    const merchant = { ...MERCHANT, country: 'DE' };
    expect(readPaymentDetails({ ...ANSWER, merchant })?.merchant).to.deep.equal(merchant);
  });
});
