import { expect } from '@open-wc/testing';
import { noPageSignals } from '../../src/tracker/ports.js';

describe('noPageSignals', () => {
  it('reports a page that is always online and visible, and sends no signal', () => {
    const unsubscribe = noPageSignals.subscribe(() => expect.fail('a signal'));
    expect([noPageSignals.isOnline(), noPageSignals.isVisible()]).to.deep.equal([true, true]);
    unsubscribe();
  });
});
