import { expect } from '@open-wc/testing';
import { en } from '../../src/locales/messages/en.js';
import { overrideMessages } from '../../src/locales/override-messages.js';

describe('overrideMessages', () => {
  it('replaces the texts that a page gives, and no other', () => {
    const failed = ['No luck', 'Ask us.'] as const;
    const own = { goOn: 'Home', statuses: { failed }, notes: { offline: 'No net.' }, checkout: { pay: 'To' } };
    expect(overrideMessages(en, own)).to.deep.equal({
      ...en,
      goOn: 'Home',
      statuses: { ...en.statuses, failed },
      notes: { ...en.notes, offline: 'No net.' },
      checkout: { ...en.checkout, pay: 'To' },
    });
  });

  it('replaces a plural as a whole: the categories of one language are not those of another', () => {
    expect(overrideMessages(en, { goingIn: { other: '{n}' } }).goingIn).to.deep.equal({ other: '{n}' });
  });

  for (const nothing of [undefined, null, {}]) {
    it(`changes nothing for ${JSON.stringify(nothing)}`, () => {
      expect(overrideMessages(en, nothing)).to.deep.equal(en);
    });
  }

  it('leaves the texts of the language as they are for the next element', () => {
    const before = structuredClone(en);
    overrideMessages(en, { goOn: 'Home', statuses: { failed: ['', ''] } });
    expect(en).to.deep.equal(before);
  });
});
