import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { ATTEMPTS_BEFORE_CANNOT_LOAD } from '../../../src/core/retry.js';
import { Stage } from '../../support/element.js';

/** Faults of the network, none of which may change the last status. */
const FAULTS = [
  { kind: 'drop' },
  { kind: 'hang' },
  { kind: 'garbage' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 401 },
];

const describeFault = ({ kind, status }: { kind: string; status?: number }) => `${kind} ${status ?? ''}`.trim();

/** The note while a status is on screen. */
const lastKnown = (note: string): string => `${note} ${en.lastKnown}`;

/** While the buyer is asked to pay, the payment may be paid already. */
const mayBePaid = (note: string): string => `${lastKnown(note)} ${en.alreadyPaid}`;

describe('pay-status on a bad network', () => {
  for (const fault of FAULTS) {
    it(`keeps the last status and never shows a failure (${describeFault(fault)})`, async () => {
      const stage = await Stage.open();
      await stage.reach('processing');
      const shown = await stage.mount();
      await stage.sandbox.fault(fault);
      for (let i = 0; i < 12; i++) {
        await stage.advance(10_000);
        expect(shown.words).to.deep.equal(en.statuses.processing);
        expect(shown.all).not.to.match(/fail/i);
        expect(shown.spoken).not.to.match(/fail/i);
      }
      expect(shown.text('note')).to.be.oneOf([lastKnown(en.notes.retrying), lastKnown(en.notes.stopped)]);
      expect(shown.element.payment?.status).to.equal('processing');
      expect(shown.element.matches(':state(processing)')).to.equal(true);
      expect(shown.changes).to.have.length(1);
      expect(shown.finals).to.deep.equal([]);
      expect(shown.errors).to.have.length(1);
    });
  }

  it('shows that it reconnects, until it has', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.sandbox.fault({ kind: 'drop' });
    await stage.advance(30_000);
    expect(shown.text('note')).to.equal(mayBePaid(en.notes.retrying));
    expect(shown.part('retry-button')).to.equal(null);
    await stage.sandbox.heal();
    await stage.advance(15_000);
    expect(shown.text('note')).to.equal(undefined);
    expect(shown.element.connection).to.equal('live');
  });

  it('shows that the device is offline beside the last status, until it is online', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.sandbox.fault({ kind: 'drop' });
    stage.page.signal('offline');
    await stage.advance(1_000);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(shown.text('note')).to.equal(mayBePaid(en.notes.offline));
    await stage.advance(60_000);
    expect(shown.text('note')).to.equal(mayBePaid(en.notes.offline));
    await stage.sandbox.heal();
    stage.page.signal('online');
    await stage.advance(1_000);
    expect(shown.text('note')).to.equal(undefined);
  });

  it(`shows that it cannot load, and why, after ${ATTEMPTS_BEFORE_CANNOT_LOAD} attempts, and keeps retrying`, async () => {
    const stage = await Stage.open();
    await stage.sandbox.fault({ kind: 'status', status: 500 });
    const shown = await stage.mount();
    while (stage.sandbox.requests.length < ATTEMPTS_BEFORE_CANNOT_LOAD) {
      expect(shown.words).to.be.deep.oneOf([en.connecting, en.slow]);
      await stage.advance(100);
    }
    expect(shown.words).to.deep.equal(en.cannotLoad);
    expect(shown.text('error')).to.include('A fault was injected: 500').and.to.include('internal_error');
    expect(shown.errors.map(({ code }) => code)).to.deep.equal(['internal_error']);
    await stage.sandbox.heal();
    await stage.advance(15_000);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(shown.part('error')).to.equal(null);
    expect(shown.part('retry-button')).to.equal(null);
  });

  it('stops when the gateway refuses, shows the developer why, and retries when the buyer asks', async () => {
    const stage = await Stage.open();
    await stage.sandbox.fault({ kind: 'status', status: 401 });
    const shown = await stage.mount();
    expect(shown.words).to.deep.equal(en.stopped);
    expect(shown.element.connection).to.equal('stopped');
    expect(shown.text('error')).to.include('A fault was injected: 401');
    await stage.advance(200_000);
    expect(stage.sandbox.requests).to.have.length(1);
    await stage.sandbox.heal();
    shown.click('retry-button');
    await stage.advance();
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(shown.part('retry-button')).to.equal(null);
    expect(shown.errors).to.have.length(1);
  });

  it('keeps the status when a refusal stops it, and continues when the buyer retries', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.sandbox.fault({ kind: 'status', status: 403 });
    await stage.advance(30_000);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(shown.text('note')).to.equal(mayBePaid(en.notes.stopped));
    await stage.sandbox.heal();
    await stage.sandbox.step(stage.paymentId, 'process');
    shown.click('retry-button');
    await stage.advance();
    expect(shown.words).to.deep.equal(en.statuses.processing);
    expect(shown.text('note')).to.equal(undefined);
  });

  it('waits for a payment that the gateway does not know yet, then stops with an error', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ paymentId: 'pay_unknown' });
    await stage.advance(5_000);
    expect(shown.words).to.deep.equal(en.slow);
    await stage.advance(30_000);
    expect(shown.words).to.deep.equal(en.stopped);
    expect(shown.text('error')).to.include('payment_not_found');
  });
});
