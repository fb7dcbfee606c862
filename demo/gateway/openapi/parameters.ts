import { HEADERS, SVC_VERSIONS, DEFAULT_SVC_VERSION, LIMITS } from 'pay-status/contract';
import { strictPaymentIdSchema } from '../wire/identifiers.js';
import * as z from 'zod/mini';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from '../idempotency.js';
import { MAX_HOLD_MS } from '../long-poll.js';
import { MAX_DELIVERIES, MODES } from '../routes/webhooks.js';
import { VERSION_REFUSALS } from './errors.js';
import type { JsonSchema } from './json-schema.js';
import { LIST_PARAMETERS } from './list-parameters.js';
import type { Refusal } from './operation.js';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly example?: unknown;
  /** How a request can be refused because of it. */
  readonly refusals?: readonly Refusal[];
}

const text = { type: 'string' };
const versions = { type: 'string', enum: SVC_VERSIONS };
const header = (name: string, description: string, schema: JsonSchema = text): Parameter => ({
  name,
  in: 'header',
  description,
  schema,
});

/** Every parameter under the name of its component. */
export const PARAMETERS = {
  PaymentId: {
    name: 'id',
    in: 'path',
    required: true,
    description:
      'The id of the payment. Its whole gateway URL, percent-encoded, is taken too: wallets that cannot take the URL of an unknown host apart send it so.',
    schema: { type: 'string', pattern: String(z.toJSONSchema(strictPaymentIdSchema).pattern) },
    refusals: ['params_validation', 'payment_not_found'],
  },
  MerchantId: {
    name: 'merchant_id',
    in: 'path',
    required: true,
    description: 'The merchant that the key belongs to.',
    schema: text,
    example: 'merchant_demo',
  },
  DeliveryId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the delivery, which its `webhook-id` header says.',
    schema: text,
    refusals: ['params_validation', ['invalid_params', 404]],
  },
  FaultId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id that the fault got when it was set.',
    schema: text,
    refusals: [['invalid_params', 404]],
  },
  MaxPollMs: {
    name: 'maxPollMs',
    in: 'query',
    description: `How long the answer may be held back while nothing changes, in milliseconds: a long poll. More than ${MAX_HOLD_MS} counts as ${MAX_HOLD_MS}; a final payment is never held.`,
    schema: { type: 'integer', format: 'int64', minimum: LIMITS.MAX_POLL_MIN_MS },
    refusals: ['params_validation'],
  },
  IncludePaymentInfo: {
    name: 'includePaymentInfo',
    in: 'query',
    description: 'Whether to say what is to be paid, too.',
    schema: { type: 'string', enum: ['true', 'false'] },
    refusals: ['params_validation'],
  },
  IdempotencyKey: {
    ...header(
      HEADERS.IDEMPOTENCY_KEY,
      'Makes it safe to send the same request again: for 24 hours the same key gets the same answer, a refusal of a well-formed request too.',
      { type: 'string', maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
    ),
    refusals: ['params_validation'],
  },
  Mode: {
    name: 'mode',
    in: 'query',
    description: 'The environment of the endpoint; `test` when absent.',
    schema: { type: 'string', enum: MODES },
    refusals: ['params_validation'],
  },
  DeliveryLimit: {
    name: 'limit',
    in: 'query',
    description: 'How many, 50 when absent.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_DELIVERIES },
    refusals: ['params_validation'],
  },
  ...LIST_PARAMETERS,
  SvcVersion: {
    ...header(
      HEADERS.SVC_VERSION,
      `The version that answers, \`${DEFAULT_SVC_VERSION}\` when absent. Wins over \`WCP-Version\`.`,
      versions,
    ),
    refusals: VERSION_REFUSALS,
  },
  WcpVersion: header('WCP-Version', 'The public service’s name for `Svc-Version`.', versions),
  ApiVersion: header('Api-Version', 'Sent by clients of the public service, and not looked at.'),
  SdkName: header(HEADERS.SDK_NAME, 'Which library asks; for statistics only, as the two beside it.'),
  SdkVersion: header(HEADERS.SDK_VERSION, 'The version of that library.'),
  SdkPlatform: header(HEADERS.SDK_PLATFORM, 'What that library runs on.'),
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
