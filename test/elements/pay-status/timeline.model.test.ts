import { expect } from '@open-wc/testing';
import type { PaymentStatusResponse } from '../../../src/contract/schemas/payment-status-response.js';
import { getSteps, type TimelineInputs } from '../../../src/elements/pay-status/timeline.model.js';

const SETTLED_AT_MS = 3_000;

const describeSteps = (status: string, inputs: Partial<TimelineInputs> = {}): readonly string[] => {
  const payment = {
    status: status as PaymentStatusResponse['status'],
    isFinal: status !== 'requires_action' && status !== 'processing',
  };
  return getSteps(payment, { times: {}, ...inputs }).map(({ name, stage, atMs, usualS }) =>
    [name, stage, atMs, usualS && `usually ${usualS} s`].filter((part) => part !== undefined).join(' '),
  );
};

describe('getSteps', () => {
  const ways: ReadonlyArray<readonly [status: string, steps: readonly string[]]> = [
    ['requires_action', ['waiting current', 'sent upcoming', 'confirmed upcoming']],
    ['processing', ['waiting done', 'sent current', 'confirmed upcoming']],
    ['succeeded', ['waiting done', 'sent done', 'confirmed current']],
    ['failed', []],
    ['expired', []],
    ['cancelled', []],
    ['on_review', []],
    ['constructor', []],
  ];
  for (const [status, steps] of ways) {
    it(`returns ${steps.length ? 'the steps' : 'no steps'} of a payment that is ${status}`, () => {
      expect(describeSteps(status)).to.deep.equal(steps);
    });
  }

  it('returns a settled step only of a succeeded payment, and only if the page says so', () => {
    const settled = ['waiting done', 'sent done', 'confirmed done', 'settled current 3000'];
    expect(describeSteps('succeeded', { settledAtMs: SETTLED_AT_MS })).to.deep.equal(settled);
    for (const status of ['requires_action', 'processing', 'failed'])
      expect(describeSteps(status, { settledAtMs: SETTLED_AT_MS })).to.deep.equal(describeSteps(status));
  });

  it('has reached the sent step once the page has sent the payment, before the gateway reports it', () => {
    const steps = ['waiting done', 'sent current', 'confirmed upcoming usually 5 s'];
    expect(describeSteps('requires_action', { isSent: true, etaS: 5 })).to.deep.equal(steps);
    for (const [status] of ways.slice(1))
      expect(describeSteps(status, { isSent: true })).to.deep.equal(describeSteps(status));
  });

  it('returns the times that are known, and no others', () => {
    const steps = ['waiting done', 'sent done', 'confirmed current 2000'];
    expect(describeSteps('succeeded', { times: { confirmed: 2_000 } })).to.deep.equal(steps);
  });

  it('returns the usual duration of the next step while the payment is processed', () => {
    expect(describeSteps('processing', { etaS: 5 }).at(-1)).to.equal('confirmed upcoming usually 5 s');
    for (const status of ['requires_action', 'succeeded'])
      expect(describeSteps(status, { etaS: 5 })).to.deep.equal(describeSteps(status));
  });
});
