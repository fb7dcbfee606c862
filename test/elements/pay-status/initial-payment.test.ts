import { expect } from '@open-wc/testing';
import { FINAL_PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { Stage } from '../../support/element.js';
import { EXPIRED, PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../../contract/fixtures.js';

const given = (answer: unknown): string => JSON.stringify(answer);

describe('pay-status with an initial payment', () => {
  for (const status of FINAL_PAYMENT_STATUSES) {
    it(`shows a ${status} payment, fires its event once, and does not poll`, async () => {
      const stage = await Stage.open();
      const shown = await stage.mount({ initialPayment: given({ status, isFinal: true }) });
      await stage.advance(60_000);
      expect(shown.element.payment?.status).to.equal(status);
      expect(shown.element.connection).to.equal('settled');
      expect(shown.events.map(({ type }) => type)).to.deep.equal(['pay-status-change', 'pay-status-final']);
      expect(stage.sandbox.requests).to.deep.equal([]);
      shown.element.refresh();
      await stage.advance(60_000);
      expect(stage.sandbox.requests).to.deep.equal([]);
    });
  }

  it('shows an open payment at once, and sends a plain request at once', async () => {
    const stage = await Stage.open();
    await stage.sandbox.step(stage.paymentId, 'process');
    const element = stage.create({ initialPayment: given(REQUIRES_ACTION) });
    document.body.append(element);
    await element.updateComplete;
    expect(element.payment?.status).to.equal('requires_action');
    await stage.advance();
    expect(stage.sandbox.requests[0]?.maxPollMs).to.equal(null);
    expect(element.payment?.status).to.equal('processing');
    element.remove();
  });

  it('is read from its attribute', async () => {
    const stage = await Stage.open();
    const element = stage.create();
    element.setAttribute('initial-payment', given(EXPIRED));
    const shown = await stage.mountElement(element);
    expect(shown.element.payment?.status).to.equal('expired');
    expect(stage.sandbox.requests).to.deep.equal([]);
  });

  for (const broken of ['', '{', 'null', '[]', '{"status":"succeeded"}', '{"status":7,"isFinal":true}']) {
    it(`reports ${broken || 'an empty text'}, and polls as without it`, async () => {
      const stage = await Stage.open();
      const shown = await stage.mount({ initialPayment: broken });
      expect(shown.events[0]?.type).to.equal('pay-status-error');
      expect(shown.element.payment?.status).to.equal('requires_action');
      expect(stage.sandbox.requests).not.to.deep.equal([]);
    });
  }

  it('is not used for the next payment', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ initialPayment: given(SUCCEEDED) });
    const { paymentId } = await stage.sandbox.create();
    shown.element.paymentId = paymentId;
    await stage.advance();
    expect(shown.element.payment?.status).to.equal('requires_action');
  });

  it('never changes a final payment', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ initialPayment: given(EXPIRED) });
    shown.element.initialPayment = given(PROCESSING);
    await stage.advance();
    expect(shown.element.payment?.status).to.equal('expired');
  });
});
