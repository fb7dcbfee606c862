import { expect, fixtureSync } from '@open-wc/testing';
import { REQUIRES_ACTION } from '../../contract/fixtures.js';
import { type Inputs, Stage } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

/** The start time of the gateway, 18 February 2026 at 12:00, Unix seconds. */
const START_S = Date.UTC(2026, 1, 18, 12) / 1_000;
const NO_TIMES = ['Waiting', 'Sent', 'Confirmed'];

/** The texts of the steps, without those for screen readers only. */
const readSteps = (shown: Shown): readonly string[] =>
  [...shown.root.querySelectorAll('[part~="timeline-step"]')].map((step) => {
    const copy = step.cloneNode(true) as Element;
    for (const spoken of copy.querySelectorAll('.spoken')) spoken.remove();
    return copy.textContent.replace(/\s+/g, ' ').trim();
  });

const open = async (inputs: Inputs = {}) => {
  const stage = await Stage.open({ expiresAt: START_S + 86_400 });
  return { stage, shown: await stage.mount(inputs) };
};

/** Lets the pending long poll end, and loses all that follow. */
const losePolls = async (stage: Stage): Promise<void> => {
  await stage.sandbox.fault({ kind: 'drop' });
  await stage.advance(30_000);
};

describe('the timeline of pay-status', () => {
  it('has the times of the changes that the page has seen', async () => {
    const { stage, shown } = await open();
    expect(readSteps(shown)).to.deep.equal(NO_TIMES);
    await stage.advance(60_000);
    await stage.reach('processing');
    expect(readSteps(shown)).to.deep.equal(['Waiting', 'Sent 12:01 PM', 'Confirmed']);
    await stage.advance(120_000);
    await stage.reach('succeeded');
    expect(readSteps(shown)).to.deep.equal(['Waiting', 'Sent 12:01 PM', 'Confirmed 12:03 PM']);
    const times = [...shown.root.querySelectorAll('time')].map(({ dateTime }) => new Date(dateTime).getUTCMinutes());
    expect(times).to.deep.equal([1, 3]);
  });

  it('has no times of what the page only finds: at first, after initial data, and after a step that it has missed', async () => {
    const stage = await Stage.open();
    await stage.reach('processing');
    expect(readSteps(await stage.mount())).to.deep.equal(NO_TIMES);
    expect(
      readSteps(await stage.mount({ initialPayment: REQUIRES_ACTION as never, paymentId: stage.paymentId })),
    ).to.deep.equal(NO_TIMES);
    const other = await open();
    // The gateway reports both steps at once.
    await losePolls(other.stage);
    await other.stage.reach('processing');
    await other.stage.reach('succeeded');
    await other.stage.sandbox.heal();
    await other.stage.advance(10_000);
    expect(readSteps(other.shown)).to.deep.equal(['Waiting', 'Sent', 'Confirmed 12:00 PM']);
  });

  it('has no time of a change that happened while the page could not poll', async () => {
    const { stage, shown } = await open();
    await losePolls(stage);
    await stage.reach('processing');
    await stage.advance(300_000);
    await stage.sandbox.heal();
    await stage.advance(60_000);
    expect(readSteps(shown)).to.deep.equal(NO_TIMES);
    expect(shown.text('title')).to.equal('Payment on its way');
  });

  it('forgets the times with the payment', async () => {
    const { stage, shown } = await open();
    await stage.reach('processing');
    const { paymentId } = await stage.sandbox.create();
    shown.element.paymentId = paymentId;
    await stage.advance();
    await stage.sandbox.step(paymentId, 'process');
    await stage.sandbox.fault({ kind: 'hang' });
    shown.element.paymentId = stage.paymentId;
    await stage.sandbox.heal();
    await stage.advance(60_000);
    expect(readSteps(shown)).to.deep.equal(NO_TIMES);
  });

  it('says which step is the current one, and to screen readers which are still to come', async () => {
    const { stage, shown } = await open();
    const list = shown.part('timeline')!;
    expect([list.localName, list.getAttribute('role'), list.ariaLabel]).to.deep.equal([
      'ol',
      'list',
      'Payment progress',
    ]);
    const describeAll = () =>
      [...shown.root.querySelectorAll('[part~="timeline-step"]')].map((step) =>
        [step.ariaCurrent, step.querySelector('.spoken')?.textContent].filter(Boolean).join(),
      );
    expect(describeAll()).to.deep.equal(['step', 'not yet', 'not yet']);
    await stage.reach('processing');
    expect(describeAll()).to.deep.equal(['', 'step', 'not yet']);
    await stage.reach('succeeded');
    expect(describeAll()).to.deep.equal(['', '', 'step']);
  });

  it('is not there for a paid payment of which the page has seen no step', async () => {
    const stage = await Stage.open();
    await stage.reach('succeeded');
    expect((await stage.mount()).part('timeline')).to.equal(null);
  });

  for (const status of ['failed', 'expired', 'cancelled'] as const)
    it(`is not there for a payment that is ${status}`, async () => {
      const { stage, shown } = await open();
      await stage.reach(status);
      expect(shown.part('timeline')).to.equal(null);
    });

  it('is not there before the first answer, for an unknown status, once polling has stopped or the time is up', async () => {
    const { stage, shown } = await open();
    await stage.sandbox.fault({ kind: 'hang' });
    expect((await stage.mount({ paymentId: 'pay_unknown' })).part('timeline')).to.equal(null);
    await stage.sandbox.heal();
    shown.element.expiresAt = 1;
    await stage.advance();
    expect(shown.part('timeline')).to.equal(null);
    shown.element.expiresAt = undefined;
    await stage.advance();
    expect(shown.part('timeline')).not.to.equal(null);
    await stage.sandbox.fault({ kind: 'status', status: 401 });
    shown.element.refresh();
    await stage.advance(2_000);
    expect([shown.element.connection, shown.part('timeline')]).to.deep.equal(['stopped', null]);
    const unknown = await Stage.open();
    unknown.rewrite = (body) => ({ ...body, status: 'on_review' });
    expect((await unknown.mount()).part('timeline')).to.equal(null);
  });

  it('has a settled step if the page says when, with the date unless it is today', async () => {
    const { stage, shown } = await open({ settledAt: START_S });
    expect(readSteps(shown)).to.deep.equal(NO_TIMES);
    await stage.reach('succeeded');
    expect(readSteps(shown).at(-1)).to.equal('Settled 12:00 PM');
    shown.element.setAttribute('settled-at', `${START_S - 86_400}`);
    await stage.advance();
    expect(readSteps(shown).at(-1)).to.equal('Settled Feb 17, 2026, 12:00 PM');
    shown.element.settledAt = (START_S - 86_400) * 1_000;
    await stage.advance();
    expect(readSteps(shown)).to.have.length(3);
  });

  for (const width of [250, 360, 416])
    it(`fits into a card of ${width} pixels, however long the names are`, async () => {
      const stage = await Stage.open();
      await stage.reach('succeeded');
      const parent = fixtureSync<HTMLElement>(`<div style="width: ${width}px"></div>`);
      const messages = { timeline: { confirmed: 'Επιβεβαιώθηκε', settled: 'Εκκαθαρίστηκε' } };
      const shown = await stage.mount({ refundedAt: 1_771_337_100, settledAt: START_S, messages }, parent);
      const list = shown.part('timeline')!;
      expect(list.scrollWidth).to.be.at.most(list.clientWidth);
      const [name, time] = [...list.querySelector('.current')!.children].map((each) => {
        const range = new Range();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
      });
      expect(name!.right < time!.left || name!.bottom < time!.top + 2).to.equal(true);
    });

  it('says how long a step usually takes only while the payment is processed, and only if that is known', async () => {
    const { stage, shown } = await open();
    const around = {
      hasHeadline: false,
      merchantName: undefined,
      amount: undefined,
      walletState: undefined,
    };
    shown.element.checkout = { ...around, etaS: 90 };
    await stage.advance();
    expect(readSteps(shown)).to.deep.equal([]);
    await stage.reach('processing');
    expect(readSteps(shown).at(-1)).to.equal('Confirmed usually 2 minutes');
    shown.element.checkout = { ...around, etaS: 0 };
    await stage.advance();
    expect(readSteps(shown).at(-1)).to.equal('Confirmed');
  });
});
