import { expect } from '@open-wc/testing';
import { pickDetailsFields, pickStatusFields } from '../../src/contract/pick-fields.js';
import { FAILED, OPTION_AMOUNT, PROCESSING, SUCCEEDED } from './fixtures.js';

const NOTE = { merchantNote: 'for merchants' };
/** Removes undefined fields, as JSON does on the way to a page. */
const toJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

describe('the fields that a status handler passes on to a buyer', () => {
  const noted = { ...OPTION_AMOUNT, ...NOTE, display: { ...OPTION_AMOUNT.display, ...NOTE } };

  for (const body of [PROCESSING, FAILED, SUCCEEDED]) {
    it(`are the documented ones of a status response when it is ${body.status}`, () => {
      expect(toJson(pickStatusFields({ ...body, ...NOTE } as never))).to.deep.equal(body);
    });
  }

  it('are the documented ones of the paid amount', () => {
    const info = { txId: '0xabc123', optionAmount: noted, ...NOTE };
    expect(toJson(pickStatusFields({ ...SUCCEEDED, info } as never))).to.deep.equal(SUCCEEDED);
  });

  it('omit the paid amount when only the transaction is known', () => {
    const info = { txId: '0xabc123' };
    expect(toJson(pickStatusFields({ ...SUCCEEDED, info } as never))).to.deep.equal({ ...SUCCEEDED, info });
  });

  it('are the documented ones of the payment details', () => {
    const { unit, value } = OPTION_AMOUNT;
    const display = { assetName: 'USD Coin', assetSymbol: 'USDC', decimals: 6 };
    const merchant = { name: 'Marginalia', iconUrl: null };
    const body = pickDetailsFields({
      amount: { ...noted, display: { ...display, ...NOTE } },
      expiresAt: 7,
      merchant: { ...merchant, ...NOTE },
    });
    expect(body).to.deep.equal({ amount: { unit, value, display }, expiresAt: 7, merchant });
  });

  it('omit payment details that the gateway did not send', () => {
    expect(toJson(pickDetailsFields({}))).to.deep.equal({});
    expect(toJson(pickDetailsFields({ amount: { unit: 'iso4217/EUR', value: '1' } }))).to.deep.equal({
      amount: { unit: 'iso4217/EUR', value: '1' },
    });
  });
});
