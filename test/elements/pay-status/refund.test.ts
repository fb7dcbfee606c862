import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { type Inputs, Stage } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

const REFUNDED_AT = 1_771_337_100;
const TIME = 'Feb 17, 2026, 2:05 PM';

const open = async (inputs: Inputs = { refundedAt: REFUNDED_AT }) => {
  const stage = await Stage.open();
  return { stage, shown: await stage.mount(inputs) };
};

const readLastStep = ({ root }: Shown): string | undefined =>
  [...root.querySelectorAll('[part="timeline-step"]')].at(-1)?.textContent.replace(/\s+/g, ' ').trim();

/** The announcements besides that of the status. */
const readSaid = ({ root }: Shown): string =>
  root.querySelectorAll('[part=card] > [role=status]')[1]!.textContent.trim();

describe('a refund in pay-status', () => {
  for (const status of PAYMENT_STATUSES)
    it(`is ${status === 'succeeded' ? '' : 'not '}shown when the payment is ${status}`, async () => {
      const { stage, shown } = await open();
      await stage.reach(status);
      const isShown = status === 'succeeded';
      expect(shown.text('refunded')).to.equal(isShown ? `${en.refunded} · ${TIME}` : undefined);
      expect(readLastStep(shown) === `${en.timeline.refunded} ${TIME}`).to.equal(isShown);
      expect(shown.words[0]).to.equal(en.statuses[status][0]);
    });

  it('is the last step, after the settlement', async () => {
    const { stage, shown } = await open({ refundedAt: REFUNDED_AT, settledAt: REFUNDED_AT + 60 });
    await stage.reach('succeeded');
    expect(readLastStep(shown)).to.equal(`${en.timeline.refunded} ${TIME}`);
    expect(shown.text('timeline')).to.contain(en.timeline.settled);
  });

  it('is shown without the paid amount and the transaction, if they are not known', async () => {
    const stage = await Stage.open();
    stage.rewrite = (body) => ({ ...body, info: null });
    await stage.reach('succeeded');
    const shown = await stage.mount({ refundedAt: REFUNDED_AT });
    expect(shown.text('receipt')).to.equal(`${en.refunded} · ${TIME}`);
  });

  for (const value of ['2026-02-17', String(REFUNDED_AT * 1_000)])
    it(`is not shown for the invalid value ${value}, which the console names`, async () => {
      const { stage, shown } = await open({});
      shown.element.setAttribute('refunded-at', value);
      await stage.reach('succeeded');
      expect([shown.part('refunded'), shown.part('receipt') !== null]).to.deep.equal([null, true]);
      expect(stage.logged.map(([level, text]) => [level, text.split(' is ')[0]])).to.deep.equal([
        ['warn', `<pay-status> refunded-at: "${value}"`],
      ]);
    });

  it('is announced when the page says so later, and not with the success', async () => {
    const { stage, shown } = await open();
    await stage.reach('succeeded');
    expect(readSaid(shown)).to.equal('');
    shown.element.refundedAt = undefined;
    await stage.advance();
    shown.element.setAttribute('refunded-at', String(REFUNDED_AT));
    await stage.advance();
    expect(readSaid(shown)).to.equal(en.refunded);
    shown.element.paymentId = (await stage.sandbox.create()).paymentId;
    await stage.advance();
    expect(readSaid(shown)).to.equal('');
  });
});
