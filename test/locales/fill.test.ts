import { expect } from '@open-wc/testing';
import { fillPlural, fillStatus } from '../../src/locales/fill.js';

describe('fillPlural', () => {
  const POLISH = { one: '{n} minuta', few: '{n} minuty', many: '{n} minut', other: '{n} minuty' };
  const forms: ReadonlyArray<readonly [n: number, text: string]> = [
    [1, '1 minuta'],
    [2, '2 minuty'],
    [5, '5 minut'],
    [22, '22 minuty'],
    [1.5, '1,5 minuty'],
  ];
  for (const [n, text] of forms) {
    it(`takes the form that Polish has for ${n}`, () => {
      expect(fillPlural(POLISH, n, 'pl')).to.equal(text);
    });
  }

  it('takes the form for all others where a number has none of its own', () => {
    expect(fillPlural({ other: '{n} min' }, 1, 'pl')).to.equal('1 min');
  });

  it('writes the number in the digits of the locale', () => {
    expect(fillPlural({ other: '({n})' }, 30, 'ar-EG')).to.equal('(٣٠)');
  });

  it('leaves a form that names the number in words as it is', () => {
    expect(fillPlural({ two: 'دقيقتان', other: '{n}' }, 2, 'ar')).to.equal('دقيقتان');
  });
});

describe('fillStatus', () => {
  it('puts the word as it came into the sentence, isolated', () => {
    expect(fillStatus(['Status', 'Says “{status}”.'], 'on_review')).to.deep.equal([
      'Status',
      'Says “\u2068on_review\u2069”.',
    ]);
  });

  for (const status of ['$&', '$1', "$'", '{status}', '{n}', '']) {
    it(`takes “${status}” for nothing but a word`, () => {
      expect(fillStatus(['', 'Says “{status}”.'], status)[1]).to.equal(`Says “\u2068${status}\u2069”.`);
    });
  }
});
