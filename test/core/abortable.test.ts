import { expect } from '@open-wc/testing';
import { abortable } from '../../src/core/abortable.js';
import { settle } from '../support/virtual-clock.js';

const REASON = new Error('left');

/** Resolves to what the promise rejects with. */
const getError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an abortable promise', () => {
  for (const isEarly of [true, false])
    it(`rejects with the reason of a signal that is aborted ${isEarly ? 'before' : 'while'} it is waited for, and its own error is handled`, async () => {
      const controller = new AbortController();
      let fail = (): void => undefined;
      const failing = new Promise((_, reject) => {
        fail = () => {
          reject(new Error('late'));
        };
      });
      if (isEarly) controller.abort(REASON);
      const error = getError(abortable(failing, controller.signal));
      controller.abort(REASON);
      fail();
      expect(await error).to.equal(REASON);
      await settle();
    });

  it('settles like the promise before that', async () => {
    const { signal } = new AbortController();
    const late = new Error('late');
    expect(await abortable(Promise.resolve(1), signal)).to.equal(1);
    expect(await getError(abortable(Promise.reject(late), signal))).to.equal(late);
  });

  it('rejects if the signal was aborted before, whatever the promise has settled to', async () => {
    expect(await getError(abortable(Promise.resolve(1), AbortSignal.abort(REASON)))).to.equal(REASON);
  });
});
