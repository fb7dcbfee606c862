import type { z } from 'zod/mini';
import {
  displayedFiatAmountSchema,
  strictChainAmountSchema,
  strictFiatAmountSchema,
  strictOptionAmountSchema,
} from '../wire/amount.js';
import { conformanceReportSchema } from '../wire/conformance.js';
import { strictErrorBodySchema } from '../wire/error-body.js';
import { faultSetSchema } from '../wire/fault.js';
import { strictDeletedSchema, strictMerchantSchema } from '../wire/merchant.js';
import { sandboxOwnerSchema } from '../wire/sandbox-owner.js';
import { strictPaymentDetailsSchema } from '../wire/payment-details.js';
import { strictPaymentListItemSchema, strictPaymentListSchema } from '../wire/payment-list.js';
import { strictPaymentStatusResponseSchema } from '../wire/payment-status-response.js';
import { reconciledPaymentSchema, reconciliationSchema } from '../wire/reconciliation.js';
import { buyerChoiceSchema } from '../wire/sandbox-payment.js';
import { clockSchema } from '../wire/sandbox.js';
import { strictCryptoSettlementSchema, strictSettlementsSchema } from '../wire/settlement.js';
import {
  deliveryListSchema,
  deliverySchema,
  resentSchema,
  sinceSchema,
  webhookEndpointSchema,
} from '../wire/webhook-endpoint.js';
import { strictWebhookEventSchema } from '../wire/webhook-event.js';
import { strictWebhookFeeSchema } from '../wire/webhook-stages.js';
import { OPERATIONS } from './operations/index.js';

/** Schemas that are not named after one operation. */
const SHARED: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ['FiatAmount', strictFiatAmountSchema],
  ['ChainAmount', strictChainAmountSchema],
  ['OptionAmount', strictOptionAmountSchema],
  ['ShownFiatAmount', displayedFiatAmountSchema],
  ['PaymentStatusResponse', strictPaymentStatusResponseSchema],
  ['PaymentDetails', strictPaymentDetailsSchema],
  ['PaymentList', strictPaymentListSchema],
  ['PaymentListItem', strictPaymentListItemSchema],
  ['Reconciliation', reconciliationSchema],
  ['ReconciledPayment', reconciledPaymentSchema],
  ['Merchant', strictMerchantSchema],
  ['Settlements', strictSettlementsSchema],
  ['CryptoSettlement', strictCryptoSettlementSchema],
  ['Deleted', strictDeletedSchema],
  ['Error', strictErrorBodySchema],
  ['WebhookFee', strictWebhookFeeSchema],
  ['WebhookEvent', strictWebhookEventSchema],
  ['WebhookEndpoint', webhookEndpointSchema],
  ['Delivery', deliverySchema],
  ['DeliveryList', deliveryListSchema],
  ['Clock', clockSchema],
  ['FaultSet', faultSetSchema],
  ['ConformanceReport', conformanceReportSchema],
  ['BuyerChoice', buyerChoiceSchema],
  ['SandboxOwner', sandboxOwnerSchema],
  ['SinceRequest', sinceSchema],
  ['Resent', resentSchema],
];

/** The schema of each event type, in the order of the types. */
const EVENT_SCHEMAS = strictWebhookEventSchema.def.options;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `PaymentCreatedEvent` for `payment.created`. */
export const getEventSchemaName = (type: string): string => `${type.split('.').map(capitalize).join('')}Event`;

const getEventType = (event: (typeof EVENT_SCHEMAS)[number]): string => event.shape.type.def.values[0] ?? '';

const nameSchemas = (): ReadonlyMap<z.ZodMiniType, string> => {
  const names = new Map<z.ZodMiniType, string>(SHARED.map(([name, schema]) => [schema, name]));
  for (const event of EVENT_SCHEMAS) names.set(event, getEventSchemaName(getEventType(event)));
  const nameAfter = (schema: z.ZodMiniType | undefined, name: string): void => {
    if (schema && !names.has(schema)) names.set(schema, capitalize(name));
  };
  for (const { id, body, success } of OPERATIONS) {
    nameAfter(body?.schema, `${id}Request`);
    nameAfter(success.schema, `${id}Response`);
  }
  return names;
};

/** The component name of every schema in the document. */
export const SCHEMA_NAMES: ReadonlyMap<z.ZodMiniType, string> = nameSchemas();
