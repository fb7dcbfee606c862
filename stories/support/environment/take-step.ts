import type { Gateway } from '../../../demo/gateway/gateway.js';
import type { BuyerChoice, SandboxStep } from '../../../demo/gateway/wire/sandbox-payment.js';

export const takeStep = async (
  gateway: Gateway,
  paymentId: string,
  step: SandboxStep,
  choice: BuyerChoice,
): Promise<void> => {
  if (step === 'cancel') await gateway.payments.cancel(paymentId);
  else await gateway.simulation[step](paymentId, choice);
};
