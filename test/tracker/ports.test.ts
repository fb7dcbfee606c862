import { expect } from '@open-wc/testing';
import { noPageSignals } from '../../src/tracker/ports.js';

describe('noPageSignals', () => {
  it('is always online and seen, and says nothing', () => {
    const unsubscribe = noPageSignals.subscribe(() => expect.fail('a signal'));
    expect([noPageSignals.isOnline(), noPageSignals.isVisible()]).to.deep.equal([true, true]);
    unsubscribe();
  });
});
