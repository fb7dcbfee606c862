import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns how long the gateway holds a request with this `maxPollMs`, which is 0 for a plain one; milliseconds. */
export type HoldRule = (maxPollMs: number) => number;

export type BenchStatus = 'requires_action' | 'processing' | 'succeeded';

/** A gateway that can be held to its rule exactly, unlike the sandbox. */
export interface HoldingGateway {
  readonly url: string;
  /** Status requests so far. */
  readonly requests: number;
  /** Changes the payment, which exists from its first request or change on, and answers the requests held for it. */
  readonly change: (paymentId: string, status: BenchStatus) => void;
  readonly close: () => void;
}

interface BenchPayment {
  status: BenchStatus;
  readonly held: Set<() => void>;
}

/** The suggested delay between requests, milliseconds: that of the sandbox. */
const POLL_IN_MS = 1_000;

const renderStatus = (status: BenchStatus): string =>
  JSON.stringify(
    status === 'succeeded' ? { status, isFinal: true } : { status, isFinal: false, pollInMs: POLL_IN_MS, info: null },
  );

/** Starts a gateway that holds status requests by the rule, on loopback. */
export const startHoldingGateway = async (getHoldMs: HoldRule): Promise<HoldingGateway> => {
  const payments = new Map<string, BenchPayment>();
  const getPayment = (paymentId: string): BenchPayment => {
    const payment = payments.get(paymentId) ?? { status: 'requires_action', held: new Set() };
    payments.set(paymentId, payment);
    return payment;
  };
  let requests = 0;

  const server = createServer((request, response) => {
    requests++;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const payment = getPayment(pathname.split('/').at(-2) ?? '');
    const answer = (): void => {
      payment.held.delete(answer);
      clearTimeout(timer);
      if (response.destroyed) return;
      response.setHeader('Content-Type', 'application/json');
      response.end(renderStatus(payment.status));
    };
    const holdMs = getHoldMs(Number(searchParams.get('maxPollMs')));
    const timer = holdMs ? setTimeout(answer, holdMs) : undefined;
    if (holdMs) payment.held.add(answer);
    else answer();
    response.once('close', () => {
      payment.held.delete(answer);
      clearTimeout(timer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requests() {
      return requests;
    },
    change: (paymentId, status) => {
      const payment = getPayment(paymentId);
      payment.status = status;
      for (const answer of [...payment.held]) answer();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
