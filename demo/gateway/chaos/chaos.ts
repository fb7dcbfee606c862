import type { KnownWebhookEventType } from 'pay-status/contract';
import type { Payment } from '../payments/payment.js';
import { answerChaotically, type Passage } from './answers.js';
import { planDeliveries } from './deliveries.js';
import { createDice } from './dice.js';
import { addFields } from './extra-fields.js';
import { newFee } from './fee.js';
import { planHolds } from './holds.js';
import { DEFAULT_KNOBS, QUIET_KNOBS, type Knobs } from './knobs.js';

export interface ChaosOptions {
  /** The same seed misbehaves the same way when it is asked the same things in the same order. */
  readonly seed: number;
  /** What happens; a probability that is not given is 0. Default: {@link DEFAULT_KNOBS}. */
  readonly knobs?: Partial<Knobs>;
}

/** Misbehaviour that a correct client bears: all of it is within the interface. */
export interface Chaos {
  readonly answer: (passage: Passage) => Promise<Response>;
  readonly planHolds: (holdMs: number) => readonly number[];
  readonly planDeliveries: (type: KnownWebhookEventType) => readonly number[];
  readonly newFee: () => Pick<Payment, 'feeKind'>;
  readonly addFields: (json: string) => string;
}

/** Its random numbers are all that it remembers. */
export const createChaos = ({ seed, knobs = DEFAULT_KNOBS }: ChaosOptions, autoSettleMs: number | null): Chaos => {
  const dice = createDice(seed, { ...QUIET_KNOBS, ...knobs });
  return {
    answer: (passage) => answerChaotically(dice, passage),
    planHolds: (holdMs) => planHolds(dice, holdMs),
    planDeliveries: (type) => planDeliveries(dice, type, autoSettleMs),
    newFee: () => newFee(dice),
    addFields: (json) => addFields(dice, json),
  };
};
