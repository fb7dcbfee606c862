import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WEBHOOK_EVENT_TYPES, webhookEventSchema } from 'pay-status/contract';
import { strictWebhookEventSchema, type StrictWebhookEvent } from '../../../gateway/wire/webhook-event.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { EVENTS } from '../../../../test/contract/fixtures.js';

describe('strictWebhookEventSchema', () => {
  for (const type of WEBHOOK_EVENT_TYPES) {
    it(`accepts a ${type} event, like the tolerant schema`, () => {
      assert.deepEqual(expectAccepted(strictWebhookEventSchema, EVENTS[type]), EVENTS[type]);
      expectAccepted(webhookEventSchema, EVENTS[type]);
    });

    for (const other of WEBHOOK_EVENT_TYPES.filter((other) => other !== type)) {
      // If a payment settles before its success is sent, the snapshot of that event has the settled stage.
      const isCompatible = other === 'payment.settled' && type === 'payment.succeeded';
      it(`${isCompatible ? 'accepts' : 'refuses'} the snapshot of ${other} in a ${type} event`, () => {
        const { success } = strictWebhookEventSchema.safeParse({ ...EVENTS[type], data: EVENTS[other].data });
        assert.equal(success, isCompatible);
      });
    }
  }

  const SETTLED = EVENTS['payment.settled'];

  for (const [field, value] of [
    ['id', 'msg_1'],
    ['id', ABSENT],
    ['type', 'payment.new_event'],
    ['type', ABSENT],
    ['api_version', '2026-02-19.preview'],
    ['api_version', 'v2026-05-18'],
    ['api_version', ABSENT],
    ['created_at', '2026-01-14T10:32:00Z'],
    ['created_at', ABSENT],
    ['attempt', 1],
    ['data.processing.fee.total_amount', null],
  ] as const) {
    it(`refuses ${String(value)} as ${field}`, () => {
      expectRefused(strictWebhookEventSchema, withField(SETTLED, field, value), field);
    });
  }

  it('infers the stages from the type', () => {
    const settledAt = (event: StrictWebhookEvent): string | null =>
      event.type === 'payment.settled' ? event.data.settled.settled_at : null;
    assert.equal(settledAt(expectAccepted(strictWebhookEventSchema, SETTLED)), '2026-01-14T10:33:00.000Z');
  });
});
