import assert from 'node:assert/strict';
import type { KnownPaymentStatus } from 'pay-status/contract';
import type { SimulatedStep } from '../../gateway/wire/sandbox-payment.js';
import { MERCHANT, type TestGateway } from './test-gateway.js';

/** The request that brings a new payment into each status: none, a step of the sandbox, or the merchant's cancel. */
const STEP_TO: Readonly<Record<KnownPaymentStatus, SimulatedStep | 'cancel' | null>> = {
  requires_action: null,
  processing: 'process',
  succeeded: 'succeed',
  failed: 'fail',
  expired: 'expire',
  cancelled: 'cancel',
};

/** Requests a step of a payment. */
export const takeStep = (gateway: TestGateway, id: string, step: SimulatedStep | 'cancel'): Promise<Response> =>
  step === 'cancel'
    ? gateway.sendRequest(`/v1/payments/${id}/cancel`, { method: 'POST', headers: MERCHANT })
    : gateway.sandbox(`payments/${id}/${step}`);

/** Creates a payment and brings it into the status by requests; resolves to its id. */
export const reach = async (gateway: TestGateway, status: KnownPaymentStatus, order: object = {}): Promise<string> => {
  const { paymentId } = await gateway.create(order);
  const step = STEP_TO[status];
  if (step) assert.equal((await takeStep(gateway, paymentId, step)).status, 200);
  return paymentId;
};
