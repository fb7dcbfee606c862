// Latency from a gateway's change to the tracker's state, and the requests that it costs, by how the gateway holds requests.
import { loadavg } from 'node:os';
import { createGatewayClient } from '../../../src/client/index.js';
import { createTracker } from '../../../src/tracker/index.js';
import { now } from '../page-probe.js';
import { getSpread, row } from '../table.js';
import { CASES, PROXY_CUTS_AFTER_MS } from './cases.js';
import { startCuttingProxy, type Cut } from './cutting-proxy.js';
import { startHoldingGateway, type HoldRule } from './holding-gateway.js';

/** The periods in which the two changes of a payment happen, milliseconds after its first request. */
const PROCESSING_MS = [5_000, 75_000] as const;
const SUCCEEDED_MS = [80_000, 145_000] as const;
/** When a payment is given up whose end has not been seen, milliseconds after its first request. */
const GIVE_UP_MS = 170_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const between = ([from, to]: readonly [number, number]): number => from + Math.random() * (to - from);

/** What one payment showed. A latency is missing if its change was not seen before the end of the run. */
interface Followed {
  readonly latenciesMs: readonly number[];
  readonly tookMs: number;
}

const follow = async (
  url: string,
  paymentId: string,
  change: (status: 'processing' | 'succeeded') => void,
): Promise<Followed> => {
  const client = createGatewayClient({ baseUrl: url, appId: 'app_demo', clientId: paymentId });
  const tracker = createTracker({ client, paymentId });
  const seenAt: Partial<Record<string, number>> = {};
  const startedAt = now();
  const finished = new Promise<void>((resolve) => {
    tracker.subscribe(({ payment }) => {
      if (!payment) return;
      seenAt[payment.status] ??= now();
      if (payment.isFinal) resolve();
    });
  });
  tracker.start();
  const processingMs = between(PROCESSING_MS);
  await sleep(processingMs);
  const processedAt = now();
  change('processing');
  await sleep(between(SUCCEEDED_MS) - processingMs);
  const succeededAt = now();
  change('succeeded');
  await Promise.race([finished, sleep(startedAt + GIVE_UP_MS - now())]);
  tracker.stop();
  const { processing, succeeded = Infinity } = seenAt;
  // The tracker may miss the first change; it then sees it with the second.
  const latenciesMs = [(processing ?? succeeded) - processedAt, succeeded - succeededAt];
  return { latenciesMs: latenciesMs.filter(Number.isFinite), tookMs: now() - startedAt };
};

const measure = async (name: string, [rule, cut]: readonly [HoldRule, Cut?], payments: number): Promise<string> => {
  const gateway = await startHoldingGateway(rule);
  const proxy = cut && (await startCuttingProxy(gateway.url, cut, PROXY_CUTS_AFTER_MS));
  const all = await Promise.all(
    Array.from({ length: payments }, async (_, i) => {
      const paymentId = `pay_${i}`;
      return follow(proxy?.url ?? gateway.url, paymentId, (status) => {
        gateway.change(paymentId, status);
      });
    }),
  );
  const minutes = all.reduce((sum, { tookMs }) => sum + tookMs, 0) / 60_000;
  proxy?.close();
  gateway.close();
  const latenciesMs = all.flatMap(({ latenciesMs: some }) => some);
  const notShown = 2 * payments - latenciesMs.length;
  return row(name, latenciesMs.length, notShown, ...getSpread(latenciesMs), (gateway.requests / minutes).toFixed(1));
};

/** Measures all gateways side by side, because their requests are idle most of the time. */
export const measureGateways = async (payments: number): Promise<void> => {
  const rows = await Promise.all(Object.entries(CASES).map(([name, one]) => measure(name, one, payments)));
  const titles = ['gateway holds', 'n', 'not shown', 'p50 ms', 'p95 ms', 'max ms', 'requests per minute'];
  console.log(`\nload average ${loadavg()[0]?.toFixed(1)}\n`);
  console.log([row(...titles), row(...titles.map(() => '---')), ...rows].join('\n'));
};
