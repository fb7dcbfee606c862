import { expect } from '@open-wc/testing';
import { shortenId } from '../../../src/core/format/shorten-id.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Stage, TX_ID } from '../../support/element.js';

const succeed = async () => {
  const stage = await Stage.open();
  await stage.reach('succeeded');
  return { stage, shown: await stage.mount() };
};

describe('the copy button of pay-status', () => {
  it('copies the whole transaction id, and shows that for a moment', async () => {
    const { stage, shown } = await succeed();
    expect(shown.all).not.to.include(en.copied);
    shown.click('copy-button');
    await stage.advance();
    expect(stage.copied).to.deep.equal([TX_ID]);
    expect(shown.text('receipt')).to.include(en.copied);
    await stage.advance(10_000);
    expect(shown.text('receipt')).not.to.include(en.copied);
  });

  it('shows the id to select until the buyer retries', async () => {
    const { stage, shown } = await succeed();
    stage.isClipboardShut = true;
    shown.click('copy-button');
    await stage.advance(60_000);
    expect([shown.text('receipt')!.includes(en.copyFailed), shown.text('transaction')]).to.deep.equal([true, TX_ID]);
    stage.isClipboardShut = false;
    shown.click('copy-button');
    await stage.advance();
    expect(shown.text('receipt')).to.include(en.copied).and.not.to.include(en.copyFailed);
    expect(shown.text('transaction')).to.equal(shortenId(TX_ID));
  });

  it('announces the result to screen readers', async () => {
    const { stage, shown } = await succeed();
    const region = shown.part('receipt')!.querySelector<HTMLElement>('[role="status"], [aria-live="polite"]');
    shown.click('copy-button');
    await stage.advance();
    expect(region?.isConnected).to.equal(true);
    expect(region?.textContent?.trim()).to.equal(en.copied);
  });
});
