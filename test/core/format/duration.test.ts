import { expect } from '@open-wc/testing';
import { LOCALES } from '../../../src/locales/keys.generated.js';
import { formatCountdown, formatUsualDuration } from '../../../src/core/format/duration.js';

describe('formatCountdown', () => {
  const cases: ReadonlyArray<readonly [remainingMs: number, text: string]> = [
    [0, '0:00'],
    [-1, '0:00'],
    [1, '0:01'],
    [1000, '0:01'],
    [1001, '0:02'],
    [59_001, '1:00'],
    [599_999, '10:00'],
    [3_599_001, '1:00:00'],
    [3_661_000, '1:01:01'],
    [86_400_000, '24:00:00'],
  ];
  for (const [remainingMs, text] of cases) {
    it(`formats ${remainingMs} ms as ${text}`, () => {
      expect(formatCountdown(remainingMs, 'en')).to.equal(text);
    });
  }

  it('uses the digits of the locale, with a colon', () => {
    expect(formatCountdown(65_000, 'ar-EG')).to.equal('١:٠٥');
    expect(formatCountdown(3_661_000, 'fa')).to.equal('۱:۰۱:۰۱');
    expect(formatCountdown(3_661_000, 'hi-u-ca-indian-nu-deva')).to.equal('१:०१:०१');
    expect(formatCountdown(3_661_000, 'de-CH')).to.equal('1:01:01');
    for (const locale of LOCALES) {
      const [zero, one] = [0, 1].map((digit) => new Intl.NumberFormat(locale).format(digit));
      expect(formatCountdown(60_000, locale), locale).to.equal(`${one}:${zero}${zero}`);
    }
  });
});

describe('formatUsualDuration', () => {
  const cases: ReadonlyArray<readonly [seconds: number, locale: string, text: string]> = [
    [0, 'en', '1 second'],
    [60, 'en', '1 minute'],
    [61, 'en', '2 minutes'],
    [3_600, 'en', '1 hour'],
    [9_000, 'en', '3 hours'],
    [5, 'pl', '5 sekund'],
  ];
  for (const [seconds, locale, text] of cases)
    it(`formats ${seconds} s in ${locale} as “${text}”, never as less`, () => {
      expect(formatUsualDuration(seconds, locale)).to.equal(text);
    });
});
