import { createGatewayClient, type Fetch } from 'pay-status/client';
import { FINAL_PAYMENT_STATUSES, type PaymentStatus } from 'pay-status/contract';
import { createTracker } from 'pay-status/tracker';
import type { GatewayClock } from '../../gateway/clock/clock.js';
import { BASE_URL } from './test-gateway.js';

/** A status request of the library, and its response. */
export interface Poll {
  /** From request to response, milliseconds. */
  readonly durationMs: number;
  /** 0 without a hold. */
  readonly maxPollMs: number;
  readonly httpStatus: number;
  readonly text: string;
}

/** Follows a payment with the library. */
export interface Buyer {
  readonly polls: readonly Poll[];
  /** Adds the statuses that the payment takes next. */
  readonly expect: (...statuses: readonly PaymentStatus[]) => void;
  /** Stops; returns violations: wrong statuses that were shown. */
  readonly stop: () => readonly string[];
}

const MAX_POLL_MS = 10_000;

const isFinal = (status: string): boolean => (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);

/** Returns true if `shown` is a subsequence of `actual`: intermediate statuses may be missed. */
const isSubsequence = (shown: readonly string[], actual: readonly string[]): boolean => {
  let next = 0;
  return shown.every((status) => {
    next = actual.indexOf(status, next) + 1;
    return next > 0;
  });
};

interface BuyerOptions {
  readonly paymentId: string;
  readonly clock: GatewayClock;
  readonly random: () => number;
  readonly gateway: (request: Request) => Promise<Response>;
}

/** Follows a new payment with the client and the tracker of the library. */
export const createBuyer = ({ paymentId, clock, random, gateway }: BuyerOptions): Buyer => {
  const actual: string[] = ['requires_action'];
  const shown: string[] = [];
  const violations: string[] = [];
  const polls: Poll[] = [];

  const fetch: Fetch = async (url, init) => {
    const sentMs = clock.nowMs();
    const response = await gateway(new Request(url, init));
    const text = await response.text();
    const maxPollMs = Number(new URL(url).searchParams.get('maxPollMs'));
    polls.push({ durationMs: clock.nowMs() - sentMs, maxPollMs, httpStatus: response.status, text });
    return new Response(text, response);
  };

  const tracker = createTracker({
    client: createGatewayClient({ baseUrl: BASE_URL, appId: 'app_demo', clientId: 'buyer', fetch }),
    paymentId,
    clock: {
      now: () => clock.nowMs(),
      monotonic: () => clock.nowMs(),
      setTimeout: (callback, delayMs) => clock.schedule(clock.nowMs() + Math.max(0, delayMs), callback),
    },
    random,
    maxPollMs: MAX_POLL_MS,
  });
  tracker.subscribe(({ payment }) => {
    if (!payment || payment.status === shown.at(-1)) return;
    shown.push(payment.status);
    if (!actual.includes(payment.status)) violations.push(`is shown as ${payment.status} while it is ${actual.at(-1)}`);
    if (payment.isFinal !== isFinal(payment.status))
      violations.push(`is ${payment.status}, isFinal ${payment.isFinal}`);
  });
  tracker.start();

  return {
    polls,
    expect: (...statuses) => actual.push(...statuses.filter((status) => !actual.includes(status))),
    stop() {
      tracker.stop();
      if (!isSubsequence(shown, actual)) violations.push(`was ${actual.join()} and was shown as ${shown.join()}`);
      if (shown.at(-1) !== actual.at(-1)) violations.push(`ended as ${actual.at(-1)} and is shown as ${shown.at(-1)}`);
      return violations.map((what) => `${paymentId} ${what}`);
    },
  };
};
