import { expect, fixtureSync } from '@open-wc/testing';
import { de } from '../../src/locales/languages/de/messages.js';
import { en } from '../../src/locales/languages/en/messages.js';
import { loadLocale } from '../../src/locales/load-locale.js';
import { Checkout } from '../support/checkout.js';
import { Stage } from '../support/element.js';
import { Shown } from '../support/shown.js';

const LATER = Date.UTC(2026, 1, 18, 12, 5) / 1000;

const roomIn = (lang: string): HTMLElement => fixtureSync(`<div lang=${lang}></div>`);

describe('pay-status in another language', () => {
  it('shows its card without text until the language is loaded, and polls the gateway meanwhile', async () => {
    const stage = await Stage.open({ expiresAt: LATER });
    const shown = new Shown(stage.create({ expiresAt: LATER }));
    const room = roomIn('de');
    // German has not been loaded in this page before.
    room.append(shown.element);
    await shown.element.updateComplete;
    expect([shown.all, shown.spoken]).to.deep.equal(['', '']);
    expect(shown.part('mark')).not.to.equal(null);
    expect(shown.part('card')!.lang).to.equal('');
    expect(stage.sandbox.requests).to.have.length(1);
    const region = shown.liveRegion;
    await loadLocale('de');
    await stage.advance();
    expect(shown.words).to.deep.equal(de.statuses.requires_action);
    expect(shown.liveRegion).to.equal(region);
    expect(shown.spoken).to.equal(de.statuses.requires_action.join('. '));
  });

  it('has the lang and dir of its messages, and only on text that it has messages for', async () => {
    const stage = await Stage.open();
    for (const [lang, shownLang] of [
      ['de-CH', 'de-CH'],
      ['tlh', 'en'],
    ] as const) {
      const card = (await stage.mount({}, roomIn(lang))).part('card')!;
      expect([card.lang, card.dir]).to.deep.equal([shownLang, 'ltr']);
    }
  });

  it('shows the messages of the page in place of its own', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ messages: { statuses: { requires_action: ['Pay now', 'In your wallet.'] } } });
    expect(shown.words).to.deep.equal(['Pay now', 'In your wallet.']);
    shown.element.messages = undefined;
    await stage.advance();
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
  });

  it('reports errors to developers in English, marked as English', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ paymentId: undefined }, roomIn('de'));
    expect(shown.words).to.deep.equal(de.misconfigured);
    expect(shown.part('error')!.lang).to.equal('en');
  });
});

describe('pay-checkout in another language', () => {
  it('has the language of its status, and formats amounts and times by it', async () => {
    const { stage } = await Checkout.open({}, { amount: { unit: 'iso4217/USD', value: '123456' } });
    const checkout = await new Checkout(stage).mount({}, roomIn('de'));
    expect(checkout.part('checkout')!.lang).to.equal('de');
    expect(checkout.text('amount')).to.equal('1.234,56 $');
    expect(checkout.text('wallet-link')).to.equal('In der Wallet öffnen (öffnet in neuem Tab)');
    expect(checkout.text('wallet-title')).to.equal(de.checkout.phoneTitle);
    await stage.reach('succeeded');
    expect(checkout.text('paid-on')).to.match(/^18\.02\.2026, \d\d:00$/);
    expect(checkout.text('receipt')).to.include(de.checkout.paidOn);
    expect(checkout.status('title')).to.equal('1.234,56 $ an Marginalia bezahlt');
  });

  it('passes the messages of the page on to its status', async () => {
    const checkout = await Checkout.open({
      messages: { checkAgain: 'Once more', newTab: '(tab)', checkout: { openWallet: 'Go' } },
    });
    expect(checkout.text('wallet-link')).to.equal('Go (tab)');
    await checkout.stage.sandbox.fault({ kind: 'status', status: 401 });
    await checkout.stage.advance(60_000);
    expect(checkout.status('retry-button')).to.equal('Once more');
  });
});
