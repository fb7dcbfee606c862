// Counts the requests for a payment of five minutes, by our element and by pollers, in one run: requests.ts [--minutes N]
import { parseArgs } from 'node:util';
import { startTestEnvironment } from '../e2e/support/test-environment.js';
import { parseNumberOption } from '../support/number-option.js';
import { showsText, showsWaiting } from './page-probe.js';
import { startPages, VARIANTS, type Variant } from './pages.js';
import { countRequests } from './request-count.js';
import { row } from './table.js';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const totalMs = parseNumberOption('minutes', values.minutes) * 60_000;
/** The lifetime of the payment, twice the duration of the run, seconds. */
const lifetimeS = (2 * totalMs) / 1_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const { environment, stop } = await startTestEnvironment();
const pages = await startPages(environment.proxy.url);
const counter = countRequests();

const follow = async (variant: Variant): Promise<string> => {
  const { paymentId } = await environment.create({ expiresAt: Math.floor(Date.now() / 1_000) + lifetimeS });
  const page = await environment.open(`${pages.url}/?variant=${encodeURIComponent(variant)}&payment_id=${paymentId}`);
  await showsWaiting(page);
  await sleep(totalMs * 0.7);
  await environment.server.gateway.simulation.process(paymentId);
  await sleep(totalMs * 0.3);
  await environment.server.gateway.simulation.succeed(paymentId);
  await showsText(page, 'Payment complete');
  await page.context().close();
  const { requests, preflights } = counter.count(paymentId);
  return row(variant, requests, preflights, requests + preflights);
};

const rows = await Promise.all((Object.keys(VARIANTS) as Variant[]).map(follow));
counter.stop();
await stop();
await pages.close();

console.log(`\n${values.minutes} minutes, two changes\n`);
console.log([row('variant', 'requests', 'preflights', 'in all'), row('---', '---', '---', '---'), ...rows].join('\n'));
