import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Stage } from '../../support/element.js';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** A stage whose payment expires this long after its start. */
const openFor = async (lifetimeMs: number): Promise<Stage> => {
  const stage = await Stage.open({ expiresAt: (Date.UTC(2026, 1, 18, 12) + lifetimeMs) / SECOND_MS });
  expect(stage.expiresAt * SECOND_MS - stage.clock.nowMs()).to.equal(lifetimeMs);
  return stage;
};

describe('the countdown of pay-status', () => {
  it('is hidden without expires-at', async () => {
    const stage = await Stage.open();
    expect((await stage.mount()).part('countdown')).to.equal(null);
  });

  it('is hidden until the payment is known', async () => {
    const stage = await openFor(65 * SECOND_MS);
    await stage.sandbox.fault({ kind: 'drop' });
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    await stage.advance(2 * SECOND_MS);
    expect(shown.part('countdown')).to.equal(null);
    await stage.sandbox.heal();
    await stage.advance(20 * SECOND_MS);
    expect(shown.text('countdown')).to.equal(`${en.timeLeft} 0:43`);
  });

  it('counts down once a second', async () => {
    const stage = await openFor(65 * SECOND_MS);
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    expect(shown.text('countdown')).to.equal(`${en.timeLeft} 1:05`);
    const seen: (string | undefined)[] = [];
    for (let i = 0; i < 8; i++) {
      await stage.advance(SECOND_MS);
      seen.push(shown.text('countdown')?.replace(`${en.timeLeft} `, ''));
    }
    expect(seen).to.deep.equal(['1:04', '1:03', '1:02', '1:01', '1:00', '0:59', '0:58', '0:57']);
  });

  it('renders no more than once a second', async () => {
    const stage = await openFor(300 * SECOND_MS);
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    let updates = 0;
    shown.element.addController({ hostUpdated: () => updates++ });
    await stage.advance(20 * SECOND_MS);
    expect(updates).to.be.within(19, 21);
  });

  it('is computed from the time of day, not from ticks, so that sleep does not stretch it', async () => {
    const stage = await openFor(300 * SECOND_MS);
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    stage.clock.wrongByMs = 100.25 * SECOND_MS;
    stage.showsDate = false;
    await stage.advance(SECOND_MS);
    expect(shown.text('countdown')).to.equal(`${en.timeLeft} 3:19`);
    await stage.advance(0.75 * SECOND_MS);
    expect(shown.text('countdown')).to.equal(`${en.timeLeft} 3:18`);
  });

  it('is correct at once when the buyer returns to a tab whose timers ran once a minute', async () => {
    const stage = await openFor(360 * SECOND_MS);
    const { clock } = stage;
    // From the middle of each minute of the device on.
    const throttled = (callback: () => void, delayMs: number): (() => void) => {
      const dueMs = clock.now() + delayMs;
      return clock.setTimeout(callback, Math.ceil((dueMs - 30_500) / 60_000) * 60_000 + 30_500 - clock.now());
    };
    const shown = await stage.mount({
      expiresAt: stage.expiresAt,
      ports: { ...stage.ports, clock: { now: clock.now, monotonic: clock.monotonic, setTimeout: throttled } },
    });
    stage.page.signal('hidden');
    await stage.advance(295 * SECOND_MS);
    stage.page.signal('visible');
    await stage.advance();
    expect(shown.text('countdown')).to.equal(`${en.timeLeft} 1:05`);
  });

  for (const wrongByMs of [-HOUR_MS, HOUR_MS]) {
    it(`is correct, and ticks, when the device is ${wrongByMs / HOUR_MS} h off and the clock of the gateway is readable`, async () => {
      const stage = await openFor(300 * SECOND_MS);
      stage.clock.wrongByMs = wrongByMs;
      const shown = await stage.mount({ expiresAt: stage.expiresAt });
      const before = shown.text('countdown')!;
      // The Date header counts whole seconds.
      expect(before).to.be.oneOf([`${en.timeLeft} 5:00`, `${en.timeLeft} 4:59`, `${en.timeLeft} 5:01`]);
      await stage.advance(10 * SECOND_MS);
      expect(shown.text('countdown')).to.be.oneOf([
        `${en.timeLeft} 4:50`,
        `${en.timeLeft} 4:49`,
        `${en.timeLeft} 4:51`,
      ]);
      expect(shown.text('note')).to.equal(undefined);
    });
  }

  it('warns against approving when the time is up, polls exactly once more, and leaves expiry to the gateway', async () => {
    const stage = await openFor(300 * SECOND_MS);
    // The device is 60 s ahead and cannot detect it: the gateway holds requests until the time is up on its own clock.
    stage.clock.wrongByMs = 60 * SECOND_MS;
    stage.showsDate = false;
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    await stage.advance(239 * SECOND_MS);
    const unheldBefore = stage.sandbox.requests.filter(({ maxPollMs }) => maxPollMs === null).length;
    await stage.advance(SECOND_MS);
    const unheld = stage.sandbox.requests.filter(({ maxPollMs }) => maxPollMs === null);
    expect(unheld).to.have.length(unheldBefore + 1);
    expect(unheld.at(-1)?.atMs).to.equal(240 * SECOND_MS);
    expect(shown.part('countdown')).to.equal(null);
    expect(shown.words).to.deep.equal(en.timeUp);
    await stage.advance(59 * SECOND_MS);
    expect(stage.sandbox.requests.filter(({ maxPollMs }) => maxPollMs === null)).to.have.length(unheldBefore + 1);
    expect(shown.words).to.deep.equal(en.timeUp);
    await stage.advance(2 * SECOND_MS);
    expect(shown.words).to.deep.equal(en.statuses.expired);
    expect(shown.text('note')).to.equal(undefined);
  });

  it('gives way to a success that arrives after the time was up on this device', async () => {
    const stage = await openFor(300 * SECOND_MS);
    stage.clock.wrongByMs = 60 * SECOND_MS;
    stage.showsDate = false;
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    await stage.advance(250 * SECOND_MS);
    expect(shown.words).to.deep.equal(en.timeUp);
    await stage.reach('succeeded');
    expect(shown.words).to.deep.equal(en.statuses.succeeded);
    expect(shown.text('note')).to.equal(undefined);
  });

  it('warns from the first answer on when mounted after the time was up', async () => {
    const stage = await openFor(60 * SECOND_MS);
    stage.rewrite = (body) => ({ ...body, status: 'requires_action', isFinal: false });
    await stage.advance(90 * SECOND_MS);
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    expect(shown.words).to.deep.equal(en.timeUp);
    expect(shown.part('card')!.className).to.equal('late working');
    expect(shown.part('countdown')).to.equal(null);
  });

  it('warns before any answer, too, however often the gateway fails', async () => {
    for (const fault of [{ kind: 'hang' }, { kind: 'drop' }]) {
      const stage = await openFor(60 * SECOND_MS);
      await stage.sandbox.fault(fault);
      const shown = await stage.mount({ expiresAt: stage.expiresAt });
      await stage.advance(59 * SECOND_MS);
      expect(shown.words).not.to.deep.equal(en.timeUp);
      await stage.advance(SECOND_MS);
      expect(shown.words).to.deep.equal(en.timeUp);
      expect(shown.part('card')!.className).to.equal(fault.kind === 'hang' ? 'late working' : 'late');
      await stage.advance(60 * SECOND_MS);
      expect(shown.words).to.deep.equal(en.timeUp);
      expect(shown.part('support')).not.to.equal(null);
      shown.element.remove();
    }
  });

  for (const isAnswered of [true, false]) {
    it(`does not say that the payment is checked once polling has stopped (${isAnswered ? 'after' : 'before'} the first answer)`, async () => {
      const stage = await openFor(60 * SECOND_MS);
      if (!isAnswered) await stage.sandbox.fault({ kind: 'hang' });
      const shown = await stage.mount({ expiresAt: stage.expiresAt });
      await stage.sandbox.heal();
      await stage.sandbox.fault({ kind: 'status', status: 403 });
      await stage.advance(61 * SECOND_MS);
      expect(shown.element.connection).to.equal('stopped');
      expect(shown.words).to.deep.equal([en.timeUp[0], en.stopped[1]]);
      expect(shown.part('retry-button')).not.to.equal(null);
    });
  }

  for (const status of ['processing', 'on_review']) {
    it(`is hidden, before and after its end, while the payment is ${status}`, async () => {
      const stage = await openFor(60 * SECOND_MS);
      stage.rewrite = (body) => ({ ...body, status, isFinal: false });
      const shown = await stage.mount({ expiresAt: stage.expiresAt });
      const { words } = shown;
      expect(shown.part('countdown')).to.equal(null);
      await stage.advance(90 * SECOND_MS);
      expect(shown.words).to.deep.equal(words);
      expect(shown.element.matches(':state(time-up)')).to.equal(false);
    });
  }

  it('is hidden once the payment is final', async () => {
    const stage = await openFor(300 * SECOND_MS);
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    await stage.reach('failed');
    expect(shown.part('countdown')).to.equal(null);
    expect(stage.clock.pending).to.equal(0);
  });

  it('follows a changed expires-at', async () => {
    const stage = await openFor(300 * SECOND_MS);
    const shown = await stage.mount({ expiresAt: stage.expiresAt });
    shown.element.setAttribute('expires-at', `${stage.expiresAt + 60}`);
    await stage.advance();
    expect(shown.text('countdown')).to.equal(`${en.timeLeft} 6:00`);
    shown.element.removeAttribute('expires-at');
    await stage.advance();
    expect(shown.part('countdown')).to.equal(null);
  });
});
