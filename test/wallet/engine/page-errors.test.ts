import { expect } from '@open-wc/testing';
import { catchErrors } from '../../support/setup.js';
import { Browser, pay, pick } from '../../support/wallet/paying-browser.js';

const fail = (): never => {
  throw new Error('of the page');
};

describe('an error of the page while its buyer pays', () => {
  it('in a listener is reported, and the payment is sent', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    const errors = await catchErrors(async () => {
      flow.subscribe(fail);
      await pick(flow, browser);
      await pay(flow);
    });
    expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['sent', 1]);
    expect([...new Set(errors)]).to.deep.equal(['Error: of the page']);
  });

  it('in onSign is reported, and keeps the request from the wallet', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab({ onSign: fail });
    const errors = await catchErrors(async () => {
      await pick(flow, browser);
      await pay(flow);
    });
    expect([flow.state.kind, browser.wallet.asked, browser.records.stored.size]).to.deep.equal(['choosing', 0, 0]);
    expect('problem' in flow.state && flow.state.problem?.code).not.to.equal('wallet_failed');
    expect(errors).to.deep.equal(['Error: of the page']);
  });
});
