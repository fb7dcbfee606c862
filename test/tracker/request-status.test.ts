import { expect } from '@open-wc/testing';
import type { StatusClient } from '../../src/client/status-client.js';
import type { PaymentStatusResponse } from '../../src/contract/schemas/payment-status-response.js';
import { requestStatus } from '../../src/tracker/request-status.js';
import { PROCESSING } from '../contract/fixtures.js';
import { createCountingSignal } from '../support/counting-signal.js';
import { VirtualClock } from '../support/virtual-clock.js';

const client: StatusClient = { getPaymentStatus: async () => PROCESSING as PaymentStatusResponse };

describe('requestStatus', () => {
  it('leaves no timer and no listener behind, because a run sends requests for hours', async () => {
    const clock = new VirtualClock();
    const { signal, listeners } = createCountingSignal();
    const outcome = await requestStatus({ client, clock, paymentId: 'pay_1', maxPollMs: undefined, signal });
    expect(outcome).to.have.property('payment', PROCESSING);
    expect([clock.pending, listeners.size]).to.deep.equal([0, 0]);
  });
});
