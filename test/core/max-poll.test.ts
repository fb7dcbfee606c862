import { expect } from '@open-wc/testing';
import { type getTabMaxPollMs, MAX_POLL_MS } from '../../src/core/max-poll.js';

/** A fresh copy of the module, as another tab has it. */
const otherTab = async (name: string): Promise<typeof getTabMaxPollMs> => {
  const url = new URL(`../../src/core/max-poll.ts?${name}`, import.meta.url).href;
  return ((await import(url)) as { getTabMaxPollMs: typeof getTabMaxPollMs }).getTabMaxPollMs;
};

describe('getTabMaxPollMs', () => {
  it('keeps its first value for the life of the tab', async () => {
    const getMaxPollMs = await otherTab('once');
    const first = getMaxPollMs(() => 0.5);
    expect(first).to.equal(MAX_POLL_MS + 500);
    for (const random of [0, 0.25, 0.999]) expect(getMaxPollMs(() => random)).to.equal(first);
  });

  for (const [random, ms] of [
    [0, 25_000],
    [0.9999, 25_999],
  ] as const) {
    it(`is ${ms} at the end of its range`, async () => {
      expect((await otherTab(`${random}`))(() => random)).to.equal(ms);
    });
  }
});
