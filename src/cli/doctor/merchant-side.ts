import type { ZodMiniType } from 'zod/mini';
import { createPaymentResponseSchema } from '../../contract/schemas/create-payment.js';
import { paymentListSchema } from '../../contract/schemas/payment-list.js';
import { paymentStatusResponseSchema } from '../../contract/schemas/payment-status-response.js';
import { parseBaseUrl } from '../../core/url/base-url.js';
import { buildListUrl } from '../../server/merchant/list-payments.js';
import { createMerchantClient, type MerchantClient } from '../../server/merchant/merchant-client.js';
import { buildPaymentUrl, type MerchantRequestOptions } from '../../server/merchant/merchant-gateway.js';
import { examineConnection, examineVersions, requestPlainly, tooSlow } from './both-sides.js';
import { checkFields } from './checks/contract.js';
import { checkDate } from './checks/date.js';
import { checkRefusal } from './checks/refusal.js';
import { describeFailure, MERCHANT_CODE_HINTS, type CodeHints } from './failure.js';
import { ok, type Finding } from './finding.js';
import { describeKeyMode } from './key-mode.js';
import { ANSWER_TIMEOUT_MS, observe, type DoctorPorts, type Observed, type ObserveOptions } from './observe.js';
import type { GatewayTarget, MerchantKey } from './options.js';

/** A gateway as a merchant's server sees it. */
export interface MerchantSide extends Pick<GatewayTarget, 'baseUrl' | 'apiVersion'> {
  readonly key: MerchantKey;
}

/** One attempt: a retry would hide what is being looked for. */
const ONCE = { maxAttempts: 1 };

type CallOptions = Partial<Pick<MerchantSide, 'apiVersion'>> & Pick<ObserveOptions, 'timeoutMs'>;

const call = <Value>(
  { baseUrl, apiVersion, key }: MerchantSide,
  ports: DoctorPorts,
  operation: (client: MerchantClient, signal: AbortSignal) => Promise<Value>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Observed<Value>> =>
  observe(
    ports,
    (fetch, signal) => {
      const options = { baseUrl, apiVersion, ...key, requestTimeoutMs: timeoutMs, fetch, clock: ports.clock };
      return operation(createMerchantClient(options), signal);
    },
    { timeoutMs },
  );

/** Enough to find the payment in a dashboard; gateways limit the length of a reference. */
const REFERENCE_LENGTH = 8;

const CURRENCY_HINT = 'Check --currency: the gateway may not support it.';

const CREATE_CODE_HINTS: CodeHints = {
  ...MERCHANT_CODE_HINTS,
  params_validation: CURRENCY_HINT,
  invalid_params: CURRENCY_HINT,
};

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
    const failure = describeFailure('create', observed, CREATE_CODE_HINTS);
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

/** The request that is examined: it reads the payment, or without one, the list of payments. */
interface Reading {
  readonly schema: ZodMiniType;
  readonly url: (base: string) => URL;
  readonly read: (client: MerchantClient, options: MerchantRequestOptions) => Promise<unknown>;
}

const toReading = ({ merchantId }: MerchantKey, paymentId: string | undefined): Reading =>
  paymentId === undefined
    ? {
        schema: paymentListSchema,
        url: (base) => buildListUrl({ base, merchantId }),
        // oxlint-disable-next-line typescript/no-deprecated -- the only list that every gateway of the written interface has
        read: (client, options) => client.listPayments({ limit: 1 }, options),
      }
    : {
        schema: paymentStatusResponseSchema,
        url: (base) => buildPaymentUrl(base, paymentId, '/status'),
        read: (client, options) => client.getPaymentStatus(paymentId, options),
      };

/** Examines what a merchant's server uses of a gateway. Without any answer, it ends after the first request. */
export const examineMerchantSide = async (
  side: MerchantSide,
  ports: DoctorPorts,
  paymentId: string | undefined,
): Promise<readonly Finding[]> => {
  const { schema, url, read } = toReading(side.key, paymentId);
  const request = ({ apiVersion, timeoutMs }: CallOptions): Promise<Observed<unknown>> =>
    call({ ...side, apiVersion }, ports, (client, signal) => read(client, { ...ONCE, signal }), timeoutMs);
  const connection = await examineConnection(side.baseUrl, (timeoutMs) => request({ timeoutMs }));
  const { observed, answer, isTooSlow } = connection;
  if (!answer) return connection.findings;
  const isJson = answer.status === 200 && answer.body !== undefined;
  const fields = isJson ? checkFields('merchant-fields', schema, answer.body) : [];
  const first = [
    ...connection.findings,
    ...(observed.result.ok
      ? [
          ok('merchant', 'The gateway accepts the API key and the merchant id.'),
          ...describeKeyMode(side.key.apiKey),
          ...fields,
          checkDate(answer.headers, ports.clock.now()),
        ]
      : [describeFailure('merchant', observed, MERCHANT_CODE_HINTS), ...fields]),
  ];
  if (isTooSlow) return [...first, tooSlow()];
  const plain = await requestPlainly(url(parseBaseUrl(side.baseUrl)), ports, { method: 'GET', headers: {} });
  const findings = [...first, ...checkRefusal(plain, 'an API key', undefined)];
  return observed.result.ok
    ? [...findings, ...(await examineVersions(side, (apiVersion) => request({ apiVersion })))]
    : findings;
};
