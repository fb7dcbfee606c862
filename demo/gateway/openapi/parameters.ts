import { DEFAULT_SVC_VERSION, HEADERS, SVC_VERSIONS } from 'pay-status/contract';
import { MAX_HOLD_MS } from '../polling/long-polls.js';
import { conformanceQuerySchema } from '../wire/conformance.js';
import { idempotencyKeySchema } from '../wire/headers.js';
import { strictPaymentIdSchema } from '../wire/identifiers.js';
import { merchantListQuerySchema } from '../wire/merchant.js';
import { optionsQuerySchema } from '../wire/payment-option-requests.js';
import { sandboxOwnerSchema } from '../wire/sandbox-owner.js';
import { strictStatusQuerySchema } from '../wire/status-query.js';
import { deliveryListQuerySchema } from '../wire/webhook-endpoint.js';
import { toJsonSchema } from './convert.js';
import { VERSION_REFUSALS } from './errors.js';
import { LIST_PARAMETERS } from './list-parameters.js';
import { headerParameter, queryParameter, type Parameter } from './parameter.js';

const text = { type: 'string' };
const versions = { type: 'string', enum: SVC_VERSIONS };

const idempotencyKey = headerParameter(
  HEADERS.IDEMPOTENCY_KEY,
  'Makes a request safe to repeat: for 24 hours the same key gets the same response, an error response to a well-formed request too.',
  toJsonSchema(idempotencyKeySchema),
);

/** The parameters, by the names of their components. */
export const PARAMETERS = {
  PaymentId: {
    name: 'id',
    in: 'path',
    required: true,
    description:
      'The id of the payment. Its whole gateway URL, percent-encoded, is accepted too: some wallets do not parse URLs of unknown hosts.',
    schema: toJsonSchema(strictPaymentIdSchema),
    refusals: ['params_validation', 'payment_not_found'],
  },
  MerchantId: {
    name: 'merchant_id',
    in: 'path',
    required: true,
    description: 'The merchant that the key belongs to, or a merchant of the partner.',
    schema: text,
    example: 'merchant_demo',
  },
  ManagedMerchantId: {
    name: 'merchantId',
    in: 'path',
    required: true,
    description: 'The id of a merchant of the partner.',
    schema: text,
    example: 'mrch_7kBz2qR9xPvLmN4Yw',
    refusals: ['not_found'],
  },
  SettlementId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the crypto settlement.',
    schema: text,
    example: 'crypto_Xk7nWp8XmQj2YrTv6',
    refusals: ['not_found'],
  },
  DeliveryId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the delivery: its `webhook-id`.',
    schema: text,
    refusals: ['params_validation', ['invalid_params', 404]],
  },
  FaultId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id from the response to `POST /sandbox/faults`.',
    schema: text,
    refusals: [['invalid_params', 404]],
  },
  RunId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id from the response to `POST /sandbox/conformance`.',
    schema: text,
    refusals: [['invalid_params', 404]],
  },
  RunVersion: queryParameter('version', conformanceQuerySchema.shape.version),
  MaxPollMs: queryParameter('maxPollMs', strictStatusQuerySchema.shape.maxPollMs, {
    description: `The longest time to hold the request until the payment changes, milliseconds (long poll). Capped at ${MAX_HOLD_MS}; requests for a final payment are never held.`,
  }),
  IncludePaymentInfo: queryParameter('includePaymentInfo', optionsQuerySchema.shape.includePaymentInfo),
  IdempotencyKey: { ...idempotencyKey, refusals: ['params_validation'] },
  RequiredIdempotencyKey: {
    ...idempotencyKey,
    required: true,
    refusals: ['params_validation', 'missing_idempotency_key'],
  },
  MerchantStatus: queryParameter('status', merchantListQuerySchema.shape.status),
  MerchantSearch: queryParameter('search', merchantListQuerySchema.shape.search),
  MerchantCursor: queryParameter('cursor', merchantListQuerySchema.shape.cursor),
  MerchantLimit: queryParameter('limit', merchantListQuerySchema.shape.limit),
  Mode: queryParameter('mode', sandboxOwnerSchema.shape.mode),
  SandboxMerchantId: queryParameter('merchantId', sandboxOwnerSchema.shape.merchantId),
  DeliveryLimit: queryParameter('limit', deliveryListQuerySchema.shape.limit),
  ...LIST_PARAMETERS,
  SvcVersion: {
    ...headerParameter(
      HEADERS.SVC_VERSION,
      `The version of the interface, \`${DEFAULT_SVC_VERSION}\` when absent. Takes precedence over \`WCP-Version\`.`,
      versions,
    ),
    refusals: VERSION_REFUSALS,
  },
  WcpVersion: headerParameter('WCP-Version', 'The public service’s name for `Svc-Version`.', versions),
  ApiVersion: headerParameter('Api-Version', 'Sent by clients of the public service, and ignored.'),
  SdkName: headerParameter(HEADERS.SDK_NAME, 'The name of the client library; for statistics only.'),
  SdkVersion: headerParameter(HEADERS.SDK_VERSION, 'The version of the client library.'),
  SdkPlatform: headerParameter(HEADERS.SDK_PLATFORM, 'The platform of the client library.'),
} as const satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof PARAMETERS;

/** The parameters of every operation under `/v1/…`. */
export const INTERFACE_PARAMETERS: readonly ParameterName[] = [
  'SvcVersion',
  'WcpVersion',
  'ApiVersion',
  'SdkName',
  'SdkVersion',
  'SdkPlatform',
];
