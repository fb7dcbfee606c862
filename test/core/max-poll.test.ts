import { expect } from '@open-wc/testing';
import { MAX_POLL_MS, tabMaxPollMs } from '../../src/core/max-poll.js';

/** The module as another tab has it: with nothing drawn yet. */
const otherTab = async (name: string): Promise<typeof tabMaxPollMs> => {
  const url = new URL(`../../src/core/max-poll.ts?${name}`, import.meta.url).href;
  return ((await import(url)) as { tabMaxPollMs: typeof tabMaxPollMs }).tabMaxPollMs;
};

describe('tabMaxPollMs', () => {
  it('is drawn once, whatever is drawn later', async () => {
    const draw = await otherTab('once');
    const first = draw(() => 0.5);
    expect(first).to.equal(MAX_POLL_MS + 500);
    for (const random of [0, 0.25, 0.999]) expect(draw(() => random)).to.equal(first);
  });

  for (const [random, ms] of [
    [0, 25_000],
    [0.9999, 25_999],
  ] as const) {
    it(`is ${ms} at the end of its range`, async () => {
      expect((await otherTab(`${random}`))(() => random)).to.equal(ms);
    });
  }

  it('is a whole number that proxies bear and two tabs rarely share', () => {
    const ms = tabMaxPollMs(Math.random);
    expect(Number.isInteger(ms)).to.equal(true);
    expect(ms).to.be.within(25_000, 25_999);
  });
});
