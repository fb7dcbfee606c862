import { expect, fixtureSync } from '@open-wc/testing';
import { PayStatus } from '../../src/elements/pay-status/pay-status.js';
import { takeUnexpected } from '../support/setup.js';

describe('the pay-status tag', () => {
  it('is not registered by importing its class', () => {
    expect(customElements.get('pay-status')).to.equal(undefined);
  });

  it('is registered once by its define module, which upgrades existing elements', async () => {
    const early = fixtureSync<HTMLElement>('<pay-status payment-id="pay_1"></pay-status>');
    // A framework may create elements before the module has loaded.
    Object.assign(early, { redirectDelay: 7 });
    expect(early.shadowRoot).to.equal(null);
    await import('../../src/define/pay-status.js');
    expect(customElements.get('pay-status')).to.equal(PayStatus);
    expect(early).to.be.an.instanceOf(PayStatus);
    await (early as PayStatus).updateComplete;
    expect([(early as PayStatus).paymentId, (early as PayStatus).redirectDelay]).to.deep.equal(['pay_1', 7]);
    expect(early.shadowRoot).not.to.equal(null);
    expect(takeUnexpected().map(String).join()).to.match(/^<pay-status> No source is set\. /);
  });

  it('keeps its first class, with a warning, when a second copy of the library is loaded', async () => {
    await import('../../src/define/pay-status.js');
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (...args: unknown[]) => warnings.push(...args);
    try {
      const { define } = await import('../../src/define/define.js');
      define('pay-status', class extends PayStatus {});
    } finally {
      console.warn = warn;
    }
    expect(customElements.get('pay-status')).to.equal(PayStatus);
    expect(warnings).to.have.length(1);
  });

  it('is typed in TypeScript, with its events', () => {
    const element: PayStatus = document.createElement('pay-status');
    const found: PayStatus | null = document.querySelector('pay-status');
    const statuses: string[] = [];
    element.addEventListener('pay-status-change', ({ payment, previous }) => {
      statuses.push(payment.status, previous?.status ?? '');
    });
    element.addEventListener('pay-status-redirect', ({ url, status }) => statuses.push(url, status));
    element.addEventListener('pay-status-error', ({ error }) => statuses.push(error.code));
    element.addEventListener('pay-status-final', ({ payment }) => statuses.push(payment.status));
    const mode: 'auto' | 'manual' | 'none' = element.redirect;
    expect([mode, found === element, statuses.length]).to.deep.equal(['auto', false, 0]);
  });
});
