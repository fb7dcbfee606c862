import assert from 'node:assert/strict';
import { createPaymentResponseSchema, type KnownPaymentStatus } from 'pay-status/contract';
import type { ChaosSettings } from '../../gateway/chaos/settings.js';
import { seededRandom } from '../../gateway/core/random.js';
import { createBuyer, type Poll } from './chaos-buyer.js';
import { createChaosGateway, type ChaosGateway } from './chaos-gateway.js';
import { createSettlingClock } from './settling-clock.js';
import { MERCHANT, ORDER } from './test-gateway.js';

/** The result of a run. */
export interface Report {
  readonly gateway: ChaosGateway;
  readonly paymentIds: readonly string[];
  /** The polls of each payment, in order. */
  readonly polls: readonly (readonly Poll[])[];
  /** Responses of the gateway to the shop's server. */
  readonly responses: readonly string[];
  /** Cases in which the library showed a wrong status, or did not end with the right one. */
  readonly violations: readonly string[];
}

type Step = 'process' | 'succeed' | 'fail' | 'decline' | 'expire' | 'cancel';

const PATHS: readonly (readonly Step[])[] = [
  ['process', 'succeed'],
  ['process', 'succeed'],
  ['process', 'succeed'],
  ['process', 'succeed'],
  ['succeed'],
  ['process', 'fail'],
  ['process', 'expire'],
  ['decline'],
  ['expire'],
  ['cancel'],
];

const STATUSES_AFTER: Readonly<Record<Step, readonly KnownPaymentStatus[]>> = {
  process: ['processing'],
  succeed: ['processing', 'succeeded'],
  fail: ['failed'],
  decline: ['failed'],
  expire: ['expired'],
  cancel: ['cancelled'],
};

/** Maximum delay before each step, milliseconds. */
const MAX_DELAY_MS = 40_000;
/** Long enough for all backoffs and delayed deliveries, milliseconds. */
const DRAIN_MS = 120_000;

/** Runs payments one after another under chaos: a shop retries with idempotency keys, a buyer uses the library. */
export const runPayments = async (count: number, seed: number, settings?: Partial<ChaosSettings>): Promise<Report> => {
  const clock = createSettlingClock();
  const gateway = createChaosGateway(settings, { seed, clock });
  const random = seededRandom(seed);
  const responses: string[] = [];
  const bought: { readonly id: string; readonly polls: readonly Poll[]; readonly violations: readonly string[] }[] = [];

  const post = async (path: string, key: string, body: object): Promise<unknown> => {
    for (;;) {
      const response = await gateway.sendRequest(path, { headers: { ...MERCHANT, 'Idempotency-Key': key }, body });
      const text = await response.text();
      responses.push(text);
      if (response.ok) return JSON.parse(text);
      assert.ok(response.status === 429 || response.status === 500, text);
      await clock.advance(Number(response.headers.get('Retry-After') ?? 1) * 1_000);
    }
  };

  const buy = async (key: string): Promise<void> => {
    const { paymentId: id } = createPaymentResponseSchema.parse(await post('/v1/payments', key, ORDER));
    const buyer = createBuyer({ paymentId: id, clock, random, gateway: gateway.fetch });
    for (const step of PATHS[Math.floor(random() * PATHS.length)]!) {
      await clock.advance(Math.floor(random() * MAX_DELAY_MS));
      buyer.expect(...STATUSES_AFTER[step]);
      if (step === 'cancel') await post(`/v1/payments/${id}/cancel`, key, {});
      else await gateway.simulation[step](id);
    }
    await clock.advance(DRAIN_MS);
    bought.push({ id, polls: buyer.polls, violations: buyer.stop() });
  };

  await gateway.register();
  for (let index = 0; index < count; index++) await buy(`order ${index}`);
  gateway.close();
  return {
    gateway,
    paymentIds: bought.map(({ id }) => id),
    polls: bought.map(({ polls }) => polls),
    responses,
    violations: bought.flatMap(({ violations }) => violations),
  };
};
