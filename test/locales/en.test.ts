import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { en } from '../../src/locales/en.js';

/** Every text in a set of messages; a function is asked once with each argument. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf((value as (argument: unknown) => unknown)(3));
  return Object.values(value as object).flatMap(textsOf);
};

describe('the English messages', () => {
  it('have words for every status, and for no other', () => {
    expect(Object.keys(en.statuses).sort()).to.deep.equal([...PAYMENT_STATUSES].sort());
  });

  it('leave no text empty or unfinished', () => {
    const texts = textsOf(en);
    expect(texts.length).to.be.greaterThan(30);
    for (const text of texts) {
      expect(text.trim()).to.equal(text);
      expect(text).not.to.equal('');
      expect(text).not.to.match(/TODO|undefined|null|NaN/);
    }
  });

  it('give each status a headline of its own', () => {
    const titles = [...Object.values(en.statuses), en.declined].map(([title]) => title);
    expect(new Set(titles).size).to.equal(PAYMENT_STATUSES.length + 1);
  });

  it('never call trouble with the connection a failed payment', () => {
    const trouble = [en.connecting, en.cannotLoad, en.stopped, en.misconfigured, en.notes, en.checking];
    for (const text of textsOf(trouble)) expect(text).not.to.match(/fail|declin|expired|cancel/i);
  });

  it('repeat an unknown status as it came', () => {
    expect(en.unknownStatus('on_review').join()).to.include('on_review');
  });

  it('are of a locale that numbers can be formatted for', () => {
    expect(new Intl.NumberFormat(en.locale).resolvedOptions().locale).to.equal('en');
  });
});
