import { expect } from '@open-wc/testing';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Stage } from '../../support/element.js';
import { settle } from '../../support/virtual-clock.js';

const UNKNOWN = 'on_review';

describe('the view of pay-status', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`shows ${status} with its own texts`, async () => {
      const stage = await Stage.open();
      await stage.reach(status);
      const shown = await stage.mount();
      expect(shown.words).to.deep.equal(en.statuses[status]);
      expect(shown.text('note')).to.equal(undefined);
      expect(shown.part('support') !== null).to.equal(status === 'failed');
      expect(shown.part('retry-button')).to.equal(null);
      expect(shown.part('receipt') !== null).to.equal(status === 'succeeded');
    });
  }

  it('looks successful only on success, and failed only on failure', async () => {
    const tones = new Map<string, string>();
    for (const status of PAYMENT_STATUSES) {
      const stage = await Stage.open();
      await stage.reach(status);
      const shown = await stage.mount();
      tones.set(status, shown.part('card')!.className);
      expect(shown.part('mark')!.getAttribute('aria-hidden')).to.equal('true');
    }
    const looksLike = (status: string) =>
      [...tones].filter(([, tone]) => tone === tones.get(status)).map(([name]) => name);
    expect(looksLike('succeeded')).to.deep.equal(['succeeded']);
    expect(looksLike('failed')).to.deep.equal(['failed']);
    expect(tones.get('succeeded')).to.equal('success');
    expect(tones.get('failed')).to.equal('failure');
  });

  it('shows declined and failed payments differently', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.sandbox.step(stage.paymentId, 'decline');
    await stage.advance();
    expect(shown.words).to.deep.equal(en.declined);
    expect(shown.text('error')).to.equal(`${stage.paymentId} declined_user`);
    expect(shown.element.matches(':state(failed)')).to.equal(true);
  });

  it('shows an unknown failure code as a failed payment', async () => {
    const stage = await Stage.open();
    stage.rewrite = (body) => ({ ...body, failureCode: 'declined_bank' });
    await stage.reach('failed');
    expect((await stage.mount()).words).to.deep.equal(en.statuses.failed);
  });

  it('shows no other status as declined, whatever its failure code', async () => {
    const stage = await Stage.open();
    stage.rewrite = (body) => ({ ...body, failureCode: 'declined_user' });
    await stage.reach('expired');
    expect((await stage.mount()).words).to.deep.equal(en.statuses.expired);
  });

  for (const isFinal of [false, true]) {
    it(`shows an unknown status neutrally when isFinal is ${isFinal}`, async () => {
      const stage = await Stage.open();
      const info = { optionAmount: null, txId: '0x1' };
      stage.rewrite = (body) => ({ ...body, status: UNKNOWN, isFinal, info });
      const urls = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };
      const shown = await stage.mount({ ...urls, redirectDelay: 0 });
      expect(shown.words).to.deep.equal(isFinal ? en.unknownFinal : en.unknownStatus);
      expect(shown.words.join(' ')).not.to.contain(UNKNOWN);
      expect(shown.text('error')).to.equal(`${stage.paymentId} ${UNKNOWN}`);
      expect(shown.part('card')!.className).to.equal(isFinal ? 'unknown' : 'unknown working');
      for (const part of ['receipt', 'redirect', 'retry-button']) expect(shown.part(part), part).to.equal(null);
      await stage.advance(10_000);
      expect(stage.navigation.gone).to.deep.equal([]);
      expect(shown.redirects).to.deep.equal([]);
      expect(shown.finals).to.have.length(isFinal ? 1 : 0);
      expect(PAYMENT_STATUSES.some((status) => shown.element.matches(`:state(${status.replace('_', '-')})`))).to.equal(
        false,
      );
    });
  }

  for (const status of FINAL_PAYMENT_STATUSES) {
    it(`neither polls nor changes once the payment is ${status}`, async () => {
      const stage = await Stage.open();
      await stage.reach(status);
      const shown = await stage.mount({ expiresAt: stage.expiresAt });
      const asked = stage.sandbox.requests.length;
      await stage.sandbox.fault({ kind: 'drop' });
      stage.page.signal('offline');
      stage.page.signal('online');
      shown.element.refresh();
      await stage.advance(3_600_000);
      await settle();
      expect(shown.words).to.deep.equal(en.statuses[status]);
      expect(shown.text('note')).to.equal(undefined);
      expect(shown.text('countdown')).to.equal(undefined);
      expect(stage.sandbox.requests).to.have.length(asked);
      expect(shown.errors).to.deep.equal([]);
    });
  }
});
