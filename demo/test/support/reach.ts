import assert from 'node:assert/strict';
import type { KnownPaymentStatus } from 'pay-status/contract';
import type { SandboxStep } from '../../gateway/wire/sandbox-payment.js';
import { STEPS_TO } from './steps-to.js';
import { MERCHANT, type TestGateway } from './test-gateway.js';

/** Requests a step of a payment. */
export const takeStep = (gateway: TestGateway, id: string, step: SandboxStep): Promise<Response> =>
  step === 'cancel'
    ? gateway.sendRequest(`/v1/payments/${id}/cancel`, { method: 'POST', headers: MERCHANT })
    : gateway.sandbox(`payments/${id}/${step}`);

/** Brings a new payment into the status by requests. */
export const takeSteps = async (gateway: TestGateway, id: string, status: KnownPaymentStatus): Promise<void> => {
  for (const step of STEPS_TO[status]) assert.equal((await takeStep(gateway, id, step)).status, 200);
};

/** Creates a payment and brings it into the status by requests; resolves to its id. */
export const reach = async (gateway: TestGateway, status: KnownPaymentStatus, order: object = {}): Promise<string> => {
  const { paymentId } = await gateway.create(order);
  await takeSteps(gateway, paymentId, status);
  return paymentId;
};
