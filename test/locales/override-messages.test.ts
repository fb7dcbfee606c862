import { expect } from '@open-wc/testing';
import { en } from '../../src/locales/languages/en/messages.js';
import { overrideMessages } from '../../src/locales/override-messages.js';

describe('overrideMessages', () => {
  it('replaces the messages that a page sets, and no others', () => {
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

  it('replaces a plural as a whole, because plural categories differ between languages', () => {
    expect(overrideMessages(en, { secondsLeft: { other: '{n}' } }).secondsLeft).to.deep.equal({ other: '{n}' });
  });

  it('does not change the messages of the language for the next element', () => {
    const before = structuredClone(en);
    overrideMessages(en, { goOn: 'Home', statuses: { failed: ['', ''] } });
    expect(en).to.deep.equal(before);
  });
});
