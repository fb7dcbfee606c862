import { createWebhookHandler } from '../../../../src/server/webhooks/webhook-handler.js';
import { createRandom } from '../../../support/random.js';
import { NOW_MS, toRequest, SECRET } from '../support/signed-delivery.js';
import { findViolations } from './find-violations.js';
import type { Shop } from './ledger.js';
import { getCrashKey, createStory, type Story } from './story.js';

const MAX_CONCURRENT = 16;

/** Counters of a run. */
export interface Tally {
  deliveries: number;
  readonly answers: Record<string, number>;
  crashes: number;
  /** Payments whose settled event was processed before their succeeded one. */
  settledFirst: number;
  readonly failures: string[];
}

class Crashed extends Error {}

/** Delivers a scenario, several deliveries at a time, and repeats those that are not acknowledged. */
const playStory = async <Tx>(story: Story, shop: Shop<Tx>, seed: number, tally: Tally): Promise<void> => {
  const random = createRandom(seed);
  const handler = createWebhookHandler<Tx>({
    secret: SECRET,
    store: shop.store,
    now: () => NOW_MS,
    onPayment: async ({ payment_id: paymentId, payment_state_version: version }, { tx, ...firstTimes }) => {
      const crash = story.crashes.get(getCrashKey(paymentId, version))?.shift();
      if (crash) tally.crashes++;
      // Without a transaction, writes cannot be rolled back.
      if (crash === 'before the effect' || (crash && !shop.isTransactional)) throw new Crashed();
      // Lets other deliveries arrive, as a real effect does.
      if (random.chance(0.5)) await new Promise((resolve) => setImmediate(resolve));
      await shop.write(tx, { paymentId, version, ...firstTimes });
      if (crash) throw new Crashed();
      if (firstTimes.firstSucceeded && firstTimes.firstSettled) tally.settledFirst++;
    },
    onError: (error, event) => {
      if (event && !(error instanceof Crashed)) tally.failures.push(String(error));
    },
  });

  const waiting = [...story.deliveries];
  const deliverAll = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await handler(toRequest(next.delivery));
      const { result, code = result } = (await answer.json()) as { result?: string; code?: string };
      tally.deliveries++;
      tally.answers[code!] = (tally.answers[code!] ?? 0) + 1;
      if (next.isAuthentic && !answer.ok) waiting.splice(random.int(0, waiting.length), 0, next);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, deliverAll));

  for (const payment of story.payments)
    tally.failures.push(...findViolations(payment, await shop.read(payment.paymentId)));
};

/** Plays scenarios until this many deliveries were sent. Each scenario uses the next seed. */
export const playDeliveries = async <Tx>(shop: Shop<Tx>, deliveries: number, firstSeed = 1): Promise<Tally> => {
  const tally: Tally = { deliveries: 0, answers: {}, crashes: 0, settledFirst: 0, failures: [] };
  for (let seed = firstSeed; tally.deliveries < deliveries && !tally.failures.length; seed++) {
    await playStory(await createStory(String(seed), createRandom(seed)), shop, seed, tally);
    if (tally.failures.length) tally.failures.unshift(`seed ${seed}:`);
  }
  return tally;
};
