import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Stage } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

const decline = async () => {
  const stage = await Stage.open();
  await stage.sandbox.step(stage.paymentId, 'decline');
  return { stage, shown: await stage.mount() };
};

/** The texts that a buyer reads without opening anything. */
const readSentences = (shown: Shown): string =>
  ['title', 'text', 'note'].map((part) => shown.text(part) ?? '').join(' ') + shown.spoken!;

describe('the details for support in pay-status', () => {
  it('are closed until the buyer opens them', async () => {
    const { shown } = await decline();
    const details = shown.part('support') as HTMLDetailsElement;
    expect([details.open, shown.text('support-summary')]).to.deep.equal([false, en.support]);
    expect(shown.part('error')!.checkVisibility()).to.equal(false);
    shown.click('support-summary');
    expect(shown.part('error')!.checkVisibility()).to.equal(true);
    expect(shown.text('error')).to.equal(`${shown.element.paymentId} declined_user`);
  });

  it('are absent where there is nothing technical to say', async () => {
    for (const status of PAYMENT_STATUSES.filter((each) => each !== 'failed')) {
      const stage = await Stage.open();
      await stage.reach(status);
      expect((await stage.mount()).part('support'), status).to.equal(null);
    }
  });

  it('keep an unknown failure code out of the sentences', async () => {
    const stage = await Stage.open();
    stage.rewrite = (body) => ({ ...body, failureCode: 'card_velocity_7' });
    await stage.reach('failed');
    const shown = await stage.mount();
    expect(readSentences(shown)).not.to.contain('card_velocity_7');
    expect(shown.text('error')).to.equal(`${stage.paymentId} card_velocity_7`);
  });

  it('hold the refusal that ended polling of a known payment', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.sandbox.fault({ kind: 'status', status: 403 });
    await stage.advance(30_000);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(shown.text('error')).to.contain(stage.paymentId).and.to.contain(shown.errors[0]!.code);
  });

  it('are copied as lines of text, and the result is shown for a moment', async () => {
    const { stage, shown } = await decline();
    const getResult = () => shown.part('support')!.querySelector('[role=status]')!.textContent;
    shown.click('copy-support-button');
    await stage.advance();
    expect(stage.copied).to.deep.equal([`${stage.paymentId}\ndeclined_user`]);
    expect(getResult()).to.equal(en.copied);
    await stage.advance(3_000);
    expect(getResult()).to.equal('');
  });
});
