import { expect } from '@open-wc/testing';
import { formatMoment } from '../../../src/core/format/moment.js';

const NOON_MS = new Date(2026, 1, 18, 12).getTime();

describe('formatMoment', () => {
  const cases: ReadonlyArray<readonly [hours: number, locale: string, text: RegExp]> = [
    [0, 'en-GB', /^12:00$/],
    [11, 'en-GB', /^23:00$/],
    [-12, 'de', /^00:00$/],
    [-13, 'de', /^17\.02\.2026, 23:00$/],
    [12, 'en-GB', /^19 Feb 2026, 00:00$/],
    [0, 'ar-EG', /١٢:٠٠/],
  ];
  for (const [hours, locale, text] of cases)
    it(`formats a time ${hours} hours from noon in ${locale} with the date only if it is another day`, () => {
      expect(formatMoment(NOON_MS + hours * 3_600_000, NOON_MS, locale)).to.match(text);
    });
});
