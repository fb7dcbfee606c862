import fc from 'fast-check';
import { ApiError } from '../../gateway/http/errors.js';
import { toCoins } from '../../gateway/options/assets.js';
import { PAPER_ASSETS } from '../../gateway/rails/paper/assets.js';
import { SIMULATED_STEPS } from '../../gateway/wire/sandbox-payment.js';
import { OWNER } from './store-rows.js';
import type { TestGateway } from './test-gateway.js';

/** Steps that lead to a settlement are more frequent than others. */
const STEPS = [
  ...SIMULATED_STEPS,
  ...(['succeed', 'succeed', 'succeed', 'succeed', 'settle', 'settle twice at once'] as const),
  ...(['cancel', 'refund', 'wait'] as const),
] as const;
type Step = (typeof STEPS)[number];

/** One payment, and what happens to it in this order, possible or not. */
const historyArbitrary = fc.record({
  mode: fc.constantFrom('test', 'live'),
  amount: fc.record({
    unit: fc.constantFrom('iso4217/USD', 'iso4217/EUR', 'iso4217/JPY', 'iso4217/KWD'),
    value: fc.bigInt({ min: 1n, max: 10n ** 30n }).map(String),
  }),
  asset: fc.constantFrom(...PAPER_ASSETS),
  /** Base units: a fee of a hundredth leaves a remainder, or is nothing. */
  value: fc.oneof(fc.bigInt({ min: 1n, max: 999n }), fc.bigInt({ min: 1n, max: 10n ** 40n })),
  steps: fc.array(fc.constantFrom(...STEPS), { maxLength: 6, size: 'max' }),
});
type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type History = Generated<typeof historyArbitrary>;

/** Histories that share a gateway, with its settings. */
export const batchArbitrary = (histories: number) =>
  fc.record({
    seed: fc.nat(),
    autoSettleMs: fc.constantFrom(null, 0, 1_500),
    limit: fc.constantFrom(7, 50, 200),
    histories: fc.array(historyArbitrary, { minLength: histories, maxLength: histories, size: 'max' }),
  });

export type Batch = Generated<ReturnType<typeof batchArbitrary>>;

const WAIT_MS = 1_000;

/** A payment whose history has been taken. */
export interface TakenHistory extends History {
  readonly id: string;
  /** The number of forced settlements that the gateway has accepted. */
  readonly settlements: number;
}

/** Resolves to false if the gateway refuses the step. */
const isAccepted = async (step: Promise<unknown>): Promise<boolean> => {
  try {
    await step;
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
};

/** Creates the payment, and takes its steps. */
export const takeHistory = async (gateway: TestGateway, history: History): Promise<TakenHistory> => {
  const { payments, simulation, clock } = gateway;
  const { mode, amount, asset, value } = history;
  const { id } = await payments.create({ ...OWNER, mode }, { amount, referenceId: 'order 1' });
  const choice = { optionAmount: toCoins(asset, value) };
  let settlements = 0;
  const settle = async (): Promise<void> => {
    if (await isAccepted(simulation.settle(id))) settlements++;
  };
  const take = async (step: Step): Promise<unknown> => {
    switch (step) {
      case 'settle':
        return settle();
      case 'settle twice at once':
        return Promise.all([settle(), settle()]);
      case 'wait':
        return clock.advance(WAIT_MS);
      case 'cancel':
        return isAccepted(payments.cancel(id));
      case 'refund':
        return isAccepted(payments.markRefunded(id, 'merchant'));
      default:
        return isAccepted(simulation[step](id, choice));
    }
  };
  for (const step of history.steps) await take(step);
  return { ...history, id, settlements };
};
