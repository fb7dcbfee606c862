import { describe, it } from 'node:test';
import type { z } from 'zod/mini';
import { strictWebhookFeeSchema, STRICT_WEBHOOK_STAGES } from '../../../gateway/wire/webhook-stages.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { PROCESSING_STAGE, STAGES } from '../../../../test/contract/fixtures.js';

/** Fields that may be null in a stage that has occurred. */
const NULLABLE = ['fee', 'failure_reason', 'cancellation_reason', 'settled.tx_id'];

for (const stage of Object.keys(STAGES) as (keyof typeof STAGES)[]) {
  const schema: z.ZodMiniType = STRICT_WEBHOOK_STAGES[stage];
  const sample = STAGES[stage];

  describe(`the ${stage} stage as the gateway writes it`, () => {
    it('is accepted as documented', () => {
      expectAccepted(schema, sample);
    });

    for (const field of Object.keys(sample)) {
      const isNullable = NULLABLE.includes(field) || NULLABLE.includes(`${stage}.${field}`);
      it(`always has ${field}${isNullable ? ', which may be null' : ''}`, () => {
        expectRefused(schema, withField(sample, field, ABSENT), field);
        if (isNullable) expectAccepted(schema, withField(sample, field, null));
        else expectRefused(schema, withField(sample, field, null), field);
      });
    }

    it('has no field that is not documented', () => {
      expectRefused(schema, { ...sample, note: 'x' }, 'note');
    });
  });
}

describe('strictWebhookFeeSchema', () => {
  const { fee } = PROCESSING_STAGE;

  for (const [field, value] of [
    ['kind', 'flat'],
    ['base_amount', ABSENT],
    ['percent', ABSENT],
    ['percent.numerator', 29],
    ['percent.numerator', '2.9'],
    ['percent.denominator', '0'],
    ['percent.denominator', '01000'],
    ['percent.denominator', '-1000'],
    ['percent.denominator', '10.5'],
    ['percent_amount.value', 290_000],
    ['total_amount', null],
    ['total_amount.unit', 'iso4217/USD'],
    ['total_amount.display', {}],
    ['discount', '0'],
  ] as const) {
    it(`refuses ${String(value)} as ${field}`, () => {
      expectRefused(strictWebhookFeeSchema, withField(fee, field, value), field);
    });
  }
});
