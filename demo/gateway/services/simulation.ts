import type { BuyerChoice, SimulatedStep } from '../wire/sandbox-payment.js';
import type { RandomSource } from '../core/random.js';
import { toOptionAmount } from '../options/assets.js';
import { newTxId } from '../payments/ids.js';
import type { Asset } from '../rails/asset.js';
import type { PaymentService } from './payment-service.js';
import type { Payment } from '../payments/payment.js';

/**
 * Simulates the buyer and the chain. Refused with `invalid_state`: a step that the table of transitions does not allow, and
 * any step of a payment that a rail has claimed, except that `succeed` and `fail` are its rail's result if it is not executed
 * automatically.
 */
export type Simulation = Readonly<Record<SimulatedStep, (id: string, choice?: BuyerChoice) => Promise<Payment>>>;

interface SimulationOptions {
  readonly payments: PaymentService;
  readonly random: RandomSource;
  /** The default asset of simulated payments. */
  readonly asset: Asset;
}

export const createSimulation = ({ payments, random, asset }: SimulationOptions): Simulation => {
  const process: Simulation['process'] = async (id, { optionAmount, txId } = {}) => {
    const { amount } = await payments.get(id);
    return payments.force(id, {
      type: 'process',
      optionAmount: optionAmount ?? toOptionAmount(asset, amount),
      txId: txId ?? null,
    });
  };

  return {
    process,
    async succeed(id, choice = {}) {
      const payment = await payments.get(id);
      const { state } = payment.state.status === 'requires_action' ? await process(id, choice) : payment;
      const knownTxId = state.status === 'processing' ? state.processing.txId : null;
      return payments.force(id, {
        type: 'succeed',
        optionAmount: choice.optionAmount ?? null,
        txId: choice.txId ?? knownTxId ?? newTxId(random),
      });
    },
    fail: (id) => payments.force(id, { type: 'fail', failureCode: null, reason: 'insufficient funds' }),
    decline: (id) =>
      payments.force(id, { type: 'fail', failureCode: 'declined_user', reason: 'declined by the buyer' }),
    expire: (id) => payments.expire(id),
    settle: (id) => payments.settle(id),
  };
};
