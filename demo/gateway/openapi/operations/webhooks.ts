import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { modeSchema } from '../../wire/mode.js';
import { registrationSchema, sinceSchema, testEventSchema } from '../../wire/webhook-endpoint.js';
import type { Operation } from '../operation.js';
import type { Refusal } from '../refusal.js';
import {
  deliveryListSchema,
  deliverySchema,
  resentSchema,
  sentDeliverySchema,
  webhookEndpointListSchema,
  webhookEndpointSchema,
} from '../../wire/webhook-endpoint.js';

const ENDPOINT_NOT_FOUND: Refusal = ['invalid_params', 404];
const SINCE_EXAMPLE = { since: '2026-02-18T12:00:00Z' };

export const WEBHOOK_OPERATIONS: readonly Operation[] = [
  {
    route: 'PUT /sandbox/webhook-endpoint',
    id: 'registerWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Register the endpoint',
    description:
      'One per environment. The same URL keeps its secret and is enabled again; another URL gets a new secret.',
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
    summary: 'Get the endpoint',
    access: 'sandbox',
    parameters: ['Mode'],
    success: { status: 200, description: 'The endpoint with its secret.', schema: webhookEndpointSchema },
    refusals: [ENDPOINT_NOT_FOUND],
  },
  {
    route: 'GET /sandbox/webhook-endpoints',
    id: 'listWebhookEndpoints',
    tag: 'Webhooks',
    summary: 'List the endpoints of both environments',
    access: 'sandbox',
    success: { status: 200, description: 'The registered endpoints.', schema: webhookEndpointListSchema },
  },
  {
    route: 'DELETE /sandbox/webhook-endpoint',
    id: 'removeWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Delete the endpoint',
    description: 'Deliveries stop immediately and irreversibly.',
    access: 'sandbox',
    parameters: ['Mode'],
    success: { status: 204, description: 'The endpoint was deleted.' },
  },
  {
    route: 'POST /sandbox/webhook-endpoint/rotate',
    id: 'rotateWebhookSecret',
    tag: 'Webhooks',
    summary: 'Rotate the secret',
    description: 'The previous secret also signs for 24 hours.',
    access: 'sandbox',
    body: { schema: modeSchema, example: {} },
    success: { status: 200, description: 'The endpoint with its new secret.', schema: webhookEndpointSchema },
    refusals: [ENDPOINT_NOT_FOUND],
  },
  {
    route: 'POST /sandbox/webhook-endpoint/test',
    id: 'sendTestEvent',
    tag: 'Webhooks',
    summary: 'Send a sample event',
    access: 'sandbox',
    body: { schema: testEventSchema, example: { type: 'payment.succeeded' } },
    success: { status: 201, description: 'The delivery was created.', schema: deliverySchema },
    refusals: [ENDPOINT_NOT_FOUND],
  },
  {
    route: 'GET /sandbox/deliveries',
    id: 'listDeliveries',
    tag: 'Webhooks',
    summary: 'List deliveries',
    access: 'sandbox',
    parameters: ['Mode', 'DeliveryLimit'],
    success: { status: 200, description: 'Deliveries with every attempt.', schema: deliveryListSchema },
  },
  {
    route: 'GET /sandbox/deliveries/{id}',
    id: 'getDelivery',
    tag: 'Webhooks',
    summary: 'Get a delivery with its requests',
    access: 'sandbox',
    parameters: ['DeliveryId'],
    success: { status: 200, description: 'Its body, and the headers of every attempt.', schema: sentDeliverySchema },
  },
  {
    route: 'POST /sandbox/deliveries/{id}/resend',
    id: 'resendDelivery',
    tag: 'Webhooks',
    summary: 'Resend a delivery',
    access: 'sandbox',
    parameters: ['DeliveryId'],
    body: { schema: modeSchema, example: {} },
    success: {
      status: 200,
      description: 'The delivery is pending, with a new round of attempts.',
      schema: deliverySchema,
    },
  },
  {
    route: 'POST /sandbox/deliveries/resend',
    id: 'resendFailedDeliveries',
    tag: 'Webhooks',
    summary: 'Resend failed deliveries',
    access: 'sandbox',
    body: { schema: sinceSchema, example: SINCE_EXAMPLE },
    success: { status: 200, description: 'The deliveries are pending.', schema: resentSchema },
    refusals: [ENDPOINT_NOT_FOUND],
  },
  {
    route: 'POST /sandbox/deliveries/replay',
    id: 'replayEvents',
    tag: 'Webhooks',
    summary: 'Replay events that were never received',
    description: 'Reaches back at most 14 days.',
    access: 'sandbox',
    body: { schema: sinceSchema, example: SINCE_EXAMPLE },
    success: { status: 200, description: 'The deliveries are pending.', schema: resentSchema },
    refusals: [ENDPOINT_NOT_FOUND],
  },
];
