// Latency from the commit of a change in the gateway to the text in the DOM, of our element and of pollers, interleaved.
import type { Page } from 'playwright-core';
import { startTestEnvironment } from '../../e2e/support/test-environment.js';
import { clockOffsetMs, now, showsWaiting, watchFor } from '../page-probe.js';
import { startPages, VARIANTS, type Variant } from '../pages.js';
import { spread } from '../table.js';

const PROCESSING = 'Payment on its way';
const SUCCEEDED = 'Payment complete';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const gapMs = (): number => 1_000 + Math.random() * 3_000;

interface VariantsOptions {
  /** Payments of each variant. */
  readonly payments: number;
  /** Payments of each variant at a time. */
  readonly laneCount: number;
  readonly roundTripMs: number;
}

type Environment = Awaited<ReturnType<typeof startTestEnvironment>>['environment'];

const measure = async ({ server }: Environment, page: Page, paymentId: string): Promise<readonly number[]> => {
  const offsetMs = await clockOffsetMs(page);
  const shown = await watchFor(page, [PROCESSING, SUCCEEDED]);
  await sleep(gapMs());
  const processedAt = now();
  await server.gateway.simulation.process(paymentId);
  await sleep(gapMs());
  const succeededAt = now();
  await server.gateway.simulation.succeed(paymentId);
  const { [PROCESSING]: processing, [SUCCEEDED]: succeeded = NaN } = await shown();
  // A poller may miss the first change; its page then shows it with the second.
  return [(processing ?? succeeded) - offsetMs - processedAt, succeeded - offsetMs - succeededAt];
};

/** Measures the element and pollers side by side, and prints the table. */
export const measureVariants = async ({ payments, laneCount, roundTripMs }: VariantsOptions): Promise<void> => {
  const { environment, stop } = await startTestEnvironment();
  const pages = await startPages(environment.proxy.url);
  environment.proxy.latencyMs = roundTripMs / 2;
  if (roundTripMs) await environment.proxy.set('latency');

  const samples = new Map<Variant, number[]>(Object.keys(VARIANTS).map((variant) => [variant as Variant, []]));

  const open = async (page: Page, variant: Variant): Promise<string> => {
    const { paymentId } = await environment.create();
    await page.goto(`${pages.url}/?variant=${encodeURIComponent(variant)}&payment_id=${paymentId}`);
    await showsWaiting(page);
    return paymentId;
  };

  // Each page has its own browser profile, because a profile shares its connections.
  const lanes = await Promise.all(
    Array.from({ length: laneCount }, () => [...samples.keys()])
      .flat()
      .map(async (variant) => ({ variant, page: await (await environment.newContext()).newPage() })),
  );
  for (let done = 0; done < payments; done += laneCount) {
    // Loading pages would delay the measurement: all pages are ready before any payment changes.
    const ready = await Promise.all(
      lanes.map(async (lane) => ({ ...lane, paymentId: await open(lane.page, lane.variant) })),
    );
    await Promise.all(
      ready.map(async ({ variant, page, paymentId }) =>
        samples.get(variant)?.push(...(await measure(environment, page, paymentId))),
      ),
    );
  }
  await stop();
  await pages.close();

  console.log(`\nround trip of ${roundTripMs} ms added\n\n${spread(samples)}`);
};
