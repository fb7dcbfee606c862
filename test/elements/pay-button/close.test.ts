import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { en } from '../../../src/locales/languages/en/dialog.js';
import { ButtonPage } from '../../support/pay-button.js';
import { waitUntil } from '../../support/wait-until.js';

const isSilent = (): Promise<never> => new Promise(() => undefined);
const closes = (page: ButtonPage): Promise<void> => waitUntil(() => !page.isOpen, 'the dialog is closed');
const asks = (page: ButtonPage): Promise<void> => waitUntil(() => page.has('leave'), 'it asks');
const getFocused = (root: DocumentOrShadowRoot = document): string | null => {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement
    ? getFocused(activeElement.shadowRoot)
    : (activeElement?.getAttribute('part') ?? null);
};

/** A page whose payment is on its way. */
const openOnItsWay = async (): Promise<ButtonPage> => {
  const page = await ButtonPage.open();
  await page.press();
  await page.checkout.stage.reach('processing');
  return page;
};

describe('closing the dialog of pay-button', () => {
  it('closes without a question while nothing was sent, and shows the payment in the chip', async () => {
    const page = await ButtonPage.open();
    await page.press();
    await page.click('close-button');
    await closes(page);
    expect([page.has('leave'), getFocused()]).to.deep.equal([false, 'button']);
    await waitUntil(() => page.has('chip-button'), 'the chip is shown');
    expect(page.text('chip-title')).to.equal('Waiting');
  });

  it('opens the same checkout from the chip, to which the focus returns', async () => {
    const page = await ButtonPage.open();
    await page.press();
    const { element } = page.checkout;
    await page.checkout.pick();
    await page.click('close-button');
    await closes(page);
    await page.click('chip-button');
    await waitUntil(() => page.isOpen, 'it is open again');
    expect(page.part('dialog')!.querySelector('pay-checkout')).to.equal(element);
    expect(page.checkout.has('option')).to.equal(true);
    await page.click('close-button');
    await closes(page);
    expect(getFocused()).to.equal('chip-button');
  });

  it('asks before it closes while the payment is on its way, and says not to pay again', async () => {
    const page = await openOnItsWay();
    await page.click('close-button');
    await asks(page);
    expect(page.text('leave-title')).to.equal(en.leaveSent[0]);
    expect(page.text('leave-text')).to.contain('Don’t pay again');
    expect(page.part('leave')!.getAttribute('role')).to.equal('alertdialog');
    expect(getFocused()).to.equal('leave-title');
    expect(
      [...page.checkout.element.shadowRoot!.querySelectorAll('[inert]')].map(({ part }) => part.value),
    ).to.include.members(['rail', 'pane']);
    await page.click('leave-keep-button');
    await waitUntil(() => !page.has('leave'), 'the question is gone');
    expect([page.isOpen, page.checkout.part('pane')!.inert]).to.deep.equal([true, false]);
  });

  it('names the wallet that is asking, and keeps what it was asked for', async () => {
    const page = await ButtonPage.open();
    await page.press();
    page.checkout.wallet.approve = isSilent;
    await page.checkout.pick();
    await page.checkout.pay(/Approve/);
    await page.click('close-button');
    await asks(page);
    expect(page.text('leave-title')).to.equal('Close while Wallet is asking?');
    await page.click('leave-close-button');
    await closes(page);
    page.part('button')!.click();
    await waitUntil(() => page.isOpen, 'it is open again');
    expect([page.sent.length, page.checkout.wallet.asked]).to.deep.equal([1, 1]);
    expect(page.checkout.text('wallet-title')).to.match(/Approve/);
  });

  it('shows the result in the chip, where it can be removed', async () => {
    const page = await openOnItsWay();
    await page.click('close-button');
    await asks(page);
    await page.click('leave-close-button');
    await closes(page);
    expect([page.text('chip-title'), page.text('chip-detail')]).to.deep.equal(['On its way', '$12.50']);
    page.isOnline = false;
    page.change();
    await waitUntil(() => page.text('chip-title') === en.offline, 'it says that it is offline');
    expect(page.text('chip-detail')).to.equal('On its way when last seen');
    page.isOnline = true;
    await page.checkout.stage.reach('succeeded');
    await waitUntil(() => page.text('chip-title') === en.paid, 'it is paid');
    expect(page.part('chip-button')!.ariaLabel).to.equal('Payment to Marginalia, Paid $12.50, open');
    expect(page.events.map(({ type }) => type)).to.deep.equal(['pay-button-paid']);
    await page.click('chip-dismiss-button');
    await waitUntil(() => !page.has('chip'), 'the chip is removed');
  });

  it('takes the question back when the result comes meanwhile', async () => {
    const page = await openOnItsWay();
    await page.click('close-button');
    await asks(page);
    await page.checkout.stage.reach('succeeded');
    await waitUntil(() => !page.has('leave') && page.has('done-button'), 'the receipt is shown');
    expect(page.checkout.part('pane')!.inert).to.equal(false);
  });

  it('never closes while something was sent by pressing Escape again and again', async () => {
    const page = await openOnItsWay();
    for (const isAsking of [true, false, true, false]) {
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => page.has('leave') === isAsking, `asks: ${isAsking}`);
      expect(page.isOpen).to.equal(true);
    }
  });

  it('closes by the same rules when the browser asks, as the Back gesture of Android does', async () => {
    const watchers: { onclose: () => void }[] = [];
    class Watcher {
      onclose = (): void => undefined;
      constructor() {
        watchers.push(this);
      }
      destroy(): void {
        watchers.splice(watchers.indexOf(this), 1);
      }
    }
    const { CloseWatcher: original } = globalThis as { CloseWatcher?: unknown };
    Object.assign(globalThis, { CloseWatcher: Watcher });
    const goBack = (): void => watchers.pop()!.onclose();
    const page = await openOnItsWay();
    goBack();
    await asks(page);
    goBack();
    await waitUntil(() => !page.has('leave'), 'the question is taken back');
    expect(page.isOpen).to.equal(true);
    await page.checkout.stage.reach('succeeded');
    goBack();
    await closes(page);
    expect(watchers).to.deep.equal([]);
    Object.assign(globalThis, { CloseWatcher: original });
  });

  it('closes by a press on what is behind, but not by one that starts in the card', async () => {
    const page = await ButtonPage.open();
    await page.press();
    const { element } = page.checkout;
    const press = (from: Element, to: Element): void => {
      const init = { bubbles: true, composed: true };
      from.dispatchEvent(new PointerEvent('pointerdown', init));
      to.dispatchEvent(new PointerEvent('click', init));
    };
    press(page.checkout.part('pane')!, element);
    await page.settle();
    expect(page.isOpen).to.equal(true);
    press(element, element);
    await closes(page);
  });

  it('offers another payment only after a failure', async () => {
    const page = await ButtonPage.open();
    await page.press();
    expect(page.has('again-button')).to.equal(false);
    await page.checkout.stage.reach('failed');
    await waitUntil(() => page.has('again-button'), 'Try again is shown');
    await page.click('again-button');
    await waitUntil(() => page.sent.length === 2, 'the shop is asked again');
  });

  it('begins with the headline, then comes the button that closes', async () => {
    await setViewport({ width: 1_280, height: 800 });
    const page = await ButtonPage.open();
    await page.press();
    await waitUntil(() => getFocused() === 'wallet-title', 'the headline has the focus');
    await sendKeys({ press: 'Shift+Tab' });
    expect(getFocused()).to.equal('close-button');
  });

  for (const width of [1_280, 320])
    it(`is accessible at ${width} px: the button, the dialog, the question and the chip`, async () => {
      await setViewport({ width, height: 700 });
      const page = await openOnItsWay();
      await expect(page.element).to.be.accessible();
      await page.click('close-button');
      await asks(page);
      await expect(page.element).to.be.accessible();
      await page.click('leave-close-button');
      await closes(page);
      await waitUntil(() => page.has('chip-button'), 'the chip is shown');
      await expect(page.element).to.be.accessible();
    });
});
