import { createPaymentResponseSchema } from '../../contract/schemas/create-payment.js';
import { paymentListSchema } from '../../contract/schemas/payment-list.js';
import { paymentStatusResponseSchema } from '../../contract/schemas/payment-status-response.js';
import { createMerchantClient, type MerchantClient } from '../merchant/merchant-client.js';
import { checkFields } from './checks/contract.js';
import { describeFailure } from './failure.js';
import { ok, type Finding } from './finding.js';
import { observe, type DoctorPorts, type Observed } from './observe.js';
import type { GatewayTarget, MerchantKey } from './options.js';

/** A gateway as a merchant's server sees it. */
export interface MerchantSide extends Pick<GatewayTarget, 'baseUrl' | 'apiVersion'> {
  readonly key: MerchantKey;
}

/** One attempt: a retry would hide what is being looked for. */
const ONCE = { maxAttempts: 1 };

const call = <Value>(
  { baseUrl, apiVersion, key }: MerchantSide,
  ports: DoctorPorts,
  operation: (client: MerchantClient, signal: AbortSignal) => Promise<Value>,
): Promise<Observed<Value>> =>
  observe(ports, (fetch, signal) =>
    operation(createMerchantClient({ baseUrl, apiVersion, ...key, fetch, clock: ports.clock }), signal),
  );

/** Enough to find the payment in a dashboard; gateways limit the length of a reference. */
const REFERENCE_LENGTH = 8;

/** A payment that was created for the examination, if it was, and how that went. */
export interface CreatedPayment {
  readonly paymentId: string | undefined;
  readonly findings: readonly Finding[];
}

/** Creates a payment of one minor unit of the currency, which nobody will pay. */
export const createSmallestPayment = async (
  side: MerchantSide,
  ports: DoctorPorts,
  currency: string,
): Promise<CreatedPayment> => {
  const amount = { unit: `iso4217/${currency}`, value: '1' };
  const referenceId = `doctor-${ports.randomId().slice(0, REFERENCE_LENGTH)}`;
  const observed = await call(side, ports, (client, signal) =>
    client.createPayment({ amount, referenceId }, { ...ONCE, signal }),
  );
  const { result, answer } = observed;
  if (!result.ok) {
    const failure = describeFailure('create', observed);
    const mayExist = !answer || answer.status < 300 || answer.status >= 500;
    const message = `Creating a payment failed. ${failure.message}`;
    return {
      paymentId: undefined,
      findings: [{ ...failure, message: mayExist ? `${message} The payment may exist; it expires unpaid.` : message }],
    };
  }
  return {
    paymentId: result.value.paymentId,
    findings: [
      ok('create', `A payment of 1 minor unit of ${currency} was created. It expires unpaid.`),
      ...checkFields('create-fields', createPaymentResponseSchema, answer?.body),
    ],
  };
};

/** Examines a merchant's credentials by reading the payment, or without one, by reading the list of payments. */
export const examineMerchantSide = async (
  side: MerchantSide,
  ports: DoctorPorts,
  paymentId: string | undefined,
): Promise<readonly Finding[]> => {
  const observed = await call<unknown>(side, ports, (client, signal) =>
    paymentId === undefined
      ? client.listPayments({ limit: 1 }, { ...ONCE, signal })
      : client.getPaymentStatus(paymentId, { ...ONCE, signal }),
  );
  const schema = paymentId === undefined ? paymentListSchema : paymentStatusResponseSchema;
  const { result, answer } = observed;
  if (!result.ok) return [describeFailure('merchant', observed)];
  return [
    ok('merchant', 'The gateway accepts the API key and the merchant id.'),
    ...checkFields('merchant-fields', schema, answer?.body),
  ];
};
