// Many visitors of a merchant's status endpoint: run.ts [--payments N] [--visitors N]
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createMerchantClient, createStatusHandler, fiat } from 'pay-status/merchant';
import { toNodeListener } from 'pay-status/webhooks';
import { startCli } from '../../../demo/test/support/run-cli.js';
import { parseNumberOption } from '../../support/number-option.js';
import { startHolder } from '../gateway/start-holder.js';
import { spread } from '../table.js';

const { values } = parseArgs({
  options: { payments: { type: 'string', default: '100' }, visitors: { type: 'string', default: '1000' } },
});
const PAYMENTS = parseNumberOption('payments', values.payments);
const VISITORS = parseNumberOption('visitors', values.visitors);
const VISITORS_EACH = VISITORS / PAYMENTS;
const MAX_POLL_MS = 60_000;

const now = (): number => performance.timeOrigin + performance.now();

const cli = startCli(['--port', '0', '--rate-limit', '100000000']);
const baseUrl = await cli.ready;
if (!baseUrl) throw new Error(`the gateway did not start: ${cli.printed.err}`);

/** Requests that the gateway holds, and the time of its last answer to one. */
let held = 0;
let mostHeld = 0;
let answeredAt = NaN;
const client = createMerchantClient({
  baseUrl,
  merchantId: 'merchant_demo',
  apiKey: 'wcp_test_demo',
  fetch: async (url, init) => {
    if (!url.includes('maxPollMs')) return fetch(url, init);
    mostHeld = Math.max(mostHeld, ++held);
    try {
      return await fetch(url, init);
    } finally {
      held--;
      answeredAt = now();
    }
  },
});

const handle = createStatusHandler({ client, authorize: () => true });
const server = createServer(toNodeListener(handle)).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

const paymentIds: string[] = [];
for (let order = 0; order < PAYMENTS; order++) {
  const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
  const request = { amount: fiat('12.50', 'USD'), referenceId: `order ${order}`, expiresAt };
  paymentIds.push((await client.createPayment(request)).paymentId);
}

const holder = startHolder();
const paths = paymentIds.flatMap((id) => Array<string>(VISITORS_EACH).fill(`/status/${id}?maxPollMs=${MAX_POLL_MS}`));
await holder.hold({ port, paths });
// The holder has written its requests; the server has read them when it has a connection of each, and a turn has passed.
const countConnections = (): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
while ((await countConnections()) < VISITORS || held < PAYMENTS)
  await new Promise((resolve) => setTimeout(resolve, 10));
if (holder.answers.length) throw new Error(`${holder.answers.length} visitors were answered too soon`);
console.log(`${VISITORS} visitors of ${PAYMENTS} payments: ${mostHeld} requests held at the gateway`);

const told: number[] = [];
for (const id of paymentIds) {
  const response = await fetch(`${baseUrl}/sandbox/payments/${id}/process`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(await response.text());
  for (const at of await holder.answered(VISITORS_EACH)) told.push(at - answeredAt);
}

holder.end();
server.closeAllConnections();
server.close();
cli.child.kill('SIGTERM');
await cli.ended;
console.log(spread(new Map([["from the gateway's answer to the visitor", told]])));
