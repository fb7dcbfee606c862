import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { modeSchema, registrationSchema, sinceSchema, testEventSchema } from '../../routes/webhooks.js';
import type { Operation, Refusal } from '../operation.js';
import { deliveryListSchema, deliverySchema, resentSchema, webhookEndpointSchema } from '../shapes/sandbox.js';

const NO_ENDPOINT: Refusal = ['invalid_params', 404];
const LONG_AGO = { since: '2026-02-18T12:00:00Z' };

export const WEBHOOK_OPERATIONS: readonly Operation[] = [
  {
    route: 'PUT /sandbox/webhook-endpoint',
    id: 'registerWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Register the endpoint',
    description:
      'One for each environment. The same URL keeps its secret and is enabled again; another one gets its own.',
    access: 'sandbox',
    body: {
      schema: registrationSchema(false),
      example: { url: 'http://localhost:9000/webhooks', events: WEBHOOK_EVENT_TYPES },
    },
    success: { status: 200, description: 'The endpoint with its secret.', schema: webhookEndpointSchema },
  },
  {
    route: 'GET /sandbox/webhook-endpoint',
    id: 'getWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Show the endpoint',
    access: 'sandbox',
    parameters: ['Mode'],
    success: { status: 200, description: 'The endpoint with its secret.', schema: webhookEndpointSchema },
    refusals: [NO_ENDPOINT],
  },
  {
    route: 'DELETE /sandbox/webhook-endpoint',
    id: 'removeWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Delete the endpoint',
    description: 'Deliveries stop at once and for good.',
    access: 'sandbox',
    parameters: ['Mode'],
    success: { status: 204, description: 'There is none any more.' },
  },
  {
    route: 'POST /sandbox/webhook-endpoint/rotate',
    id: 'rotateWebhookSecret',
    tag: 'Webhooks',
    summary: 'Change the secret',
    description: 'The one before signs beside it for 24 hours.',
    access: 'sandbox',
    body: { schema: modeSchema, example: {} },
    success: { status: 200, description: 'The endpoint with its new secret.', schema: webhookEndpointSchema },
    refusals: [NO_ENDPOINT],
  },
  {
    route: 'POST /sandbox/webhook-endpoint/test',
    id: 'sendTestEvent',
    tag: 'Webhooks',
    summary: 'Send a sample event',
    access: 'sandbox',
    body: { schema: testEventSchema, example: { type: 'payment.succeeded' } },
    success: { status: 201, description: 'The sample is on its way.', schema: deliverySchema },
    refusals: [NO_ENDPOINT],
  },
  {
    route: 'GET /sandbox/deliveries',
    id: 'listDeliveries',
    tag: 'Webhooks',
    summary: 'Show what was sent',
    access: 'sandbox',
    parameters: ['Mode', 'DeliveryLimit'],
    success: { status: 200, description: 'Deliveries with every attempt.', schema: deliveryListSchema },
  },
  {
    route: 'POST /sandbox/deliveries/{id}/resend',
    id: 'resendDelivery',
    tag: 'Webhooks',
    summary: 'Send one again',
    access: 'sandbox',
    parameters: ['DeliveryId'],
    body: { schema: modeSchema, example: {} },
    success: { status: 200, description: 'It is on its way, by the whole schedule.', schema: deliverySchema },
  },
  {
    route: 'POST /sandbox/deliveries/resend',
    id: 'resendFailedDeliveries',
    tag: 'Webhooks',
    summary: 'Send again what failed',
    access: 'sandbox',
    body: { schema: sinceSchema, example: LONG_AGO },
    success: { status: 200, description: 'They are on their way.', schema: resentSchema },
    refusals: [NO_ENDPOINT],
  },
  {
    route: 'POST /sandbox/deliveries/replay',
    id: 'replayEvents',
    tag: 'Webhooks',
    summary: 'Send what never arrived',
    description: 'Reaches back at most 14 days.',
    access: 'sandbox',
    body: { schema: sinceSchema, example: LONG_AGO },
    success: { status: 200, description: 'They are on their way.', schema: resentSchema },
    refusals: [NO_ENDPOINT],
  },
];
