// Cost and response time of open long polls: run.ts [--held N] [--wakes N]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseNumberOption } from '../../support/number-option.js';
import { spread } from '../table.js';
import { startCli } from '../../../demo/test/support/run-cli.js';
import { startHolder } from './start-holder.js';

const { values } = parseArgs({
  options: { held: { type: 'string', default: '15000' }, wakes: { type: 'string', default: '500' } },
});
const HELD = parseNumberOption('held', values.held);
const WAKES = parseNumberOption('wakes', values.wakes);
const MAX_POLL_MS = 60_000;
/** The time for garbage collection after connecting, milliseconds. */
const SETTLE_MS = 3_000;
const KIB = 1_024;

const MERCHANT = { 'Api-Key': 'wcp_test_demo', 'Merchant-Id': 'merchant_demo' };
const ORDER = { amount: { unit: 'iso4217/USD', value: '5000' }, referenceId: 'order 1' };

const now = (): number => performance.timeOrigin + performance.now();
const toPath =
  (maxPollMs: number) =>
  (id: string): string =>
    `/v1/gateway/payment/${id}/status?maxPollMs=${maxPollMs}`;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KIB;

const post = async (url: string, body: object): Promise<{ paymentId: string }> => {
  const headers = { 'Content-Type': 'application/json', ...MERCHANT };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { paymentId: string };
};

const create = async (url: string): Promise<string> => {
  const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
  return (await post(`${url}/v1/payments`, { ...ORDER, expiresAt })).paymentId;
};

const cli = startCli(['--port', '0', '--rate-limit', '100000000']);
const url = await cli.ready;
const pid = cli.child.pid;
if (!url || !pid) throw new Error(`the gateway did not start: ${cli.printed.err}`);
const port = Number(new URL(url).port);
const holder = startHolder();

const shared = await create(url);
const own = await Promise.all(Array.from({ length: WAKES }, () => create(url)));
// Warms up what the first request loads.
await holder.hold({ port, paths: [shared, ...own.slice(0, 50)].map(toPath(100)) });
await holder.answered(51);
await pause(SETTLE_MS);
const before = residentBytes(pid);

const beganMs = now();
// A few polls each on many payments, and most on one payment, whose change answers them all.
await holder.hold({ port, paths: [...own, ...Array<string>(HELD - WAKES).fill(shared)].map(toPath(MAX_POLL_MS)) });
console.log(`${HELD} polls held after ${((now() - beganMs) / 1_000).toFixed(1)} s`);
await pause(SETTLE_MS);
const bytesEach = (residentBytes(pid) - before) / HELD;
console.log(`${(bytesEach / KIB).toFixed(1)} KiB of resident memory each`);
if (holder.answers.length)
  throw new Error(`${holder.answers.length} polls were answered too soon: not measured at once`);

const single: number[] = [];
for (const id of own) {
  const sentAt = now();
  await Promise.all([
    post(`${url}/sandbox/payments/${id}/process`, {}),
    holder.answered(1).then(([at]) => single.push((at ?? NaN) - sentAt)),
  ]);
}
const wokenAt = now();
await post(`${url}/sandbox/payments/${shared}/process`, {});
const together = (await holder.answered(HELD - WAKES)).map((at) => at - wokenAt);

await holder.hold({ port, paths: Array<string>(HELD).fill(toPath(MAX_POLL_MS)(shared)) });
await pause(SETTLE_MS);
const stoppedAt = now();
cli.child.kill('SIGTERM');
const ended = cli.ended.then(() => now() - stoppedAt);
const atEnd = (await holder.answered(HELD)).map((at) => at - stoppedAt);
const endMs = await ended;
holder.end();

console.log(
  spread(
    new Map([
      ['one is woken', single],
      ['all are woken', together],
      ['SIGTERM', atEnd],
    ]),
  ),
);
console.log(`exit ${endMs.toFixed(0)} ms after SIGTERM`);
