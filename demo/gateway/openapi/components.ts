import { strictChainAmountSchema, strictFiatAmountSchema, strictOptionAmountSchema } from '../wire/amount.js';
import { strictErrorBodySchema } from '../wire/error-body.js';
import { strictPaymentListItemSchema, strictPaymentListSchema } from '../wire/payment-list.js';
import { strictPaymentStatusResponseSchema } from '../wire/payment-status-response.js';
import { strictWebhookEventSchema } from '../wire/webhook-event.js';
import { strictWebhookFeeSchema } from '../wire/webhook-stages.js';
import type { z } from 'zod/mini';
import { buyerChoiceSchema } from '../routes/sandbox.js';
import { modeSchema, sinceSchema } from '../routes/webhooks.js';
import { OPERATIONS } from './operations/index.js';
import { paymentDetailsSchema, shownFiatAmountSchema } from './shapes/payment-details.js';
import { reconciledPaymentSchema, reconciliationSchema } from './shapes/reconciliation.js';
import {
  clockSchema,
  deliveryListSchema,
  deliverySchema,
  faultSetSchema,
  resentSchema,
  webhookEndpointSchema,
} from './shapes/sandbox.js';

/** Schemas whose names are not those of one operation. */
const SHARED: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ['FiatAmount', strictFiatAmountSchema],
  ['ChainAmount', strictChainAmountSchema],
  ['OptionAmount', strictOptionAmountSchema],
  ['ShownFiatAmount', shownFiatAmountSchema],
  ['PaymentStatusResponse', strictPaymentStatusResponseSchema],
  ['PaymentDetails', paymentDetailsSchema],
  ['PaymentList', strictPaymentListSchema],
  ['PaymentListItem', strictPaymentListItemSchema],
  ['Reconciliation', reconciliationSchema],
  ['ReconciledPayment', reconciledPaymentSchema],
  ['Error', strictErrorBodySchema],
  ['WebhookFee', strictWebhookFeeSchema],
  ['WebhookEvent', strictWebhookEventSchema],
  ['WebhookEndpoint', webhookEndpointSchema],
  ['Delivery', deliverySchema],
  ['DeliveryList', deliveryListSchema],
  ['Clock', clockSchema],
  ['FaultSet', faultSetSchema],
  ['BuyerChoice', buyerChoiceSchema],
  ['EndpointMode', modeSchema],
  ['SinceRequest', sinceSchema],
  ['Resent', resentSchema],
];

/** The schema of each event type, in the order of the types. */
export const EVENT_SCHEMAS = strictWebhookEventSchema.def.options;

/** `PaymentCreatedEvent` for `payment.created`. */
export const eventName = (type: string): string => `${type.split('.').map(capitalized).join('')}Event`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const typeOf = (event: (typeof EVENT_SCHEMAS)[number]): string => event.shape.type.def.values[0] ?? '';

const nameSchemas = (): ReadonlyMap<z.ZodMiniType, string> => {
  const names = new Map<z.ZodMiniType, string>(SHARED.map(([name, schema]) => [schema, name]));
  for (const event of EVENT_SCHEMAS) names.set(event, eventName(typeOf(event)));
  const nameAfter = (schema: z.ZodMiniType | undefined, name: string): void => {
    if (schema && !names.has(schema)) names.set(schema, capitalized(name));
  };
  for (const { id, body, success } of OPERATIONS) {
    nameAfter(body?.schema, `${id}Request`);
    nameAfter(success.schema, `${id}Response`);
  }
  return names;
};

/** Every schema that the document names, under its name. */
export const NAMES: ReadonlyMap<z.ZodMiniType, string> = nameSchemas();
