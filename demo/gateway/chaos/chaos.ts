import type { KnownWebhookEventType } from 'pay-status/contract';
import type { Payment } from '../payments/payment.js';
import { planDeliveries } from './delivery-plan.js';
import { createDice } from './dice.js';
import { addFields } from './extra-fields.js';
import { newFee } from './fee.js';
import { planHolds } from './long-poll-plan.js';
import { respondWithChaos, type ChaosRequest } from './respond.js';
import { DEFAULT_SETTINGS, QUIET_SETTINGS, type ChaosSettings } from './settings.js';

export interface ChaosOptions {
  /** The same seed behaves the same way for the same requests in the same order. */
  readonly seed: number;
  /** Settings by fault; a probability that is not given is 0. Default: {@link DEFAULT_SETTINGS}. */
  readonly settings?: Partial<ChaosSettings>;
}

/** Random behaviour that the interface allows, and that a correct client handles. */
export interface Chaos {
  readonly respond: (request: ChaosRequest) => Promise<Response>;
  readonly planHolds: (holdMs: number) => readonly number[];
  readonly planDeliveries: (type: KnownWebhookEventType) => readonly number[];
  readonly newFee: () => Pick<Payment, 'feeKind'>;
  readonly addFields: (json: string) => string;
}

/** It keeps no state but that of its random numbers. */
export const createChaos = (
  { seed, settings = DEFAULT_SETTINGS }: ChaosOptions,
  autoSettleMs: number | null,
): Chaos => {
  const dice = createDice(seed, { ...QUIET_SETTINGS, ...settings });
  return {
    respond: (request) => respondWithChaos(dice, request),
    planHolds: (holdMs) => planHolds(dice, holdMs),
    planDeliveries: (type) => planDeliveries(dice, type, autoSettleMs),
    newFee: () => newFee(dice),
    addFields: (json) => addFields(dice, json),
  };
};
