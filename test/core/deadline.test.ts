import { expect } from '@open-wc/testing';
import { withDeadline } from '../../src/core/deadline.js';
import { createCountingSignal } from '../support/counting-signal.js';
import { VirtualClock } from '../support/virtual-clock.js';

const start = (work: (signal: AbortSignal) => Promise<string>, timeoutMs = 1_000) => {
  const clock = new VirtualClock();
  const { controller, signal, listeners } = createCountingSignal();
  const timeout = new Error('timeout');
  const result = withDeadline(work, { clock, timeoutMs, onTimeout: () => timeout, signal }).catch(
    (error: unknown) => error,
  );
  return { clock, controller, listeners, timeout, result };
};

const never = (): Promise<string> => new Promise(() => undefined);

describe('withDeadline', () => {
  it('resolves to the result of the work, and leaves no timer and no listener behind', async () => {
    const { clock, listeners, result } = start(async () => 'done');
    expect(await result).to.equal('done');
    expect([clock.pending, listeners.size]).to.deep.equal([0, 0]);
  });

  it('rejects with the error of the timeout, and aborts the work', async () => {
    let signal: AbortSignal | undefined;
    const { clock, timeout, result } = start((given) => {
      signal = given;
      return never();
    });
    await clock.advance(999);
    expect(signal!.aborted).to.equal(false);
    await clock.advance(1);
    expect(await result).to.equal(timeout);
    expect(signal!.reason).to.equal(timeout);
  });

  it('rejects with the reason of the signal, even if the work ignores it, and leaves no timer behind', async () => {
    const { clock, controller, listeners, result } = start(never);
    const reason = new Error('the process ends');
    controller.abort(reason);
    expect(await result).to.equal(reason);
    expect([clock.pending, listeners.size]).to.deep.equal([0, 0]);
  });

  it('does not start the work when the signal is aborted already', async () => {
    let isStarted = false;
    const work = async (): Promise<void> => {
      isStarted = true;
    };
    const deadline = { clock: new VirtualClock(), timeoutMs: 1, onTimeout: () => new Error('timeout') };
    const error: unknown = await withDeadline(work, { ...deadline, signal: AbortSignal.abort('early') }).catch(
      (reason: unknown) => reason,
    );
    expect([error, isStarted]).to.deep.equal(['early', false]);
  });
});
