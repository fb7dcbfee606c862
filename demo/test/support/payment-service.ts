import type { GatewayClock } from '../../gateway/clock/clock.js';
import { systemRandom } from '../../gateway/core/random.js';
import { createPaperRail } from '../../gateway/rails/paper/paper-rail.js';
import { RailSwitches } from '../../gateway/rails/switches.js';
import { PaymentService } from '../../gateway/services/payment-service.js';
import type { Store } from '../../gateway/store/store.js';

interface Options {
  readonly store: Store;
  readonly clock: GatewayClock;
  readonly autoSettleMs?: number | null;
}

/** The service without routes, on the paper rail; a payment is executed a second after its confirmation. */
export const createPaymentService = ({ autoSettleMs = null, ...options }: Options): PaymentService =>
  new PaymentService({
    ...options,
    autoSettleMs,
    random: systemRandom,
    rail: createPaperRail(),
    switches: new RailSwitches(),
    autoSucceedMs: 1000,
  });
