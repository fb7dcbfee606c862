import type { BuyerChoice, SimulatedStep } from '../wire/sandbox-payment.js';
import type { RandomSource } from '../core/random.js';
import { toDefaultOptionAmount } from '../options/default-option.js';
import { newTxId } from '../payments/ids.js';
import type { PaymentService } from './payment-service.js';
import type { Payment } from '../payments/payment.js';

/** Simulates the buyer and the chain. A step that the table of transitions does not allow is refused (`invalid_state`). */
export type Simulation = Readonly<Record<SimulatedStep, (id: string, choice?: BuyerChoice) => Promise<Payment>>>;

export const createSimulation = (payments: PaymentService, random: RandomSource): Simulation => {
  const process: Simulation['process'] = async (id, { optionAmount, txId } = {}) => {
    const { amount } = await payments.get(id);
    return payments.apply(id, {
      type: 'process',
      optionAmount: optionAmount ?? toDefaultOptionAmount(amount),
      txId: txId ?? null,
    });
  };

  return {
    process,
    async succeed(id, choice = {}) {
      const payment = await payments.get(id);
      const { state } = payment.state.status === 'requires_action' ? await process(id, choice) : payment;
      const knownTxId = state.status === 'processing' ? state.processing.txId : null;
      return payments.apply(id, {
        type: 'succeed',
        optionAmount: choice.optionAmount ?? null,
        txId: choice.txId ?? knownTxId ?? newTxId(random),
      });
    },
    fail: (id) => payments.apply(id, { type: 'fail', failureCode: null, reason: 'insufficient funds' }),
    decline: (id) =>
      payments.apply(id, { type: 'fail', failureCode: 'declined_user', reason: 'declined by the buyer' }),
    expire: (id) => payments.expire(id),
    settle: (id) => payments.apply(id, { type: 'settle', txId: newTxId(random) }),
  };
};
