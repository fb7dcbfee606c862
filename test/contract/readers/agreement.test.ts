import { expect } from '@open-wc/testing';
import type { z } from 'zod/mini';
import { LIMITS } from '../../../src/contract/limits.js';
import { readCancelPaymentResponse } from '../../../src/contract/readers/cancel-payment-response.js';
import { readCollectData } from '../../../src/contract/readers/collect-data.js';
import { readErrorBody } from '../../../src/contract/readers/error-body.js';
import { readAnswer, type ReadResult } from '../../../src/contract/readers/fields.js';
import { readPaymentDetails } from '../../../src/contract/readers/payment-details.js';
import { readPaymentOptions } from '../../../src/contract/readers/payment-options.js';
import { readPaymentStatusResponse } from '../../../src/contract/readers/payment-status-response.js';
import { cancelPaymentResponseSchema } from '../../../src/contract/schemas/cancel-payment.js';
import { collectDataSchema, type CollectData } from '../../../src/contract/schemas/collect-data.js';
import { errorBodySchema } from '../../../src/contract/schemas/error-body.js';
import { paymentDetailsSchema } from '../../../src/contract/schemas/payment-details.js';
import { paymentOptionsResponseSchema } from '../../../src/contract/schemas/payment-options.js';
import { paymentStatusResponseSchema } from '../../../src/contract/schemas/payment-status-response.js';
import { hostileAnswers } from '../../support/hostile-answers.js';
import { CANCELLED, EXPIRED, FAILED, PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../fixtures.js';

interface Pair {
  readonly read: (body: unknown) => ReadResult<unknown>;
  readonly schema: z.ZodMiniType;
  readonly required: readonly string[];
  readonly answers: readonly Record<string, unknown>[];
}

const COLLECT_DATA = [
  { schema: { type: 'object', properties: { fullName: { type: 'string' } }, required: ['fullName'] }, url: null },
  { schema: '{"type":"object"}', url: 'https://gateway.example/collect' },
  {
    fields: [
      { id: 'dob', name: 'Date of birth', type: 'date', required: true },
      { id: 'tos', name: 'Terms', type: 'checkbox' },
    ],
  },
];

const OPTION = {
  id: 'opt_1',
  account: 'eip155:84532:0x1111111111111111111111111111111111111111',
  amount: {
    unit: 'caip19/eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    value: '5000',
    display: { assetSymbol: 'USDC', assetName: 'USD Coin', decimals: 6 },
  },
  actions: [{ type: 'build', data: { data: '' } }],
  etaS: 5,
  expiresAt: 1_771_416_300,
};

const PAIRS: Readonly<Record<string, Pair>> = {
  'a status answer': {
    read: readPaymentStatusResponse,
    schema: paymentStatusResponseSchema,
    required: ['status', 'isFinal'],
    answers: [REQUIRES_ACTION, PROCESSING, SUCCEEDED, FAILED, EXPIRED, CANCELLED],
  },
  'payment details': {
    read: readPaymentDetails,
    schema: paymentDetailsSchema,
    required: [],
    answers: [
      {
        amount: { unit: 'iso4217/USD', value: '5000', display: { assetSymbol: 'USD', decimals: 2 } },
        expiresAt: 1_771_416_300,
        merchant: { name: 'Marginalia', iconUrl: 'https://shop.example/logo.png' },
      },
    ],
  },
  'the details that an option requires': {
    read: (body) => readAnswer<CollectData>(body, {}, (data, report) => readCollectData(data, report, '')),
    schema: collectDataSchema,
    required: [],
    answers: COLLECT_DATA,
  },
  'an error body': {
    read: readErrorBody,
    schema: errorBodySchema,
    required: ['message'],
    answers: [{ message: 'No such payment.' }, { message: '', code: 'payment_not_found', details: { a: 1 } }],
  },
  'a cancel response': {
    read: readCancelPaymentResponse,
    schema: cancelPaymentResponseSchema,
    required: ['paymentId', 'status', 'cancelledReason', 'cancelledAt'],
    answers: [
      { paymentId: 'pay_1', status: 'cancelled', cancelledReason: 'by merchant', cancelledAt: '2026-02-18T12:00:00Z' },
    ],
  },
};

const COUNT = 10_000;

/** Removes keys named `__proto__`, which the readers copy like any other and the schemas omit. */
const withoutProto = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutProto);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(entries.map(([name, field]) => [name, withoutProto(field)]));
};

const covers = (field: string, path: string): boolean => `${path}.`.startsWith(`${field}.`);

/** Asserts that the reader accepts the answer exactly if the schema does, apart from omitted fields. */
const expectAgreement = ({ read, schema, required }: Pair, answer: unknown): string => {
  const result = read(answer);
  const { data, error } = schema.safeParse(answer);
  const issues = error?.issues.map(({ path }) => path.join('.')) ?? [];
  const mustRefuse = issues.some((path) => path === '' || required.includes(path));
  expect(result.ok).to.equal(!mustRefuse);
  if (!result.ok) return 'refused';
  if (!error) {
    expect(result.invalidFields).to.deep.equal([]);
    expect(withoutProto(result.value)).to.deep.equal(withoutProto(data));
    return 'valid';
  }
  expect(result.invalidFields).to.not.be.empty;
  // Each issue of the schema is in an omitted field, and each omitted field has an issue.
  for (const path of issues) expect(result.invalidFields.some((field) => covers(field, path))).to.equal(true, path);
  for (const field of result.invalidFields) {
    expect(issues.some((path) => covers(field, path))).to.equal(true, field);
  }
  expect(schema.safeParse(result.value).success).to.equal(true);
  return 'repaired';
};

describe('a reader and its schema', () => {
  for (const [what, pair] of Object.entries(PAIRS)) {
    it(`agree on ${COUNT} generated and mutated responses: ${what}`, function () {
      // CPU-bound, so the duration depends on the machine.
      this.timeout(120_000);
      const outcomes: Record<string, number> = {};
      for (const answer of hostileAnswers(pair.answers, COUNT, 1)) {
        const before = JSON.stringify(answer);
        const outcome = expectAgreement(pair, answer);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        expect(JSON.stringify(answer)).to.equal(before);
      }
      expect(outcomes['valid']).to.be.greaterThan(100);
      expect(outcomes['refused']).to.be.greaterThan(10);
    });
  }

  it('agree on the longest id of an option', () => {
    for (const [length, left] of [
      [LIMITS.OPTION_ID_MAX_LENGTH, 1],
      [LIMITS.OPTION_ID_MAX_LENGTH + 1, 0],
    ] as const) {
      const answer = { options: [{ ...OPTION, id: 'x'.repeat(length) }] };
      const result = readPaymentOptions(answer);
      expect(result.ok && (result.value.options?.length ?? 0)).to.equal(left);
      expect(paymentOptionsResponseSchema.safeParse(answer).success).to.equal(left === 1);
    }
  });
});
