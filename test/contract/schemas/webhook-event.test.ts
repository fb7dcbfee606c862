import { expect } from '@open-wc/testing';
import { webhookEventSchema } from '../../../src/contract/schemas/webhook-event.js';
import { WEBHOOK_EVENT_TYPES } from '../../../src/contract/webhook-event-type.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { EVENTS } from '../fixtures.js';

const SETTLED = EVENTS['payment.settled'];

describe('webhookEventSchema', () => {
  for (const type of WEBHOOK_EVENT_TYPES) {
    it(`reads a ${type} event unchanged`, () => {
      expect(expectAccepted(webhookEventSchema, EVENTS[type])).to.deep.equal(EVENTS[type]);
    });
  }

  it('keeps unknown fields, also nested ones', () => {
    const event = withField({ ...SETTLED, attempt: 2 }, 'data.processing.fee.percent.rounding', 'up');
    expect(expectAccepted(webhookEventSchema, event)).to.deep.equal(event);
  });

  for (const field of ['id', 'type', 'api_version', 'created_at', 'data']) {
    it(`requires ${field}`, () => {
      expectRefused(webhookEventSchema, withField(SETTLED, field, ABSENT), field);
    });
  }

  it('refuses an empty id, which cannot deduplicate events', () => {
    expectRefused(webhookEventSchema, { ...SETTLED, id: '' }, 'id');
  });

  it('takes nothing from a key named __proto__', () => {
    const data = JSON.stringify(withField(EVENTS['payment.created'].data, 'live', ABSENT)).slice(0, -1);
    const text = JSON.stringify({ ...EVENTS['payment.created'], data: 0 }).replace(
      '"data":0',
      `"data":${data},"__proto__":{"live":true}}`,
    );
    expectRefused(webhookEventSchema, JSON.parse(text), 'data.live');
  });
});
