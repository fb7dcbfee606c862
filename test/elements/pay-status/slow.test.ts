import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Stage } from '../../support/element.js';

describe('a slow first answer in pay-status', () => {
  it('is admitted after 4 seconds, with a warning not to pay twice', async () => {
    const stage = await Stage.open();
    await stage.sandbox.fault({ kind: 'hang' });
    const shown = await stage.mount();
    await stage.advance(3_999);
    expect(shown.words).to.deep.equal(en.connecting);
    await stage.advance(1);
    expect(shown.words).to.deep.equal(en.slow);
    expect(shown.part('card')!.className).to.equal('waiting working');
  });

  it('gives way to the answer', async () => {
    const stage = await Stage.open();
    await stage.sandbox.fault({ kind: 'delay', delayMs: 6_000 });
    const shown = await stage.mount();
    await stage.advance(5_000);
    expect(shown.words).to.deep.equal(en.slow);
    await stage.advance(1_000);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
  });

  it('leaves no timer after the answer', async () => {
    const stage = await Stage.open();
    await stage.reach('failed');
    await stage.mount();
    expect(stage.clock.pending).to.equal(0);
  });
});
