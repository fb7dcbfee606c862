import { HEADERS, WEBHOOK_EVENT_TYPES, type KnownWebhookEventType } from 'pay-status/contract';
import { getEventSchemaName } from './components.js';
import { jsonContent, ref } from './json-schema.js';

const EVENT_DESCRIPTIONS: Readonly<Record<KnownWebhookEventType, string>> = {
  'payment.created': 'A payment was created.',
  'payment.processing': 'The buyer has committed funds.',
  'payment.succeeded': 'The payment succeeded.',
  'payment.failed': 'The payment failed.',
  'payment.expired': 'The payment expired.',
  'payment.cancelled': 'The payment was cancelled.',
  'payment.settled': 'A succeeded payment was settled to the merchant; its status stays `succeeded`.',
};

const header = (name: string, description: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', pattern },
});

const DELIVERY_HEADERS = [
  header(
    HEADERS.WEBHOOK_ID,
    'The id of the delivery: the same in every attempt, and different from the id of the event.',
    '^msg_',
  ),
  header(
    HEADERS.WEBHOOK_TIMESTAMP,
    'When it was sent, Unix seconds. Refuse timestamps that differ by more than five minutes.',
    '^\\d+$',
  ),
  header(
    HEADERS.WEBHOOK_SIGNATURE,
    'HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; one entry per valid secret.',
    '^v1,\\S+( v1,\\S+)*$',
  ),
];

const RESPONSES = {
  '2XX': { description: 'Received. Only a 2xx status within 15 seconds counts as success.' },
  default: { description: 'Not received. There are eight attempts in all, within about 28 hours.' },
};

/** The events that are sent to a merchant’s endpoint. */
export const WEBHOOKS = Object.fromEntries(
  WEBHOOK_EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `on${getEventSchemaName(type)}`,
        summary: EVENT_DESCRIPTIONS[type],
        security: [],
        parameters: DELIVERY_HEADERS,
        requestBody: { required: true, content: jsonContent(ref('schemas', getEventSchemaName(type))) },
        responses: RESPONSES,
      },
    },
  ]),
);
