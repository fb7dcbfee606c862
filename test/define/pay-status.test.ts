import { expect, fixtureSync } from '@open-wc/testing';
import { PayStatus } from '../../src/elements/pay-status/pay-status.js';
import { takeUnexpected } from '../support/setup.js';
import { waitUntil } from '../support/wait-until.js';

describe('the pay-status tag', () => {
  const { setTimeout } = globalThis;
  const checks: (() => void)[] = [];
  before(() => {
    globalThis.setTimeout = ((run: () => void, delayMs: number) =>
      delayMs === 5_000 ? checks.push(run) : setTimeout(run, delayMs)) as never;
  });
  after(() => {
    globalThis.setTimeout = setTimeout;
  });

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
    await waitUntil(() => globalThis.__unexpected.length > 0, 'the console says nothing');
    expect(takeUnexpected().map(String).join()).to.match(/^<pay-status> No source is set\. /);
  });

  it('comes with warnings of the other elements in the page that no script defines', () => {
    fixtureSync('<div><pay-button></pay-button><pay-checkout></pay-checkout></div>');
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (message: unknown) => warnings.push(message);
    for (const check of checks) check();
    console.warn = warn;
    expect(warnings.map((message) => String(message).slice(0, 45))).to.have.members([
      '<pay-checkout> is in the page, but not define',
      '<pay-button> is in the page, but not defined.',
    ]);
  });
});
