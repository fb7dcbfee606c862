import { expect } from '@open-wc/testing';
import { getStatus } from '../../src/client/get-status.js';
import type { StatusRequest } from '../../src/client/status-client.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import { Sandbox } from '../support/sandbox.js';
import { getRejection, scriptedFetch } from '../support/scripted-fetch.js';
import { settle } from '../support/virtual-clock.js';

const requestStatus = (answer: () => Response | Promise<Response>, request: StatusRequest = {}) =>
  getStatus(new URL('https://pay.example/status'), request, {
    fetch: scriptedFetch(answer).fetch,
    headers: {},
    credentials: 'omit',
  });

describe('getStatus without an answer', () => {
  it('rejects with a NetworkError that has the cause and says what to check', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await getRejection(requestStatus(() => Promise.reject(cause)));
    expect(error).to.be.instanceOf(NetworkError);
    expect((error as NetworkError).cause).to.equal(cause);
    expect((error as NetworkError).message).to.match(
      /^No answer from https:\/\/pay\.example\/status\. Check the address and the connection/,
    );
  });

  it('rejects with a NetworkError when a custom fetch throws synchronously', async () => {
    const error = await getRejection(
      requestStatus(() => {
        throw new Error('x');
      }),
    );
    expect(error).to.be.instanceOf(NetworkError);
  });
});

describe('an aborted getStatus', () => {
  const reason = new Error('the buyer left');

  it('rejects with the reason of the signal while it waits for the answer', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const abort = new AbortController();
    const rejection = getRejection(
      sandbox.client().getPaymentStatus(paymentId, { maxPollMs: 25_000, signal: abort.signal }),
    );
    await sandbox.clock.advance(100);
    abort.abort(reason);
    expect(await rejection).to.equal(reason);
    expect(sandbox.inFlight).to.equal(0);
  });

  it('rejects with the reason of the signal while it reads the body', async () => {
    const abort = new AbortController();
    const body = new ReadableStream({
      start: (controller) => {
        abort.signal.addEventListener('abort', () => {
          controller.error(new TypeError('network error'));
        });
      },
    });
    const rejection = getRejection(requestStatus(() => new Response(body), { signal: abort.signal }));
    await settle();
    abort.abort(reason);
    expect(await rejection).to.equal(reason);
  });
});
