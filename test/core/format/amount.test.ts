import { expect } from '@open-wc/testing';
import { formatAmount, formatFiat, toDecimalString } from '../../../src/core/format/amount.js';
import { createRandom } from '../../support/random.js';

/** Reads a formatted amount back into base units; proves that no digit was lost, added or moved. */
const toBaseUnits = (text: string, decimals: number): bigint => {
  const [whole = '', fraction = ''] = text.replace(/,/g, '').split('.');
  return BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0') || '0');
};

const generate = (count: number) => {
  const random = createRandom(42).next;
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() * 78);
    const decimals = Math.floor(random() * 25);
    const digit = () => (random() < 0.3 ? '0' : String(Math.floor(random() * 10)));
    return { value: Array.from({ length }, digit).join(''), decimals };
  });
};

describe('toDecimalString', () => {
  const cases: ReadonlyArray<readonly [value: string, decimals: number, decimal: string]> = [
    ['0', 6, '0'],
    ['000', 2, '0'],
    ['1', 0, '1'],
    ['1', 18, '0.000000000000000001'],
    ['1000000', 6, '1'],
    ['1500000', 6, '1.5'],
    ['9007199254740993', 18, '0.009007199254740993'],
    ['1', 100, `0.${'0'.repeat(99)}1`],
    ['9'.repeat(300), 100, `${'9'.repeat(200)}.${'9'.repeat(100)}`],
  ];
  for (const [value, decimals, decimal] of cases) {
    it(`converts ${value.slice(0, 40)} with ${decimals} decimals to ${decimal.slice(0, 40)}`, () => {
      expect(toDecimalString(value, decimals)).to.equal(decimal);
    });
  }

  const notDigits = ['', ' 1', '-1', '1.5', '1e3', '١٢', '1\n'];
  for (const value of [...notDigits, 'Infinity', '9'.repeat(301)]) {
    it(`returns undefined for ${JSON.stringify(value.slice(0, 20))}, which is not 1 to 300 digits`, () => {
      expect(toDecimalString(value, 2)).to.equal(undefined);
      expect(formatAmount(value, 2, 'en')).to.equal(undefined);
      expect(formatFiat(value, 'USD', 'en')).to.equal(undefined);
    });
  }

  for (const decimals of [-1, 101, 1.5, NaN]) {
    it(`returns undefined for ${decimals} decimals`, () => {
      expect(toDecimalString('100', decimals)).to.equal(undefined);
      expect(formatAmount('100', decimals, 'en')).to.equal(undefined);
    });
  }

  it('loses no digit of 3,000 generated amounts', () => {
    for (const { value, decimals } of generate(3000)) {
      const decimal = toDecimalString(value, decimals) ?? 'nothing';
      expect(decimal).to.match(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      expect(toBaseUnits(decimal, decimals), `${value} with ${decimals} decimals`).to.equal(BigInt(value));
    }
  });
});

describe('formatAmount', () => {
  const cases: ReadonlyArray<readonly [value: string, decimals: number, locale: string, text: string]> = [
    ['1000000', 6, 'en', '1.00'],
    ['12500000', 6, 'de', '12,50'],
    ['12', 0, 'en', '12'],
    ['1234567890', 6, 'en', '1,234.56789'],
    ['1', 18, 'en', '0.000000000000000001'],
    ['0', 18, 'en', '0.00'],
    ['12345678901234567890123456789012345678', 18, 'en', '12,345,678,901,234,567,890.123456789012345678'],
    ['123456', 2, 'ar-u-nu-arab', '١٬٢٣٤٫٥٦'],
  ];
  for (const [value, decimals, locale, text] of cases) {
    it(`formats ${value} with ${decimals} decimals as ${text} in ${locale}`, () => {
      expect(formatAmount(value, decimals, locale)).to.equal(text);
    });
  }

  it('loses no digit of 3,000 generated amounts', () => {
    for (const { value, decimals } of generate(3000)) {
      const text = formatAmount(value, decimals, 'en') ?? 'nothing';
      expect(toBaseUnits(text, decimals), `${value} with ${decimals} decimals`).to.equal(BigInt(value));
    }
  });

  it('has at least two fraction digits, as money has, where the asset has them', () => {
    for (const { value, decimals } of generate(300)) {
      const fraction = formatAmount(value, decimals, 'en')?.split('.')[1] ?? '';
      expect(fraction.length, `${value} with ${decimals} decimals`).to.be.at.least(Math.min(2, decimals));
    }
  });

  it("uses the user's default when the locale is absent or invalid", () => {
    const own = new Intl.NumberFormat().format(1234.5);
    for (const locale of [undefined, 'en_US', '', 'not a locale']) {
      expect(formatAmount('12345', 1, locale)).to.equal(own);
    }
  });

  it('falls back to the exact decimal number where the engine supports fewer fraction digits', () => {
    const { NumberFormat } = Intl;
    try {
      const old = function (locale?: string, options: Intl.NumberFormatOptions = {}) {
        if ((options.maximumFractionDigits ?? 0) > 20)
          throw new RangeError('maximumFractionDigits value is out of range.');
        return new NumberFormat(locale, options);
      };
      Intl.NumberFormat = old as unknown as typeof Intl.NumberFormat;
      expect(formatAmount('1', 24, 'en')).to.equal('0.000000000000000000000001');
      expect(formatAmount('1500000000000000000000000', 24, 'de')).to.equal('1,50');
    } finally {
      Intl.NumberFormat = NumberFormat;
    }
  });
});

describe('formatFiat', () => {
  const cases: ReadonlyArray<readonly [value: string, currency: string, locale: string, text: string]> = [
    ['5000', 'USD', 'en', '$50.00'],
    ['5', 'USD', 'en', '$0.05'],
    ['5050', 'usd', 'en', '$50.50'],
    ['123456', 'EUR', 'de', '1.234,56 €'],
    ['5000', 'JPY', 'en', '¥5,000'],
    ['5000', 'KWD', 'en', 'KWD 5.000'],
    ['50001', 'CLF', 'en', 'CLF 5.0001'],
    // CLDR shows these without minor digits, although ISO 4217 has two.
    ['5000', 'AFN', 'en', 'AFN 50.00'],
    ['5000', 'HUF', 'en', 'HUF 50.00'],
    ['5000', 'ISK', 'en', 'ISK 5,000'],
    ['100000000000000000000000000000001', 'USD', 'en', '$1,000,000,000,000,000,000,000,000,000,000.01'],
  ];
  for (const [value, currency, locale, text] of cases) {
    it(`formats ${value} minor units of ${currency} as ${text} in ${locale}`, () => {
      expect(formatFiat(value, currency, locale)?.replace(/\u00a0/g, ' ')).to.equal(text);
    });
  }

  for (const currency of ['', 'USDC', 'U$D', 'iso4217/USD', 'uſd']) {
    it(`returns undefined for the currency ${JSON.stringify(currency)}`, () => {
      expect(formatFiat('5000', currency, 'en')).to.equal(undefined);
    });
  }

  it('keeps letters and sign of a currency in order in right-to-left text', () => {
    const line = document.createElement('bdi');
    line.textContent = formatFiat('5000', 'USD', 'ar')!;
    document.body.append(line);
    const [letter, sign] = ['S', '$'].map((part) => {
      const range = document.createRange();
      const from = line.textContent.indexOf(part);
      range.setStart(line.firstChild!, from);
      range.setEnd(line.firstChild!, from + part.length);
      return range.getBoundingClientRect();
    });
    line.remove();
    expect(sign!.left).to.be.closeTo(letter!.right, 1);
  });

  it('adds no mark where the order is right already', () => {
    expect(formatFiat('5000', 'USD', 'en-CA')).to.equal('US$50.00');
  });

  it('keeps the currency when the locale is invalid', () => {
    expect(formatFiat('5000', 'USD', 'en_US')).to.equal(
      new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' }).format(50),
    );
  });
});
