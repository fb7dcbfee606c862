import { expect } from '@open-wc/testing';
import { tabClientId } from '../../src/browser/tab-client-id.js';

describe('the client id of a tab', () => {
  it('is random text that is valid in a header, and the same at each call', () => {
    const id = tabClientId();
    expect(id).to.match(/^\d{20,40}$/);
    expect(new Set(id).size).to.be.greaterThan(4);
    expect(tabClientId()).to.equal(id);
  });

  it('is different in another page', async () => {
    const copy = (await import(`${new URL('../../src/browser/tab-client-id.ts', import.meta.url)}?other`)) as {
      tabClientId: typeof tabClientId;
    };
    expect(copy.tabClientId())
      .to.match(/^\d{20,40}$/)
      .and.not.equal(tabClientId());
  });
});
