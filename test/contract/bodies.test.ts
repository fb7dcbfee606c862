import { expect } from '@open-wc/testing';
import { detailsBody } from '../../src/contract/details-body.js';
import { statusBody } from '../../src/contract/status-body.js';
import { FAILED, OPTION_AMOUNT, PROCESSING, SUCCEEDED } from './fixtures.js';

const NOTE = { merchantNote: 'for merchants' };
/** As it goes to a page: JSON knows no undefined. */
const written = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

describe('what a buyer is told of a payment', () => {
  const noted = { ...OPTION_AMOUNT, ...NOTE, display: { ...OPTION_AMOUNT.display, ...NOTE } };

  for (const body of [PROCESSING, FAILED, SUCCEEDED]) {
    it(`is each field of the interface and no other, once it is ${body.status}`, () => {
      expect(written(statusBody({ ...body, ...NOTE } as never))).to.deep.equal(body);
    });
  }

  it('is of what was paid no more than the interface has', () => {
    const info = { txId: '0xabc123', optionAmount: noted, ...NOTE };
    expect(written(statusBody({ ...SUCCEEDED, info } as never))).to.deep.equal(SUCCEEDED);
  });

  it('lacks what was paid where only the transaction is known', () => {
    const info = { txId: '0xabc123' };
    expect(written(statusBody({ ...SUCCEEDED, info } as never))).to.deep.equal({ ...SUCCEEDED, info });
  });

  it('is of what is to be paid no more than a page shows', () => {
    const { unit, value } = OPTION_AMOUNT;
    const display = { assetName: 'USD Coin', assetSymbol: 'USDC', decimals: 6 };
    const merchant = { name: 'Marginalia', iconUrl: null };
    const body = detailsBody({
      amount: noted,
      display: { ...display, ...NOTE },
      expiresAt: 7,
      merchant: { ...merchant, ...NOTE },
    });
    expect(body).to.deep.equal({ amount: { unit, value, display }, expiresAt: 7, merchant });
  });

  it('is nothing of what is to be paid where nothing can be read', () => {
    expect(written(detailsBody(undefined))).to.deep.equal({});
    expect(written(detailsBody({ amount: { unit: 'iso4217/EUR', value: '1' } }))).to.deep.equal({
      amount: { unit: 'iso4217/EUR', value: '1' },
    });
  });
});
