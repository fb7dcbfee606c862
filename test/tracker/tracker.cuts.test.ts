import { expect } from '@open-wc/testing';
import { Sandbox } from '../support/sandbox.js';
import { follow, getStatus, HOLD_MS } from './follow.js';

/** Long polls of a new payment that a proxy cuts after `cutMs`; `fail` is what the page gets then. */
const followThrough = async (cutMs: number, fail = async () => new Response('', { status: 504 })) => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create({ expiresAt: Math.floor(sandbox.clock.nowMs() / 1_000) + 3_600 });
  /** `next` are the times after which the next long polls are cut; then it is `cutMs` again. */
  const proxy = { cutMs, fail, next: [] as number[] };
  sandbox.handler = (request) => {
    const answer = sandbox.gateway.fetch(request);
    if (!new URL(request.url).searchParams.has('maxPollMs')) return answer;
    const cutting = new Promise<void>((resolve) => {
      sandbox.clock.setTimeout(resolve, proxy.next.shift() ?? proxy.cutMs);
    });
    return Promise.race([answer, cutting.then(() => proxy.fail())]);
  };
  return { sandbox, paymentId, proxy, ...follow(sandbox, paymentId) };
};

/** The durations that the long polls asked for, without repetitions in a row. */
const getHolds = ({ requests }: Sandbox): number[] =>
  requests
    .filter(({ maxPollMs }) => maxPollMs !== null)
    .map(({ maxPollMs }) => Number(maxPollMs))
    .filter((holdMs, index, all) => holdMs !== all[index - 1]);

const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('a tracker behind a proxy that cuts long polls', () => {
  for (const [what, fail] of [
    ['answers 504', undefined],
    ['answers 502', async () => new Response('', { status: 502 })],
    ['resets the connection', lost],
  ] as const) {
    it(`holds shorter ones after two cuts in a row, and shows a change at once, if the proxy ${what}`, async () => {
      const { sandbox, paymentId, tracker, states } = await followThrough(5_000, fail);
      await sandbox.clock.advance(60_000);
      expect(getHolds(sandbox)).to.deep.equal([HOLD_MS, 4_000]);
      expect(tracker.state).to.include({ connection: 'live', failures: 0 });
      expect(states.filter(({ failures }, i) => failures && !states[i - 1]?.failures)).to.have.length(2);
      await sandbox.step(paymentId, 'succeed');
      await sandbox.clock.advance(0);
      expect(getStatus(tracker)).to.equal('succeeded');
    });
  }

  it('shows an outage of the gateway, too, after it has learnt the time of the proxy', async () => {
    const { sandbox, tracker } = await followThrough(5_000);
    await sandbox.clock.advance(60_000);
    await sandbox.fault({ kind: 'status', status: 503 });
    await sandbox.clock.advance(15_000);
    expect(tracker.state.connection).to.equal('retrying');
  });

  it('learns a shorter time, but never below a second', async () => {
    const { sandbox, proxy } = await followThrough(5_000);
    await sandbox.clock.advance(30_000);
    proxy.cutMs = 1_100;
    await sandbox.clock.advance(30_000);
    expect(getHolds(sandbox)).to.deep.equal([HOLD_MS, 4_000, 1_000]);
  });

  it('goes on without a failure, at most one request a second, if even the shortest ones are cut', async () => {
    const { sandbox, tracker, proxy } = await followThrough(1_000);
    await sandbox.clock.advance(10_000);
    const before = sandbox.requests.length;
    await sandbox.clock.advance(60_000);
    expect(tracker.state).to.include({ connection: 'live', error: null });
    expect(sandbox.requests.length - before).to.be.within(50, 62);
    proxy.cutMs = 500;
    await sandbox.clock.advance(2_000);
    expect(tracker.state.connection).not.to.equal('live');
  });

  for (const next of [
    [5_000, HOLD_MS + 1, 5_000, HOLD_MS + 1, 5_000],
    [500, 500, 500],
  ])
    it(`keeps the duration if the proxy cuts after ${next.join(', ')} ms`, async () => {
      const { sandbox, proxy, tracker } = await followThrough(HOLD_MS + 1);
      proxy.next.push(...next);
      await sandbox.clock.advance(180_000);
      expect(getHolds(sandbox)).to.deep.equal([HOLD_MS]);
      expect(tracker.state.connection).to.equal('live');
    });

  it('waits as long as the proxy says', async () => {
    const { sandbox, proxy } = await followThrough(1_000);
    await sandbox.clock.advance(10_000);
    proxy.fail = async () => new Response('', { status: 502, headers: { 'Retry-After': '30' } });
    await sandbox.clock.advance(5_000);
    const before = sandbox.requests.length;
    await sandbox.clock.advance(20_000);
    expect(sandbox.requests.length).to.equal(before);
  });

  it('tries the full duration again in a new run', async () => {
    const { sandbox, tracker } = await followThrough(5_000);
    await sandbox.clock.advance(30_000);
    tracker.refresh();
    await sandbox.clock.advance(1_000);
    expect(getHolds(sandbox)).to.deep.equal([HOLD_MS, 4_000, HOLD_MS]);
  });
});
