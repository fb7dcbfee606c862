import { expect } from '@open-wc/testing';
import type { ReadResult } from '../../../src/contract/readers/fields.js';
import { readPaymentStatusResponse } from '../../../src/contract/readers/payment-status-response.js';
import type { PaymentStatusResponse } from '../../../src/contract/schemas/payment-status-response.js';
import { withField } from '../../support/schema.js';
import { EXPIRED, FAILED, PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../fixtures.js';

type Success = Extract<ReadResult<PaymentStatusResponse>, { readonly ok: true }>;

const read = (body: unknown): Success => {
  const result = readPaymentStatusResponse(body);
  if (!result.ok) throw new Error(`not a payment status: ${result.invalidFields.join(', ')}`);
  return result;
};

describe('readPaymentStatusResponse', () => {
  for (const answer of [REQUIRES_ACTION, PROCESSING, SUCCEEDED, FAILED, EXPIRED]) {
    it(`keeps every field of a valid answer for ${answer.status}`, () => {
      expect(read(answer)).to.deep.equal({ ok: true, value: answer, invalidFields: [] });
    });
  }

  describe('with an invalid detail', () => {
    const cases: readonly [path: string, value: unknown, omitted: string][] = [
      ['pollInMs', -1, 'pollInMs'],
      ['failureCode', 7, 'failureCode'],
      ['info', 'x', 'info'],
      ['info', [SUCCEEDED.info], 'info'],
      ['info.txId', 42, 'info.txId'],
      ['info.optionAmount', {}, 'info.optionAmount'],
      ['info.optionAmount.value', 1_000_000, 'info.optionAmount'],
      ['info.optionAmount.display.assetSymbol', 5, 'info.optionAmount'],
      ['info.optionAmount.display.iconUrl', 5, 'info.optionAmount.display.iconUrl'],
      ['info.optionAmount.display.networkName', false, 'info.optionAmount.display.networkName'],
    ];
    for (const [path, value, omitted] of cases) {
      it(`omits and reports ${omitted} for ${path} = ${JSON.stringify(value).slice(0, 30)}, and keeps the rest`, () => {
        const result = read(withField(SUCCEEDED, path, value));
        expect(result.invalidFields).to.deep.equal([omitted]);
        expect(result.value).to.deep.equal(JSON.parse(JSON.stringify(withField(SUCCEEDED, omitted, undefined))));
      });
    }

    it('reports an omitted field once, however much of it is invalid', () => {
      const { value: payment, invalidFields } = read({
        ...SUCCEEDED,
        pollInMs: -1,
        failureCode: 1,
        info: { optionAmount: { unit: 1, value: 2, display: { decimals: 'x' } }, txId: '0xabc123' },
      });
      expect([...invalidFields].sort()).to.deep.equal(['failureCode', 'info.optionAmount', 'pollInMs']);
      expect(payment).to.deep.equal({ status: 'succeeded', isFinal: true, info: { txId: '0xabc123' } });
    });

    it('takes nothing from keys named __proto__ or constructor', () => {
      const { value: payment, invalidFields } = read(
        JSON.parse(`{"status":"failed","isFinal":true,"pollInMs":"x","constructor":1,
          "__proto__":{"failureCode":"declined_user"},"info":{"__proto__":{"txId":"0xevil"},"txId":1}}`),
      );
      expect([...invalidFields].sort()).to.deep.equal(['info.txId', 'pollInMs']);
      expect(payment.failureCode).to.equal(undefined);
      expect(payment.info?.txId).to.equal(undefined);
      expect(Object.getPrototypeOf(payment)).to.equal(Object.prototype);
      expect(({} as Record<string, unknown>)['txId']).to.equal(undefined);
    });
  });

  describe('without a valid status', () => {
    for (const body of [
      null,
      [SUCCEEDED],
      { status: 'succeeded' },
      { ...SUCCEEDED, status: '' },
      { ...SUCCEEDED, isFinal: 'true' },
    ]) {
      it(`names the invalid field and gives no payment: ${JSON.stringify(body)?.slice(0, 40) ?? 'undefined'}`, () => {
        const result = readPaymentStatusResponse(body);
        expect(result.ok).to.equal(false);
        expect(result.invalidFields).to.be.not.empty;
      });
    }
  });

  it('never lets an invalid detail change or hide the status', () => {
    const junk = [undefined, null, 0, -1, 1.5, NaN, '', 'x', true, [], [1], {}, { txId: 1 }, { optionAmount: [] }];
    for (const pollInMs of junk) {
      for (const failureCode of junk) {
        for (const info of junk) {
          const { status, isFinal } = read({ status: 'succeeded', isFinal: true, pollInMs, failureCode, info }).value;
          expect([status, isFinal]).to.deep.equal(['succeeded', true]);
        }
      }
    }
  });
});
