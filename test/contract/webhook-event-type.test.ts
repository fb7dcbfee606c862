import { expect } from '@open-wc/testing';
import { isKnownWebhookEventType, WEBHOOK_EVENT_TYPES } from '../../src/contract/webhook-event-type.js';

describe('webhook event types', () => {
  it('are the seven of the interface', () => {
    expect([...WEBHOOK_EVENT_TYPES]).to.deep.equal([
      'payment.created',
      'payment.processing',
      'payment.succeeded',
      'payment.failed',
      'payment.expired',
      'payment.cancelled',
      'payment.settled',
    ]);
    for (const type of WEBHOOK_EVENT_TYPES) expect(isKnownWebhookEventType(type)).to.equal(true);
  });

  for (const type of ['payment.new_event', '__proto__']) {
    it(`do not include "${type}"`, () => {
      expect(isKnownWebhookEventType(type)).to.equal(false);
    });
  }
});
