import { HEADERS, WEBHOOK_EVENT_TYPES, type KnownWebhookEventType } from 'pay-status/contract';
import { eventName } from './components.js';
import { jsonContent, ref } from './json-schema.js';

const SENT_WHEN: Readonly<Record<KnownWebhookEventType, string>> = {
  'payment.created': 'A payment was created.',
  'payment.processing': 'The buyer has committed funds.',
  'payment.succeeded': 'The payment succeeded.',
  'payment.failed': 'The payment failed.',
  'payment.expired': 'The payment ran out of time.',
  'payment.cancelled': 'The payment was cancelled.',
  'payment.settled': 'The merchant got the money of a succeeded payment; its status stays `succeeded`.',
};

const header = (name: string, description: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', pattern },
});

const DELIVERY_HEADERS = [
  header(HEADERS.WEBHOOK_ID, 'The delivery; the same in every attempt, and another id than the event’s.', '^msg_'),
  header(HEADERS.WEBHOOK_TIMESTAMP, 'When it was sent, Unix seconds. Refuse what is five minutes off.', '^\\d+$'),
  header(
    HEADERS.WEBHOOK_SIGNATURE,
    'HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; one entry for each secret that is valid.',
    '^v1,\\S+( v1,\\S+)*$',
  ),
];

const RESPONSES = {
  '2XX': { description: 'Received. Nothing else counts as success, and nothing that takes longer than 15 seconds.' },
  default: { description: 'Not received: it is tried eight times in all, within about 28 hours.' },
};

/** What is sent to the endpoint of a merchant. */
export const WEBHOOKS = Object.fromEntries(
  WEBHOOK_EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `on${eventName(type)}`,
        summary: SENT_WHEN[type],
        security: [],
        parameters: DELIVERY_HEADERS,
        requestBody: { required: true, content: jsonContent(ref('schemas', eventName(type))) },
        responses: RESPONSES,
      },
    },
  ]),
);
