import { expect } from '@open-wc/testing';
import { fillPlural } from '../../src/locales/fill.js';

describe('fillPlural', () => {
  const POLISH = { one: '{n} minuta', few: '{n} minuty', many: '{n} minut', other: '{n} minuty' };
  const forms: ReadonlyArray<readonly [n: number, text: string]> = [
    [1, '1 minuta'],
    [2, '2 minuty'],
    [5, '5 minut'],
    [1.5, '1,5 minuty'],
  ];
  for (const [n, text] of forms) {
    it(`uses the Polish plural form for ${n}`, () => {
      expect(fillPlural(POLISH, n, 'pl')).to.equal(text);
    });
  }

  it('uses the form "other" when the category of a number has no form', () => {
    expect(fillPlural({ other: '{n} min' }, 1, 'pl')).to.equal('1 min');
  });

  it('formats the number with the digits of the locale', () => {
    expect(fillPlural({ other: '({n})' }, 30, 'ar-EG')).to.equal('(٣٠)');
  });
});
