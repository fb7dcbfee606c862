import { expect } from '@open-wc/testing';
import type { Shown } from '../../support/shown.js';
import { Stage } from '../../support/element.js';

const START_MS = Date.UTC(2026, 1, 18, 12);
const MINUTE_MS = 60_000;

/** Returns the announcement of the countdown. */
const said = ({ root }: Shown): string => root.querySelectorAll('[part=card] > [role=status]')[1]!.textContent.trim();

/** Opens an element whose payment expires this long after the start. */
const open = async (lifetimeMs: number): Promise<{ stage: Stage; shown: Shown }> => {
  const stage = await Stage.open({ expiresAt: (START_MS + lifetimeMs) / 1_000 });
  return { stage, shown: await stage.mount({ expiresAt: stage.expiresAt }) };
};

/** Advances the time in steps and returns the announcements, without consecutive duplicates. */
const listen = async ({ stage, shown }: Awaited<ReturnType<typeof open>>, forMs: number, stepMs: number) => {
  const announced = [said(shown)];
  for (let ms = 0; ms < forMs; ms += stepMs) {
    await stage.advance(stepMs);
    if (said(shown) !== announced.at(-1)) announced.push(said(shown));
  }
  return announced;
};

describe('the announcements of the countdown', () => {
  it('are made at five minutes, one minute, thirty and ten seconds only', async () => {
    const announced = await listen(await open(7 * MINUTE_MS), 7 * MINUTE_MS, 1_000);
    const milestones = ['5 minutes left', '1 minute left', '30 seconds left', '10 seconds left'];
    expect(announced).to.deep.equal(['', ...milestones.flatMap((text) => [text, ''])]);
  });

  it('skip a milestone that passed while timers were late', async () => {
    const { stage, shown } = await open(7 * MINUTE_MS);
    stage.showsDate = false;
    // As on a device that was suspended: time has passed, and no timer ran.
    stage.clock.wrongByMs = 6 * MINUTE_MS + 15_000;
    await stage.advance(1_000);
    expect(said(shown)).to.equal('');
    await stage.advance(14_000);
    expect(said(shown)).to.equal('30 seconds left');
  });

  it('are absent without a countdown, and once the payment is final', async () => {
    const { stage, shown } = await open(MINUTE_MS / 2);
    expect(said(shown)).to.equal('30 seconds left');
    await stage.reach('succeeded');
    expect(said(shown)).to.equal('');
    expect(said(await (await Stage.open()).mount())).to.equal('');
  });
});
