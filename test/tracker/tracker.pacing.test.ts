import { expect } from '@open-wc/testing';
import { MAX_CHANGES_IN_A_ROW, MAX_POLL_IN_MS } from '../../src/core/pacing.js';
import { Sandbox } from '../support/sandbox.js';
import { listRequests, getRequestTimes, follow, HOLD_MS, countMostWithin, getStatus } from './follow.js';

const OPEN = { status: 'processing', isFinal: false };

/** A gateway that answers every request at once, whatever `maxPollMs` says. */
const impatient = (answer: (count: number) => object): Sandbox => {
  const sandbox = new Sandbox();
  sandbox.handler = () => Response.json(answer(sandbox.requests.length));
  return sandbox;
};

const wait = ({ clock }: Sandbox, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });

describe('a tracker on a gateway without long polling', () => {
  const paces = [
    [undefined, 1_000],
    [null, 1_000],
    [0, 1_000],
    [1, 250],
    [400, 400],
    [3_000, 3_000],
    [Number.MAX_SAFE_INTEGER, MAX_POLL_IN_MS],
  ] as const;
  for (const [pollInMs, ms] of paces) {
    it(`polls every ${ms} ms without long polls when pollInMs is ${pollInMs} and the gateway answers at once`, async () => {
      const sandbox = impatient(() => ({ ...OPEN, pollInMs }));
      follow(sandbox, 'pay_1');
      await sandbox.clock.advance(5 * ms);
      const later = [1, 2, 3, 4, 5].map((count) => [count * ms, 'now']);
      expect(listRequests(sandbox)).to.deep.equal([[0, 'now'], [0, 'hold'], ...later]);
    });
  }

  it('polls at most once a second after ten seconds without a change, however small pollInMs is', async () => {
    const sandbox = impatient(() => ({ ...OPEN, pollInMs: 1 }));
    follow(sandbox, 'pay_1');
    await sandbox.clock.advance(60_000);
    const times = getRequestTimes(sandbox);
    expect(countMostWithin(times, 1_000)).to.be.at.least(4);
    const later = times.filter((time) => time > 11_000);
    expect(countMostWithin(later, 999)).to.equal(1);
    expect(later.length).to.be.at.least(45);
  });

  it('polls as often as before once the payment changes again', async () => {
    let status = 'requires_action';
    const sandbox = impatient(() => ({ ...OPEN, status, pollInMs: 1 }));
    follow(sandbox, 'pay_1');
    await sandbox.clock.advance(30_000);
    status = 'processing';
    await sandbox.clock.advance(5_000);
    expect(
      countMostWithin(
        getRequestTimes(sandbox).filter((time) => time > 31_000),
        1_000,
      ),
    ).to.be.at.least(4);
  });

  it('polls again at once after a change', async () => {
    const sandbox = impatient((count) => ({ ...OPEN, status: count < 5 ? 'requires_action' : 'processing' }));
    follow(sandbox, 'pay_1');
    await sandbox.clock.advance(4_000);
    expect(listRequests(sandbox).slice(4)).to.deep.equal([
      [3_000, 'now'],
      [3_000, 'hold'],
      [4_000, 'now'],
    ]);
  });

  it('keeps the interval when each answer contradicts the one before', async () => {
    const sandbox = impatient((count) => ({ ...OPEN, status: count % 2 ? 'requires_action' : 'processing' }));
    follow(sandbox, 'pay_1');
    await sandbox.clock.advance(60_000);
    const times = getRequestTimes(sandbox);
    expect(times.filter((at) => at === 0)).to.have.length(MAX_CHANGES_IN_A_ROW + 1);
    expect(countMostWithin(times.slice(MAX_CHANGES_IN_A_ROW + 1), 1_000)).to.equal(1);
  });

  it('sends long polls again once a slow answer has left no gap', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = async ({ url }) => {
      const slow = sandbox.requests.length === 4;
      await wait(sandbox, slow ? 1_200 : sandbox.requests.length > 4 && url.includes('maxPollMs') ? HOLD_MS : 0);
      return Response.json(OPEN);
    };
    follow(sandbox, 'pay_1');
    await sandbox.clock.advance(40_000);
    expect(listRequests(sandbox)).to.deep.equal([
      [0, 'now'],
      [0, 'hold'],
      [1_000, 'now'],
      [2_000, 'now'],
      [3_200, 'hold'],
      [3_200 + HOLD_MS, 'hold'],
    ]);
  });
});

describe('a tracker on a gateway with long polling', () => {
  it('sends long polls without gaps, one at a time, always to the same URL', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    follow(sandbox, paymentId);
    await sandbox.clock.advance(4 * HOLD_MS);
    const holds = [0, 1, 2, 3, 4].map((count) => [count * HOLD_MS, 'hold']);
    expect(listRequests(sandbox)).to.deep.equal([[0, 'now'], ...holds]);
    expect(new Set(sandbox.requests.slice(1).map(({ url }) => url)).size).to.equal(1);
    expect(sandbox.mostInFlight).to.equal(1);
  });

  it('sends long polls of 25 to 26 seconds by default, the same in every tracker of a tab', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    for (const random of [() => 0, () => 0.9]) follow(sandbox, paymentId, { maxPollMs: undefined, random });
    await sandbox.clock.advance(60_000);
    const asked = new Set(sandbox.requests.flatMap(({ maxPollMs }) => maxPollMs ?? []));
    expect(asked.size).to.equal(1);
    expect(Number([...asked][0])).to.be.within(25_000, 25_999);
  });

  it('sends another long poll after an early answer without a change', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = async ({ url }) => {
      if (url.includes('maxPollMs')) await wait(sandbox, sandbox.requests.length === 3 ? 300 : HOLD_MS);
      return Response.json(OPEN);
    };
    follow(sandbox, 'pay_1');
    await sandbox.clock.advance(HOLD_MS + 2_000);
    expect(listRequests(sandbox)).to.deep.equal([
      [0, 'now'],
      [0, 'hold'],
      [HOLD_MS, 'hold'],
      [HOLD_MS + 1_000, 'hold'],
    ]);
  });

  it('sees a change between two requests within one long poll', async () => {
    const sandbox = new Sandbox();
    let status = 'requires_action';
    sandbox.handler = async ({ url }) => {
      const answered = { ...OPEN, status };
      if (!url.includes('maxPollMs')) {
        // Happens after the answer was written and before the next request arrives.
        status = 'processing';
        return Response.json(answered);
      }
      await wait(sandbox, HOLD_MS);
      return Response.json({ ...OPEN, status });
    };
    const { tracker } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(HOLD_MS - 1);
    expect(getStatus(tracker)).to.equal('requires_action');
    await sandbox.clock.advance(1);
    expect(getStatus(tracker)).to.equal('processing');
  });

  it('sees a change between two requests at once when the gateway remembers its last answer to this client', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    sandbox.handler = async (request) => {
      const response = await sandbox.gateway.fetch(request);
      if (sandbox.requests.length === 1) await sandbox.step(paymentId, 'process');
      return response;
    };
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(0);
    expect(getStatus(tracker)).to.equal('processing');
  });
});
