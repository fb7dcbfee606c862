import { expect } from '@open-wc/testing';
import { amountDisplaySchema, amountSchema, optionAmountSchema } from '../../../src/contract/schemas/amount.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { BEYOND_2_53, OPTION_AMOUNT, USDC_ON_BASE } from '../fixtures.js';

describe('amountSchema', () => {
  for (const amount of [
    { unit: 'iso4217/USD', value: '5000' },
    { unit: USDC_ON_BASE, value: '1000000' },
  ]) {
    it(`reads ${amount.value} of ${amount.unit} unchanged`, () => {
      expect(expectAccepted(amountSchema, amount)).to.deep.equal(amount);
    });
  }

  it('keeps a value beyond 2^53 to the digit', () => {
    expect(expectAccepted(amountSchema, { unit: USDC_ON_BASE, value: BEYOND_2_53 }).value).to.equal(BEYOND_2_53);
  });

  for (const [why, value] of [
    ['a number, which may have lost digits', 5000],
    ['missing', ABSENT],
    ['null', null],
  ]) {
    it(`refuses an amount whose value is ${String(why)}`, () => {
      expectRefused(amountSchema, withField({ unit: 'iso4217/USD', value: '1' }, 'value', value), 'value');
    });
  }

  it('keeps unknown fields', () => {
    const amount = { unit: 'iso4217/USD', value: '1', rounding: { mode: 'half-even' } };
    expect(expectAccepted(amountSchema, amount)).to.deep.equal(amount);
  });
});

describe('amountDisplaySchema', () => {
  const { display } = OPTION_AMOUNT;

  for (const field of ['iconUrl', 'networkIconUrl', 'networkName']) {
    it(`accepts ${field} as null and as absent`, () => {
      expectAccepted(amountDisplaySchema, withField(display, field, null));
      expectAccepted(amountDisplaySchema, withField(display, field, ABSENT));
    });
  }

  for (const field of ['assetName', 'assetSymbol', 'decimals']) {
    it(`requires ${field}, without which no amount can be shown`, () => {
      expectRefused(amountDisplaySchema, withField(display, field, ABSENT), field);
      expectRefused(amountDisplaySchema, withField(display, field, null), field);
    });
  }

  for (const decimals of [-1, '6']) {
    it(`refuses ${typeof decimals} ${decimals} as decimals`, () => {
      expectRefused(amountDisplaySchema, withField(display, 'decimals', decimals), 'decimals');
    });
  }
});

describe('optionAmountSchema', () => {
  it('reads the documented amount of an option', () => {
    expect(expectAccepted(optionAmountSchema, OPTION_AMOUNT)).to.deep.equal(OPTION_AMOUNT);
  });
});
