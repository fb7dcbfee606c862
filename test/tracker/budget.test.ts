import { expect } from '@open-wc/testing';
import { BUDGET_ASKS, BUDGET_RESERVE, BUDGET_WINDOW_MS, budgetWaitMs, lastAsks } from '../../src/tracker/budget.js';

const often = (count: number, atMs: number): readonly number[] => Array.from({ length: count }, () => atMs);

describe('the budget', () => {
  it('asks for no wait while there were fewer asks than it allows', () => {
    for (const count of [0, 1, BUDGET_ASKS - 1]) expect(budgetWaitMs(often(count, 0), 0)).to.equal(0);
  });

  it('waits until the oldest of as many asks as it allows is a minute ago', () => {
    expect([BUDGET_ASKS, BUDGET_WINDOW_MS]).to.deep.equal([10, 60_000]);
    expect(budgetWaitMs(often(BUDGET_ASKS, 1_000), 1_000)).to.equal(BUDGET_WINDOW_MS);
    expect(budgetWaitMs(often(BUDGET_ASKS, 1_000), 41_000)).to.equal(20_000);
    expect(budgetWaitMs(often(BUDGET_ASKS, 1_000), 61_000)).to.equal(0);
    expect(budgetWaitMs(often(BUDGET_ASKS, 1_000), 99_000)).to.equal(0);
  });

  it('keeps a reserve that retries do not use up', () => {
    const almost = often(BUDGET_ASKS - BUDGET_RESERVE, 1_000);
    expect(budgetWaitMs(almost, 1_000, BUDGET_RESERVE)).to.equal(BUDGET_WINDOW_MS);
    expect(budgetWaitMs(almost, 1_000)).to.equal(0);
  });

  it('looks at no more asks than it allows', () => {
    expect(budgetWaitMs([...often(BUDGET_ASKS, 50_000), 0, 0], 60_000)).to.equal(50_000);
  });
});

describe('the last asks', () => {
  it('are those of all tabs, the newest first, none twice', () => {
    expect(lastAsks([500, 100], [500, 400, 300, 100], 500)).to.deep.equal([500, 400, 300, 100]);
  });

  it('are also those that another tab begins at this very moment', () => {
    expect(lastAsks([], [500], 500)).to.deep.equal([500]);
  });

  it('are counted each, also two of the same moment', () => {
    expect(lastAsks([500, 500], [500], 500)).to.deep.equal([500, 500]);
  });

  it('are as many as the budget looks at', () => {
    const many = Array.from({ length: 50 }, (_, i) => i);
    expect(lastAsks(many, [], 99)).to.deep.equal(many.reverse().slice(0, BUDGET_ASKS));
  });

  it('are no moments to come, which another clock wrote down, and nothing that is no moment', () => {
    expect(lastAsks([], [100, 9_000, Number.NaN, Infinity], 500)).to.deep.equal([100]);
  });
});
