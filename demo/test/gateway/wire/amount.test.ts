import { describe, it } from 'node:test';
import {
  strictAmountDisplaySchema,
  strictAmountValueSchema,
  strictChainAmountSchema,
  strictChainUnitSchema,
  strictFiatAmountSchema,
  strictFiatUnitSchema,
  strictOptionAmountSchema,
} from '../../../gateway/wire/amount.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { BEYOND_2_53, OPTION_AMOUNT, USDC_ON_BASE, USDC_ON_SOLANA } from '../../../../test/contract/fixtures.js';

describe('strictAmountValueSchema', () => {
  for (const value of ['0', '1', '1000', BEYOND_2_53]) {
    it(`accepts "${value}"`, () => {
      expectAccepted(strictAmountValueSchema, value);
    });
  }

  for (const value of ['', '01', '00', '-1', '+1', '1.0', '1e3', '0x10', ' 1', '1\n', '1,000', '١', 1000, 10n, null]) {
    it(`refuses ${typeof value} "${String(value).replace('\n', '\\n')}"`, () => {
      expectRefused(strictAmountValueSchema, value);
    });
  }
});

describe('strictFiatUnitSchema', () => {
  for (const unit of ['iso4217/USD', 'iso4217/EUR', 'iso4217/JPY']) {
    it(`accepts ${unit}`, () => {
      expectAccepted(strictFiatUnitSchema, unit);
    });
  }

  for (const unit of [
    'USD',
    'iso4217/usd',
    'iso4217/US',
    'iso4217/USDC',
    'ISO4217/USD',
    'iso4217/',
    ' iso4217/USD',
    'caip19/iso4217/USD',
    USDC_ON_BASE,
    '',
  ]) {
    it(`refuses "${unit}"`, () => {
      expectRefused(strictFiatUnitSchema, unit);
    });
  }
});

describe('strictChainUnitSchema', () => {
  for (const unit of [USDC_ON_BASE, USDC_ON_SOLANA, 'caip19/eip155:1/slip44:60']) {
    it(`accepts ${unit}`, () => {
      expectAccepted(strictChainUnitSchema, unit);
    });
  }

  for (const unit of [
    'iso4217/USD',
    'eip155:1/slip44:60',
    'caip19/eip155:1',
    'caip19/eip155/slip44:60',
    'caip19//',
    `${USDC_ON_BASE}/1`,
    `${USDC_ON_BASE}?decimals=18`,
    ` ${USDC_ON_BASE}`,
    `iso4217/${USDC_ON_BASE}`,
    '',
  ]) {
    it(`refuses "${unit}"`, () => {
      expectRefused(strictChainUnitSchema, unit);
    });
  }
});

describe('strict amounts', () => {
  it('are fiat or of a chain, never mixed', () => {
    const fiat = { unit: 'iso4217/USD', value: '1000' };
    const chain = { unit: USDC_ON_BASE, value: '1000' };
    expectAccepted(strictFiatAmountSchema, fiat);
    expectAccepted(strictChainAmountSchema, chain);
    expectRefused(strictFiatAmountSchema, chain, 'unit');
    expectRefused(strictChainAmountSchema, fiat, 'unit');
  });

  it('have no display in webhooks', () => {
    expectRefused(strictChainAmountSchema, OPTION_AMOUNT, 'display');
  });

  it('have a display in responses to the buyer', () => {
    expectAccepted(strictOptionAmountSchema, OPTION_AMOUNT);
    expectRefused(strictOptionAmountSchema, withField(OPTION_AMOUNT, 'display', ABSENT), 'display');
    expectRefused(strictOptionAmountSchema, { ...OPTION_AMOUNT, rate: '1' }, 'rate');
  });
});

describe('strictAmountDisplaySchema', () => {
  const { display } = OPTION_AMOUNT;

  for (const field of ['iconUrl', 'networkIconUrl', 'networkName']) {
    it(`lets ${field} be null or absent`, () => {
      expectAccepted(strictAmountDisplaySchema, withField(display, field, null));
      expectAccepted(strictAmountDisplaySchema, withField(display, field, ABSENT));
    });
  }

  for (const [field, value] of [
    ['assetName', ''],
    ['assetSymbol', ABSENT],
    ['decimals', -1],
    ['decimals', 1.5],
    ['iconUrl', 'usdc.png'],
    ['colour', '#fff'],
  ] as const) {
    it(`refuses ${String(value) || 'nothing'} as ${field}`, () => {
      expectRefused(strictAmountDisplaySchema, withField(display, field, value), field);
    });
  }
});
