import type { StrictOptionAmount } from '../wire/amount.js';
import type { RandomSource } from '../random.js';
import { defaultOptionAmount } from './default-option.js';
import { newTxId } from './ids.js';
import type { PaymentService } from './payment-service.js';
import type { Payment } from './payment.js';

/** What the buyer pays with, and the transaction that carries it; each has a default. */
export interface BuyerChoice {
  readonly optionAmount?: StrictOptionAmount | undefined;
  readonly txId?: string | undefined;
}

/** The steps that a real buyer, the chain or the calendar would take. */
export const SIMULATED_STEPS = ['process', 'succeed', 'fail', 'decline', 'expire', 'settle'] as const;
export type SimulatedStep = (typeof SIMULATED_STEPS)[number];

/** Plays the buyer and the chain. A step that the table of transitions does not have is refused (`invalid_state`). */
export type Simulation = Readonly<Record<SimulatedStep, (id: string, choice?: BuyerChoice) => Promise<Payment>>>;

export const createSimulation = (payments: PaymentService, random: RandomSource): Simulation => {
  const process: Simulation['process'] = async (id, { optionAmount, txId } = {}) => {
    const { amount } = await payments.get(id);
    return payments.act(id, {
      type: 'process',
      optionAmount: optionAmount ?? defaultOptionAmount(amount),
      txId: txId ?? null,
    });
  };

  return {
    process,
    async succeed(id, choice = {}) {
      const payment = await payments.get(id);
      const { state } = payment.state.status === 'requires_action' ? await process(id, choice) : payment;
      const knownTxId = state.status === 'processing' ? state.processing.txId : null;
      return payments.act(id, {
        type: 'succeed',
        optionAmount: choice.optionAmount ?? null,
        txId: choice.txId ?? knownTxId ?? newTxId(random),
      });
    },
    fail: (id) => payments.act(id, { type: 'fail', failureCode: null, reason: 'insufficient funds' }),
    decline: (id) => payments.act(id, { type: 'fail', failureCode: 'declined_user', reason: 'declined by the buyer' }),
    expire: (id) => payments.expire(id),
    settle: (id) => payments.act(id, { type: 'settle' }),
  };
};
