import { expect } from '@open-wc/testing';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import type { PaymentStatusResponse } from '../../../src/contract/schemas/payment-status-response.js';
import { getView, type ViewContext } from '../../../src/elements/pay-status/pay-status.model.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { INITIAL_STATE } from '../../../src/tracker/state.js';

type WalletState = ViewContext['walletState'];

const describeView = (status: PaymentStatusResponse['status'], walletState: WalletState, isTimeUp = false) => {
  const payment: PaymentStatusResponse = { status, isFinal: FINAL_PAYMENT_STATUSES.some((each) => each === status) };
  const state = { ...INITIAL_STATE, connection: 'live', payment } as const;
  return getView(state, { isTimeUp, isSlow: false, walletState }, en).wording;
};

describe('getView', () => {
  const [title, text] = en.statuses.requires_action;

  for (const walletState of ['collecting', 'sending', 'unsent', 'sent', 'closed'] as const) {
    it(`does not ask to approve the payment in the wallet while paying in the page is ${walletState}`, () => {
      expect(describeView('requires_action', walletState)).to.deep.equal([title, '']);
    });

    it(`keeps the text of every other status while paying in the page is ${walletState}`, () => {
      for (const status of PAYMENT_STATUSES.filter((each) => each !== 'requires_action'))
        expect(describeView(status, walletState)).to.deep.equal(en.statuses[status]);
      expect(describeView('requires_action', walletState, true)).to.deep.equal(en.timeUp);
    });
  }

  it('asks to approve the payment in the wallet before that, and without a wallet in the page', () => {
    for (const walletState of [undefined, 'picking', 'choosing', 'signing', 'check_wallet'] as const)
      expect(describeView('requires_action', walletState)).to.deep.equal([title, text]);
  });
});
