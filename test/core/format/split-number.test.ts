import { expect } from '@open-wc/testing';
import { formatAmount, formatFiat } from '../../../src/core/format/amount.js';
import { splitNumber } from '../../../src/core/format/split-number.js';
import { LOCALES } from '../../../src/locales/keys.generated.js';

describe('splitNumber', () => {
  const cases: ReadonlyArray<readonly [text: string, locale: string, pieces: readonly string[]]> = [
    ['', 'en', ['']],
    ['1,234.56', 'en', ['1,', '234.56']],
    ['1\u202f234,50', 'fr', ['1\u202f', '234,50']],
    ['12,34,567.89', 'en-IN', ['12,', '34,', '567.89']],
    ['0.000001', 'en', ['0.000001']],
    ['0.0000001', 'en', ['0.000', '000', '1']],
    ['1,234.123456789', 'en', ['1,', '234.123', '456', '789']],
    ['1.234,50\u00a0€', 'de', ['1.', '234,50\u00a0€']],
    ['١٬٢٣٤٫٥٦', 'ar-EG', ['١٬', '٢٣٤٫٥٦']],
    ['many', 'en', ['many']],
  ];
  for (const [text, locale, pieces] of cases) {
    it(`splits “${text}” in ${locale} into ${pieces.length}`, () => {
      expect(splitNumber(text, locale)).to.deep.equal(pieces);
    });
  }

  it('loses nothing in any language, and splits no group', () => {
    for (const locale of LOCALES) {
      for (const text of [formatAmount('1234567123456789', 9, locale)!, formatFiat('123456789', 'EUR', locale)!]) {
        const pieces = splitNumber(text, locale);
        expect(pieces.join(''), locale).to.equal(text);
        expect(pieces.length, `${locale}: ${text}`).to.be.at.least(3);
        for (const piece of pieces) expect(piece.match(/\p{Nd}{4,}/gu), `${locale}: ${piece}`).to.equal(null);
      }
    }
  });
});
