import { expect, fixtureSync } from '@open-wc/testing';
import { Stage } from '../../support/element.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const addFrame = (): HTMLIFrameElement => fixtureSync<HTMLIFrameElement>('<iframe></iframe>');

const hasStyles = (element: Element, part: string): boolean => {
  const found = element.shadowRoot!.querySelector(`[part="${part}"]`)!;
  return getComputedStyle(found).display === 'grid';
};

/** Where an element may be moved. */
const DOCUMENTS: Readonly<Record<string, () => Document>> = {
  'a frame': () => addFrame().contentDocument!,
  'a document without a window, and on to a frame': () => document.implementation.createHTMLDocument(''),
};

describe('an element in another document', () => {
  for (const [what, open] of Object.entries(DOCUMENTS)) {
    it(`has its styles, follows its payment, has its styles again after it came back, and keeps its nodes: ${what}`, async () => {
      const stage = await Stage.open();
      const home = fixtureSync<HTMLElement>('<div></div>');
      const shown = await stage.mount({}, home);
      const card = shown.root.querySelector('section');
      open().body.append(shown.element);
      if (!shown.element.ownerDocument.defaultView) addFrame().contentDocument!.body.append(shown.element);
      expect(hasStyles(shown.element, 'message')).to.equal(true);
      await stage.reach('processing');
      await stage.advance(1_000);
      expect(shown.text('title')).to.equal('Payment on its way');
      home.append(shown.element);
      expect(hasStyles(shown.element, 'message')).to.equal(true);
      await stage.reach('succeeded');
      await stage.advance(1_000);
      expect(shown.finals).to.have.length(1);
      expect(shown.root.querySelector('section') === card).to.equal(true);
    });
  }

  it('keeps the styles of the wallet pane and of the status inside', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    addFrame().contentDocument!.body.append(checkout.element);
    expect(hasStyles(checkout.element, 'wallet')).to.equal(true);
    expect(hasStyles(checkout.part('status')!, 'message')).to.equal(true);
  });
});
