import { expect } from '@open-wc/testing';
import type { PaymentStatusResponse } from '../../../src/contract/schemas/payment-status-response.js';
import type { WebhookEvent } from '../../../src/contract/schemas/webhook-event.js';

describe('the declared type of an answer', () => {
  it('does not compile with a misspelt field, at any depth', () => {
    const read = ({ data }: WebhookEvent, { info }: PaymentStatusResponse): readonly unknown[] => [
      // @ts-expect-error The field is `status`.
      data.statuss,
      // @ts-expect-error The field is `txId`.
      info?.txID,
    ];
    expect(read).to.have.length(2);
  });
});
