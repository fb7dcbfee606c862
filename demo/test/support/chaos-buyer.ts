import { createGatewayClient, type Fetch } from 'pay-status/client';
import { FINAL_PAYMENT_STATUSES, type PaymentStatus } from 'pay-status/contract';
import { createTracker } from 'pay-status/tracker';
import type { Clock } from '../../gateway/clock/clock.js';
import { BASE_URL } from './test-gateway.js';

/** One status request of the library, and what came of it. */
export interface Poll {
  /** From question to answer, milliseconds. */
  readonly tookMs: number;
  /** 0 when no hold was asked for. */
  readonly maxPollMs: number;
  readonly httpStatus: number;
  readonly text: string;
}

/** Somebody who looks at a payment through the library. */
export interface Buyer {
  readonly polls: readonly Poll[];
  /** Says what is so from now on. */
  readonly tell: (...statuses: readonly PaymentStatus[]) => void;
  /** Looks no more; returns what was shown that was not so. */
  readonly leave: () => readonly string[];
}

const MAX_POLL_MS = 10_000;

const isFinal = (status: string): boolean => (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);

/** Returns true if `shown` is a subsequence of `truth`: parts may have been missed. */
const isSubsequence = (shown: readonly string[], truth: readonly string[]): boolean => {
  let next = 0;
  return shown.every((status) => {
    next = truth.indexOf(status, next) + 1;
    return next > 0;
  });
};

interface BuyerOptions {
  readonly paymentId: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly gateway: (request: Request) => Promise<Response>;
}

/** Follows a new payment with the shipped client and tracker. */
export const createBuyer = ({ paymentId, clock, random, gateway }: BuyerOptions): Buyer => {
  const truth: string[] = ['requires_action'];
  const shown: string[] = [];
  const wrong: string[] = [];
  const polls: Poll[] = [];

  const fetch: Fetch = async (url, init) => {
    const sentMs = clock.nowMs();
    const response = await gateway(new Request(url, init));
    const text = await response.text();
    const maxPollMs = Number(new URL(url).searchParams.get('maxPollMs'));
    polls.push({ tookMs: clock.nowMs() - sentMs, maxPollMs, httpStatus: response.status, text });
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
    if (!truth.includes(payment.status)) wrong.push(`is shown as ${payment.status} while it is ${truth.at(-1)}`);
    if (payment.isFinal !== isFinal(payment.status)) wrong.push(`is ${payment.status}, isFinal ${payment.isFinal}`);
  });
  tracker.start();

  return {
    polls,
    tell: (...statuses) => truth.push(...statuses.filter((status) => !truth.includes(status))),
    leave() {
      tracker.stop();
      if (!isSubsequence(shown, truth)) wrong.push(`was ${truth.join()} and was shown as ${shown.join()}`);
      if (shown.at(-1) !== truth.at(-1)) wrong.push(`ended as ${truth.at(-1)} and is shown as ${shown.at(-1)}`);
      return wrong.map((what) => `${paymentId} ${what}`);
    },
  };
};
