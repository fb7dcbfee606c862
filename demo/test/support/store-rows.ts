import type { Delivery } from '../../gateway/store/delivery-table.js';
import type { Endpoint } from '../../gateway/store/endpoint-table.js';
import type { StoredEvent } from '../../gateway/store/event-table.js';
import { NOW_MS } from './payments.js';

/** Owner of the rows in the tests of stores. */
export const OWNER = { merchantId: 'merchant_demo', mode: 'test' } as const;

export const EVENT: StoredEvent = {
  ...OWNER,
  id: 'evt_1',
  type: 'payment.created',
  paymentId: 'pay_1',
  createdAtMs: NOW_MS,
  body: '{"id":"evt_1","text":"é €"}',
};

export const ENDPOINT: Endpoint = {
  ...OWNER,
  id: 'ep_1',
  url: 'http://localhost:9/hook',
  events: ['payment.created', 'payment.settled'],
  secret: 'whsec_AAAA',
  previous: [{ secret: 'whsec_BBBB', untilMs: NOW_MS + 5 }],
  failingSinceMs: null,
  disabledAtMs: null,
};

export const DELIVERY: Delivery = {
  ...OWNER,
  id: 'msg_1',
  eventId: 'evt_1',
  eventType: 'payment.created',
  endpointId: 'ep_1',
  createdAtMs: NOW_MS,
  state: 'pending',
  attempt: 1,
  dueAtMs: NOW_MS,
  attempts: [{ atMs: NOW_MS, status: null, error: 'refused' }],
};
