import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WEBHOOK_EVENT_TYPES, webhookSnapshotSchema } from 'pay-status/contract';
import type { z } from 'zod/mini';
import { STRICT_WEBHOOK_SNAPSHOTS, strictWebhookSnapshotSchema } from '../../../gateway/wire/webhook-snapshot.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { EVENTS, STAGES } from '../../../../test/contract/fixtures.js';

/** The stages that a snapshot always or possibly has; it never has the others. */
const MATRIX = {
  'payment.created': { status: 'requires_action', always: [], perhaps: [] },
  'payment.processing': { status: 'processing', always: ['processing'], perhaps: [] },
  'payment.succeeded': { status: 'succeeded', always: ['processing', 'success'], perhaps: ['settled'] },
  'payment.settled': { status: 'succeeded', always: ['processing', 'success', 'settled'], perhaps: [] },
  'payment.failed': { status: 'failed', always: ['failed'], perhaps: ['processing'] },
  'payment.expired': { status: 'expired', always: ['expired'], perhaps: ['processing'] },
  'payment.cancelled': { status: 'cancelled', always: ['cancelled'], perhaps: [] },
} as const;

for (const type of WEBHOOK_EVENT_TYPES) {
  const schema: z.ZodMiniType = STRICT_WEBHOOK_SNAPSHOTS[type];
  const { data } = EVENTS[type];
  const { status, always, perhaps } = MATRIX[type];

  describe(`the snapshot of ${type}`, () => {
    it('is accepted as documented, like by the tolerant schema', () => {
      assert.deepEqual(expectAccepted(schema, data), data);
      expectAccepted(strictWebhookSnapshotSchema, data);
      expectAccepted(webhookSnapshotSchema, data);
    });

    it(`requires the status ${status}`, () => {
      for (const { data: other } of Object.values(EVENTS)) {
        if (other.status !== status) expectRefused(schema, { ...data, status: other.status }, 'status');
      }
    });

    for (const stage of Object.keys(STAGES) as (keyof typeof STAGES)[]) {
      const isAlways = (always as readonly string[]).includes(stage);
      const isPerhaps = (perhaps as readonly string[]).includes(stage);
      const rule = isAlways ? 'has' : isPerhaps ? 'has or has not' : 'never has';

      it(`${rule} the ${stage} stage, and always its key`, () => {
        if (isAlways) expectRefused(schema, withField(data, stage, null), stage);
        else expectAccepted(schema, withField(data, stage, null));
        if (isAlways || isPerhaps) expectAccepted(schema, withField(data, stage, STAGES[stage]));
        else expectRefused(schema, withField(data, stage, STAGES[stage]), stage);
        expectRefused(schema, withField(data, stage, ABSENT), stage);
      });
    }

    it(type === 'payment.created' ? 'has version 0' : 'has a version above 0', () => {
      const versions = type === 'payment.created' ? [1, -1, null] : [0, -1, 1.5, null];
      for (const version of versions) {
        expectRefused(schema, withField(data, 'payment_state_version', version), 'payment_state_version');
      }
    });
  });
}

describe('a snapshot', () => {
  const { data } = EVENTS['payment.settled'];

  for (const [field, value] of [
    ['payment_id', 'evt_1'],
    ['merchant_id', ABSENT],
    ['live', null],
    ['reference_id', null],
    ['status', 'settled'],
    ['amount.unit', 'caip19/eip155:1/slip44:60'],
    ['amount.value', 1000],
    ['created_at', 1_718_236_800],
    ['expires_at', '2026-01-14'],
    ['is_final', true],
  ] as const) {
    it(`refuses ${String(value)} as ${field}`, () => {
      expectRefused(strictWebhookSnapshotSchema, withField(data, field, value), field);
    });
  }
});
