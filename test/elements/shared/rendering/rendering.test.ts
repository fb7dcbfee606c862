import { expect } from '@open-wc/testing';
import { PayStatusErrorEvent } from '../../../../src/elements/pay-status/pay-status.events.js';
import { DISTORTIONS, INTERFERENCES, readMarkup } from '../../../support/interference.js';
import { Checkout } from '../../../support/checkout.js';
import { waitUntil } from '../../../support/wait-until.js';
import { DetailsCheckout, NAME, RESIDENCE, TERMS } from '../../../support/wallet/details-checkout.js';
import { Reader } from '../../../support/reader.js';
import { Stage } from '../../../support/element.js';
import { takeUnexpected } from '../../../support/setup.js';
import { WalletCheckout } from '../../../support/wallet/wallet-checkout.js';

const STATUSES = ['processing', 'succeeded'] as const;
const SHOP = { successUrl: 'https://shop.example/thanks', redirectDelay: 60_000 };

describe('an element whose nodes another script changes', () => {
  for (const [what, interfere] of Object.entries({ ...INTERFERENCES, ...DISTORTIONS })) {
    it(`shows each state of <pay-checkout> after a script that ${what}`, async () => {
      const checkout = await Checkout.open({ ...SHOP, merchantName: 'Shop' });
      const untouched = await new Checkout(checkout.stage).mount({ ...SHOP, merchantName: 'Shop' });
      const inner = checkout.part('status')!;
      for (const status of STATUSES) {
        interfere(inner.shadowRoot!);
        interfere(checkout.element.shadowRoot!);
        await checkout.stage.reach(status);
        // A poll that was interrupted is not repeated at once.
        await checkout.stage.advance(1_000);
        expect(checkout.part('status') === inner).to.equal(true);
        expect([checkout.status('title'), checkout.status('text')]).to.deep.equal([
          untouched.status('title'),
          untouched.status('text'),
        ]);
        expect([checkout.has('pay'), checkout.has('wallet')]).to.deep.equal([false, false]);
        if (what in INTERFERENCES || what === 'changes attributes')
          expect(readMarkup(checkout.element.shadowRoot!)).to.equal(readMarkup(untouched.element.shadowRoot!));
      }
      expect(checkout.getEventTypes()).to.deep.equal(untouched.getEventTypes());
      takeUnexpected();
    });

    it(`shows each step of paying with a wallet after a script that ${what}`, async () => {
      const checkout = await WalletCheckout.openWith();
      const { shadowRoot } = checkout.element;
      const press = async (part: string): Promise<void> => {
        interfere(shadowRoot!);
        await checkout.stage.advance(1_000);
        checkout.part(part)!.click();
      };
      await press('wallet-button');
      await checkout.says(/Choose what to pay with/);
      await checkout.isReady();
      await press('pay-button');
      await waitUntil(() => checkout.walletEvents.at(-1)?.type === 'pay-checkout-sent', 'it is sent');
      await checkout.stage.advance(30_000);
      expect([checkout.status('title'), checkout.has('wallet')]).to.deep.equal(['Paid $50.00 to Marginalia', false]);
      expect(checkout.wallet.asked).to.equal(1);
      takeUnexpected();
    });
  }

  it('shows nothing of a translation that arrives after the state has changed', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    const [title, text] = ['title', 'text'].map((part) => shown.part(part)!.firstElementChild ?? shown.part(part)!);
    await stage.reach('succeeded');
    title!.textContent = text!.textContent = 'Warten auf Ihre Zahlung';
    expect(shown.all).not.to.contain('Warten');
  });

  it('keeps the focus, the caret and what the buyer has typed', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    await checkout.showForm();
    await checkout.submit();
    checkout.enter(RESIDENCE!, 'Poland');
    checkout.enter(TERMS!, 'true');
    await checkout.element.updateComplete;
    checkout.part('details-form')!.className = 'x';
    const before = checkout.find(NAME!);
    before.focus();
    checkout.enter(NAME!, 'Zoë');
    before.setSelectionRange(1, 2);
    await checkout.element.updateComplete;
    const input = checkout.find(NAME!);
    expect([input === before, checkout.element.shadowRoot!.activeElement === input]).to.deep.equal([false, true]);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['Zoë', 1, 2]);
    expect([checkout.find(RESIDENCE!).value, checkout.find(TERMS!).checked]).to.deep.equal(['Poland', true]);
  });

  it('announces the state although the live regions are new', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    const region = shown.liveRegion;
    shown.part('card')!.className = 'x';
    const reader = new Reader(shown.element.parentElement!);
    await stage.reach('processing');
    await stage.advance(250);
    reader.stop();
    expect(shown.liveRegion === region).to.equal(false);
    expect(reader.lines.at(-1)).to.match(/^status, polite, en: Payment on its way[.]/);
  });

  it('replaces nothing but the time each second, and keeps a translation', async () => {
    const stage = await Stage.open();
    const { root } = await stage.mount({ expiresAt: stage.expiresAt });
    const listNodes = (): Element[] => [...root.querySelectorAll('*:not([part="countdown"] *)')];
    const before = listNodes();
    await stage.advance(2_000);
    expect(listNodes()).to.deep.equal(before);
    INTERFERENCES['wraps each text in elements']!(root);
    root.querySelector('section')!.title = 'x';
    const translated = listNodes();
    await stage.advance(2_000);
    expect(listNodes()).to.deep.equal(translated);
    expect(root.querySelector('[part="countdown"] bdi font')).to.equal(null);
  });

  it('keeps its elements, and the control with the focus, from state to state', async () => {
    const stage = await Stage.open();
    const { root, element } = await stage.mount(SHOP);
    const [card, title] = [root.querySelector('section'), root.querySelector('h2')];
    title!.focus();
    for (const status of STATUSES) await stage.reach(status);
    await element.updateComplete;
    expect([root.querySelector('section'), root.querySelector('h2'), root.activeElement]).to.deep.equal([
      card,
      title,
      title,
    ]);
  });

  it('brings its nodes back at most once a second to a script that removes them each time', async () => {
    const stage = await Stage.open();
    const { root } = await stage.mount();
    let removals = 0;
    const observer = new MutationObserver(() => {
      if (!root.querySelector('section')) return;
      removals++;
      root.replaceChildren();
    });
    observer.observe(root, { childList: true });
    root.replaceChildren();
    await stage.advance(3_000);
    observer.disconnect();
    expect(removals).to.be.within(1, 4);
  });

  it('reports once what it cannot render, shows the status nevertheless, and all that can be rendered again', async () => {
    const checkout = await Checkout.open();
    Object.defineProperty(checkout.element, 'render', {
      configurable: true,
      value: () => {
        throw Object.create(null);
      },
    });
    await checkout.stage.reach('processing');
    await checkout.stage.reach('succeeded');
    await checkout.stage.advance(1_000);
    const errors = checkout.events.filter((event) => event instanceof PayStatusErrorEvent);
    expect(errors.map(({ error: { code, message } }) => [code, message])).to.deep.equal([
      ['internal_error', 'The state cannot be shown: an object without a text'],
    ]);
    expect(checkout.stage.logged.flat().join()).to.contain('The state cannot be shown: an object without a text');
    expect([checkout.status('title'), checkout.has('summary')]).to.deep.equal(['Paid $50.00 to Marginalia', false]);
    Reflect.deleteProperty(checkout.element, 'render');
    checkout.element.requestUpdate();
    await checkout.element.updateComplete;
    expect([checkout.status('title'), checkout.has('summary')]).to.deep.equal(['Paid $50.00 to Marginalia', true]);
  });
});
