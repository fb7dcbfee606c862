import type { Fetch } from 'pay-status';
import { TestRecords } from '../../../test/support/wallet/test-wallet.js';
import { openAccount } from '../../wallet/client/account.js';
import type { SessionPorts } from '../../wallet/client/payment-session.js';
import { createSandboxWallet } from '../../wallet/client/sandbox-wallet.js';
import { BASE_URL, settle, type TestGateway } from '../support/test-gateway.js';
import { fund } from '../support/wallet.js';

/** Real time: signing takes as long as the machine is busy. */
const DEADLINE_MS = 20_000;

/** The ports of a session; a test may replace `fetch`. */
interface TestPorts extends SessionPorts {
  fetch: Fetch;
  readonly records: TestRecords;
  /** The paths of the requests that were sent, in order. */
  readonly requests: readonly string[];
  /** The number of requests in flight, long polls excepted. */
  readonly pending: number;
}

/** The ports of a session on this gateway and its clock, with the storage of one browser. */
export const createSessionPorts = (gateway: TestGateway): TestPorts => {
  const { clock } = gateway;
  const requests: string[] = [];
  let pending = 0;
  /** Counts the requests in flight, also those that a test's replacement of `fetch` holds or loses. */
  const count =
    (send: Fetch): Fetch =>
    async (url, init) => {
      const weight = Number(!new URL(url).pathname.endsWith('/status'));
      pending += weight;
      try {
        return await send(url, init);
      } finally {
        pending -= weight;
      }
    };
  let fetch = count(async (url, init) => {
    requests.push(new URL(url).pathname);
    return gateway.fetch(new Request(url, init));
  });
  return {
    baseUrl: BASE_URL,
    requests,
    get pending() {
      return pending;
    },
    records: new TestRecords(),
    random: () => 0,
    clock: {
      now: () => clock.nowMs(),
      monotonic: () => clock.nowMs(),
      setTimeout: (callback, delayMs) => clock.schedule(clock.nowMs() + delayMs, callback),
    },
    get fetch() {
      return fetch;
    },
    set fetch(replacement) {
      fetch = count(replacement);
    },
  };
};

/** The test wallet of a new browser; counts its signatures. */
export const createTestWallet = (gateway: TestGateway) => {
  const account = openAccount(() => ({ getItem: () => null, setItem: () => undefined }));
  const chains = ['eip155:84532', 'eip155:11155111'];
  const wallet = createSandboxWallet({
    account,
    fund: (address) =>
      fund(
        gateway,
        chains.map((chain) => `${chain}:${address}`),
      ),
  });
  let signatures = 0;
  return {
    ...wallet,
    get signatures() {
      return signatures;
    },
    sign: (request: Parameters<typeof wallet.sign>[0]) => {
      signatures++;
      return wallet.sign(request);
    },
  };
};

/**
 * Advances the clock, second by second, until the promise is settled. Not during a request: signatures are verified in real time,
 * so that the request would time out.
 */
export const advanceUntil = async <Value>(
  { clock }: TestGateway,
  ports: TestPorts,
  promise: Promise<Value>,
): Promise<Value> => {
  let isSettled = false;
  void promise.finally(() => {
    isSettled = true;
  });
  const endMs = performance.now() + DEADLINE_MS;
  for (let turn = 0; !isSettled && performance.now() < endMs; turn++) {
    await settle();
    if (turn % 20 === 19 && !ports.pending) await clock.advance(1_000);
  }
  return promise;
};
