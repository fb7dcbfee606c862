import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { type Inputs, Stage } from '../../support/element.js';

const say = ([title, text]: readonly [string, string], note = text) => `${title}. ${note}`;
const URLS = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };

/** Opens an element and records its announcements from the start. */
const mount = async (stage: Stage, inputs: Inputs = {}) => {
  const shown = await stage.mount(inputs);
  return { shown, said: shown.listen() };
};

describe('the announcements of pay-status', () => {
  it('are polite, in one live region that exists before the first of them', async () => {
    const stage = await Stage.open();
    await stage.sandbox.fault({ kind: 'hang' });
    const shown = await stage.mount();
    const region = shown.liveRegion;
    expect(region.getAttribute('role')).to.equal('status');
    expect(region.ariaLive === null || region.ariaLive === 'polite').to.equal(true);
    await stage.sandbox.heal();
    await stage.advance(20_000);
    await stage.reach('succeeded');
    shown.element.paymentId = undefined;
    await stage.advance();
    expect(shown.liveRegion).to.equal(region);
    expect(shown.spoken).to.equal(say(en.misconfigured));
  });

  it('are laid out on one line, because a column of letters is slow in a page of a thousand elements', async () => {
    const { liveRegion, spoken } = await (await Stage.open()).mount();
    expect(spoken!.length).to.be.above(40);
    expect(liveRegion.scrollHeight).to.be.below(2 * parseFloat(getComputedStyle(liveRegion).lineHeight));
  });

  it('are made once for each transition of a payment, not for polls or countdowns', async () => {
    const stage = await Stage.open({ expiresAt: Date.UTC(2026, 1, 18, 12, 5) / 1000 });
    const { said } = await mount(stage, { ...URLS, expiresAt: stage.expiresAt, redirectDelay: 10_000 });
    await stage.advance(60_000);
    await stage.reach('processing');
    await stage.advance(60_000);
    await stage.sandbox.fault({ kind: 'drop' });
    await stage.advance(30_000);
    await stage.sandbox.heal();
    await stage.advance(30_000);
    await stage.reach('succeeded');
    await stage.advance(60_000);
    expect(stage.navigation.gone).to.have.length(1);
    const { requires_action, processing, succeeded } = en.statuses;
    expect(said).to.deep.equal([
      say(requires_action),
      say(processing),
      say(processing, `${en.notes.retrying} ${en.lastKnown}`),
      say(processing),
      say(succeeded),
    ]);
  });
});
