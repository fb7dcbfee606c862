import { expect } from '@open-wc/testing';
import type { StatusClient } from '../../src/client/status-client.js';
import type { PaymentStatusResponse } from '../../src/contract/schemas/payment-status-response.js';
import { requestStatus } from '../../src/tracker/request-status.js';
import { PROCESSING } from '../contract/fixtures.js';
import { createCountingSignal } from '../support/counting-signal.js';
import { VirtualClock } from '../support/virtual-clock.js';

const getError = async (getPaymentStatus: () => Promise<unknown>): Promise<unknown> => {
  const own = { getPaymentStatus } as StatusClient;
  const { signal } = new AbortController();
  const clock = new VirtualClock();
  const outcome = await requestStatus({ client: own, clock, paymentId: 'pay_1', maxPollMs: undefined, signal });
  return 'error' in outcome ? outcome.error : undefined;
};

const client: StatusClient = { getPaymentStatus: async () => PROCESSING as PaymentStatusResponse };

describe('requestStatus', () => {
  it('leaves no timer and no listener behind, because a run sends requests for hours', async () => {
    const clock = new VirtualClock();
    const { signal, listeners } = createCountingSignal();
    const outcome = await requestStatus({ client, clock, paymentId: 'pay_1', maxPollMs: undefined, signal });
    expect(outcome).to.have.deep.property('payment', PROCESSING);
    expect([clock.pending, listeners.size]).to.deep.equal([0, 0]);
  });

  for (const [value, message] of [
    [undefined, 'The status client resolved to undefined. It must resolve to a status response.'],
    [
      { status: 'succeeded' },
      'The status client resolved to a value with invalid fields: isFinal. It must resolve to a status response.',
    ],
    ['paid', 'The status client resolved to a value with invalid fields: body. It must resolve to a status response.'],
  ] as const) {
    it(`refuses what a client of the program resolves to: ${JSON.stringify(value)}`, async () => {
      expect(await getError(async () => value)).to.include({ name: 'ContractError', message });
    });
  }

  it('reads what a client of the program resolves to, and reports what it leaves out', async () => {
    const answer = { status: 'succeeded', isFinal: true, info: { optionAmount: 'x', txId: '0x1' } };
    const own = {
      getPaymentStatus: async (_, request) => {
        request?.onAnswer?.({ gatewayTimeMs: 'now' as never, invalidFields: ['pollInMs', 7 as never] });
        return answer as unknown as PaymentStatusResponse;
      },
    } satisfies StatusClient;
    const { signal } = new AbortController();
    const clock = new VirtualClock();
    const outcome = await requestStatus({ client: own, clock, paymentId: 'pay_1', maxPollMs: undefined, signal });
    expect(outcome).to.deep.equal({
      payment: { status: 'succeeded', isFinal: true, info: { txId: '0x1' } },
      details: { gatewayTimeMs: undefined, invalidFields: ['pollInMs', 'info.optionAmount', 'gatewayTimeMs'] },
    });
  });

  it('says why a client of the program has failed', async () => {
    const reject = (): Promise<never> => Promise.reject(new RangeError('no token'));
    expect(await getError(reject)).to.include({
      name: 'NetworkError',
      message: 'The status client failed: no token',
    });
  });
});
