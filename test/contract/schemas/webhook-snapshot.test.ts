import { expect } from '@open-wc/testing';
import { webhookSnapshotSchema } from '../../../src/contract/schemas/webhook-snapshot.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { EVENTS, STAGES } from '../fixtures.js';

const SUCCEEDED = EVENTS['payment.succeeded'].data;

describe('webhookSnapshotSchema', () => {
  it('has every field of the interface', () => {
    expect(Object.keys(webhookSnapshotSchema.def.shape)).to.have.members(
      `payment_id merchant_id live payment_state_version reference_id status amount created_at expires_at
       processing success failed cancelled expired settled`.split(/\s+/),
    );
  });

  for (const field of `payment_id merchant_id live payment_state_version status amount created_at expires_at`.split(
    ' ',
  )) {
    it(`requires ${field}`, () => {
      expectRefused(webhookSnapshotSchema, withField(SUCCEEDED, field, ABSENT), field);
      expectRefused(webhookSnapshotSchema, withField(SUCCEEDED, field, null), field);
    });
  }

  for (const stage of Object.keys(STAGES)) {
    it(`reads ${stage} as null and as absent, for a stage that has not occurred`, () => {
      expectAccepted(webhookSnapshotSchema, withField(SUCCEEDED, stage, null));
      expectAccepted(webhookSnapshotSchema, withField(SUCCEEDED, stage, ABSENT));
    });
  }

  for (const version of [-1, '0']) {
    it(`refuses ${JSON.stringify(version)} as payment_state_version, which orders events`, () => {
      const snapshot = withField(SUCCEEDED, 'payment_state_version', version);
      expectRefused(webhookSnapshotSchema, snapshot, 'payment_state_version');
    });
  }

  it('refuses a text as live, which is never guessed', () => {
    expectRefused(webhookSnapshotSchema, withField(SUCCEEDED, 'live', 'false'), 'live');
  });
});
