import { expect } from '@open-wc/testing';
import { FINAL_PAYMENT_STATUSES, isPayable, PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout } from '../../support/checkout.js';
import { PAID, Stage, TX_ID } from '../../support/element.js';

const SHOP = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry', redirectDelay: 0 };
const INFO = { optionAmount: PAID, txId: TX_ID };

describe('pay-checkout with an answer that does not say that the payment can be paid', () => {
  for (const status of [...PAYMENT_STATUSES, 'new_status'])
    for (const isFinal of [false, true]) {
      if (isPayable({ status, isFinal })) continue;
      it(`offers no way to pay, and none to cancel: ${status}, isFinal ${isFinal}`, async () => {
        const stage = await Stage.open();
        stage.rewrite = (body) => ('status' in body ? { ...body, status, isFinal } : body);
        const checkout = await new Checkout(stage).mount();
        await stage.advance(60_000);
        for (const part of ['pay', 'wallet', 'cancel-button']) expect(checkout.has(part), part).to.equal(false);
      });
    }
});

describe('pay-status with an isFinal that contradicts the status', () => {
  for (const status of PAYMENT_STATUSES) {
    const isFinal = !(FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
    it(`shows ${status} neutrally, and does not redirect, when isFinal is ${isFinal}`, async () => {
      const stage = await Stage.open();
      stage.rewrite = (body) => ({ ...body, status, isFinal, info: INFO });
      const shown = await stage.mount({ ...SHOP, expiresAt: stage.expiresAt });
      await stage.advance(60_000);
      expect(shown.words).to.deep.equal(isFinal ? en.unknownFinal : en.unknownStatus);
      expect(shown.element.matches(':state(unknown)')).to.equal(true);
      expect(shown.element.matches(`:state(${status.replace('_', '-')})`)).to.equal(false);
      for (const part of ['receipt', 'redirect', 'countdown']) expect(shown.part(part), part).to.equal(null);
      expect(stage.navigation.gone).to.deep.equal([]);
    });
  }

  it('shows the status once the gateway no longer contradicts itself', async () => {
    const stage = await Stage.open();
    stage.rewrite = (body) => ({ ...body, status: 'succeeded', isFinal: false });
    const shown = await stage.mount(SHOP);
    stage.rewrite = (body) => body;
    await stage.reach('succeeded');
    await stage.advance(30_000);
    expect(shown.words).to.deep.equal(en.statuses.succeeded);
    expect(stage.navigation.gone).to.have.length(1);
  });
});
