import { expect } from '@open-wc/testing';
import type { z } from 'zod/mini';
import {
  webhookCancellationSchema,
  webhookExpirySchema,
  webhookFailureSchema,
  webhookProcessingSchema,
  webhookSettlementSchema,
  webhookSuccessSchema,
} from '../../../src/contract/schemas/webhook-stages.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { STAGES } from '../fixtures.js';

const SCHEMAS: Record<keyof typeof STAGES, z.ZodMiniType> = {
  processing: webhookProcessingSchema,
  success: webhookSuccessSchema,
  failed: webhookFailureSchema,
  cancelled: webhookCancellationSchema,
  expired: webhookExpirySchema,
  settled: webhookSettlementSchema,
};

const REQUIRED: Record<keyof typeof STAGES, string[]> = {
  processing: ['processing_at', 'option_amount', 'settlement_amount'],
  success: ['succeeded_at'],
  failed: [],
  cancelled: [],
  expired: [],
  settled: [],
};

/** Stages whose fields the interface does not document, apart from the diagnostics for people. */
const UNDOCUMENTED: readonly (keyof typeof STAGES)[] = ['failed', 'cancelled', 'expired', 'settled'];

for (const stage of UNDOCUMENTED) {
  for (const field of Object.keys(STAGES[stage])) {
    it(`the ${stage} stage is read without its ${field} when that has the wrong type`, () => {
      for (const other of [7, ['x'], { value: 7 }]) {
        const stageRead = expectAccepted(SCHEMAS[stage], withField(STAGES[stage], field, other));
        expect(stageRead).to.deep.include({ [field]: undefined });
      }
    });
  }
}

for (const stage of Object.keys(SCHEMAS) as (keyof typeof STAGES)[]) {
  const schema = SCHEMAS[stage];
  const sample = STAGES[stage];

  describe(`the ${stage} stage`, () => {
    it('is read unchanged, with unknown fields', () => {
      const value = { ...sample, note: { by: 'support' } };
      expect(expectAccepted(schema, value)).to.deep.equal(value);
    });

    for (const field of Object.keys(sample)) {
      if (!UNDOCUMENTED.includes(stage))
        it(`refuses a number as ${field}`, () => {
          expectRefused(schema, withField(sample, field, 7), field);
        });

      if (REQUIRED[stage].includes(field)) {
        it(`requires ${field}`, () => {
          expectRefused(schema, withField(sample, field, ABSENT), field);
          expectRefused(schema, withField(sample, field, null), field);
        });
      } else {
        it(`accepts ${field} as null and as absent`, () => {
          expectAccepted(schema, withField(sample, field, null));
          expectAccepted(schema, withField(sample, field, ABSENT));
        });
      }
    }
  });
}
