import { expect } from '@open-wc/testing';
import {
  addAsk,
  agesOf,
  BUDGET_ASKS,
  BUDGET_RESERVE,
  BUDGET_WINDOW_MS,
  budgetWaitMs,
  learnAsks,
  NO_ASKS,
  type Asks,
} from '../../src/tracker/budget.js';

const asked = (...times: readonly number[]): Asks => times.reduce(addAsk, NO_ASKS);
const often = (count: number, atMs: number): Asks => asked(...Array.from({ length: count }, () => atMs));

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
    expect(budgetWaitMs(asked(0, 0, ...often(BUDGET_ASKS, 50_000)), 60_000)).to.equal(50_000);
  });
});

describe('what another tab says of the asks', () => {
  it('is told in ages, for its clock began at another moment', () => {
    const told = agesOf(asked(100, 400), 500);
    expect(learnAsks(NO_ASKS, told, 7_500)).to.deep.equal(asked(7_100, 7_400));
  });

  it('adds what was not heard, and counts nothing twice', () => {
    const all = asked(100, 200, 300, 400);
    expect(learnAsks(asked(400), agesOf(all, 500), 500)).to.deep.equal(all);
    expect(learnAsks(all, agesOf(all, 500), 500)).to.deep.equal(all);
    expect(learnAsks(all, agesOf(asked(400), 500), 500)).to.deep.equal(all);
  });

  it('takes nothing away when it is shorter than expected', () => {
    expect(learnAsks(asked(100, 200), [], 500)).to.deep.equal(asked(100, 200));
  });
});
