import { expect } from '@open-wc/testing';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import { TimeoutError } from '../../src/core/errors/timeout-error.js';
import { countCut, NO_CUTS } from '../../src/tracker/poll-cuts.js';

const LOST = new NetworkError('lost');
const cut = { isLongPoll: true, tookMs: 5_000, error: LOST };

describe('the counting of cut long polls', () => {
  it('takes four fifths of the shortest time that two in a row survived', () => {
    const once = countCut(NO_CUTS, { ...cut, tookMs: 5_001 });
    expect(once.holdMs).to.equal(undefined);
    expect(countCut(once, { ...cut, tookMs: 7_000 })).to.deep.equal({
      ...once,
      inARow: 2,
      holdMs: 4_000,
    });
    expect(countCut(once, { ...cut, tookMs: 1_100 }).holdMs).to.equal(1_000);
  });

  it('takes each cut after that for one of the proxy, not for a failure', () => {
    const twice = countCut(countCut(NO_CUTS, cut), cut);
    const answered = countCut(twice, { isLongPoll: true, tookMs: 4_000, error: undefined });
    expect([twice.isKnownCut, answered.isKnownCut]).to.deep.equal([false, false]);
    expect(countCut(answered, { ...cut, tookMs: 2_000 })).to.include({ holdMs: 1_600, isKnownCut: true });
  });

  it('is not affected by the plain answer after each cut', () => {
    const once = countCut(NO_CUTS, cut);
    expect(countCut(once, { isLongPoll: false, tookMs: 20, error: undefined })).to.deep.equal(once);
  });

  for (const [what, request] of [
    ['a plain failure', { isLongPoll: false, tookMs: 5_000, error: LOST }],
    ['a long poll that was answered', { isLongPoll: true, tookMs: 5_000, error: undefined }],
    ['a long poll that failed at once', { ...cut, tookMs: 999 }],
    ['a timeout of our own', { ...cut, error: new TimeoutError(35_500) }],
    ['another answer', { ...cut, error: new ContractError('not JSON') }],
    ['a 503', { ...cut, error: new GatewayError({ status: 503, message: 'no' }) }],
  ] as const) {
    it(`begins again after ${what}, and keeps the shorter duration`, () => {
      const twice = countCut(countCut(NO_CUTS, cut), cut);
      const after = countCut(twice, request);
      expect(after).to.include({ inARow: 0, holdMs: 4_000, isKnownCut: false });
    });
  }
});
