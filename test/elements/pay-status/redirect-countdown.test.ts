import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Stage } from '../../support/element.js';
import { secondsShown, succeed, THANKS } from './redirect-stage.js';

describe('the redirect countdown of pay-status', () => {
  it('takes five seconds by default, and shows each', async () => {
    const { stage, shown, url } = await succeed();
    expect(shown.text('redirect-text')).to.equal(`${en.goingIn.replace('{n}', '5')} · ${en.stay}`);
    expect(shown.text('redirect-link')).to.equal(en.goOn);
    const seen: (string | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      seen.push(secondsShown(shown));
      expect(stage.navigation.gone).to.deep.equal([]);
      await stage.advance(1_000);
    }
    expect(seen).to.deep.equal(['5', '4', '3', '2', '1']);
    expect(stage.navigation.gone).to.deep.equal([url]);
    expect(shown.text('redirect')).to.include(en.leaving);
    expect(shown.part('stay-button')).to.equal(null);
  });

  it('takes redirect-delay, to the millisecond', async () => {
    const { stage, shown } = await succeed({ redirectDelay: 2_500 });
    expect(secondsShown(shown)).to.equal('3');
    await stage.advance(1_000);
    expect(secondsShown(shown)).to.equal('2');
    await stage.advance(1_499);
    expect(stage.navigation.gone).to.deep.equal([]);
    await stage.advance(1);
    expect(stage.navigation.gone).to.have.length(1);
  });

  it('is skipped when redirect-delay is 0', async () => {
    const { stage, shown, url } = await succeed({ redirectDelay: 0 });
    expect(stage.navigation.gone).to.deep.equal([url]);
    expect(shown.redirects).to.have.length(1);
    expect(secondsShown(shown)).to.equal(undefined);
  });

  for (const text of [null, '', 'soon', 'NaN', '-1', 'Infinity']) {
    it(`neither ends at once nor overflows when redirect-delay is ${JSON.stringify(text)}`, async () => {
      const stage = await Stage.open();
      const shown = await stage.mount({ successUrl: THANKS });
      shown.element.setAttribute('redirect-delay', '10');
      if (text === null) shown.element.removeAttribute('redirect-delay');
      else shown.element.setAttribute('redirect-delay', text);
      await stage.advance();
      await stage.reach('succeeded');
      // An empty attribute is the number 0, as everywhere in HTML and JavaScript.
      if (text !== '') expect(stage.navigation.gone).to.deep.equal([]);
      expect(shown.text('redirect')).not.to.match(/NaN|Infinity|null/);
      // At most the countdown's and the gateway's own.
      expect(stage.clock.pending).to.be.at.most(2);
      await stage.advance(60_000);
      expect(stage.navigation.gone).to.have.length(1);
    });
  }

  it('runs only while the page is visible', async () => {
    const { stage, shown } = await succeed();
    await stage.advance(1_000);
    stage.page.signal('hidden');
    await stage.advance(600_000);
    expect(secondsShown(shown)).to.equal('4');
    expect(stage.navigation.gone).to.deep.equal([]);
    stage.page.signal('visible');
    await stage.advance(4_000);
    expect(stage.navigation.gone).to.have.length(1);
  });

  it('waits while the keyboard focus is in the element, its slots or the component around it', async () => {
    const { stage, shown } = await succeed();
    const slotted = document.createElement('button');
    slotted.slot = 'actions';
    shown.element.append(slotted);
    const around = document.createElement('div');
    document.body.append(around);
    const root = around.attachShadow({ mode: 'open' });
    const sibling = document.createElement('button');
    root.append(sibling, shown.element);
    await stage.advance();
    for (const control of [shown.part('stay-button')!, slotted, sibling]) {
      control.focus();
      expect(control.matches(':focus-visible')).to.equal(true);
      await stage.advance(600_000);
      expect(secondsShown(shown)).to.equal('5');
    }
    sibling.blur();
    await stage.advance(5_000);
    expect(stage.navigation.gone).to.have.length(1);
    around.remove();
  });

  it('is cancelled by the buyer, who keeps a link', async () => {
    const { stage, shown, url } = await succeed();
    await stage.advance(1_000);
    expect(shown.text('stay-button')).to.equal(en.stay);
    shown.click('stay-button');
    await stage.advance(600_000);
    expect(stage.navigation.gone).to.deep.equal([]);
    expect(shown.redirects).to.deep.equal([]);
    expect(shown.text('redirect')).to.equal(en.goOn);
    expect(shown.part('redirect-link')!.getAttribute('href')).to.equal(url);
    expect(stage.clock.pending).to.equal(0);
  });

  it('is cancelled when the page sets redirect to none, and becomes a link with manual', async () => {
    const { stage, shown } = await succeed();
    shown.element.redirect = 'none';
    await stage.advance(60_000);
    expect(shown.part('redirect')).to.equal(null);
    shown.element.redirect = 'manual';
    await stage.advance(60_000);
    expect(shown.text('redirect')).to.equal(en.goOn);
    expect(stage.navigation.gone).to.deep.equal([]);
  });

  it('does not start when the page sets redirect to none as the payment becomes final', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ successUrl: THANKS, redirectDelay: 0 });
    shown.element.addEventListener('pay-status-final', () => {
      shown.element.redirect = 'none';
    });
    await stage.reach('succeeded');
    await stage.advance(60_000);
    expect(stage.navigation.gone).to.deep.equal([]);
  });

  it('leads to the latest URL', async () => {
    const { stage, shown } = await succeed();
    await stage.advance(2_000);
    shown.element.successUrl = 'https://shop.example/other';
    await stage.advance(4_000);
    expect(stage.navigation.gone).to.deep.equal([]);
    await stage.advance(1_000);
    expect(stage.navigation.gone).to.deep.equal([`https://shop.example/other?payment_id=${stage.paymentId}`]);
  });

  it('continues when the element is moved, and navigates once', async () => {
    const { stage, shown } = await succeed();
    await stage.advance(2_000);
    const { element } = shown;
    document.body.append(element);
    await stage.advance();
    expect(secondsShown(shown)).to.equal('3');
    await stage.advance(60_000);
    expect(stage.navigation.gone).to.have.length(1);
    element.remove();
  });

  it('fires pay-status-redirect with its URL and status right before it navigates', async () => {
    const { stage, shown, url } = await succeed();
    const seen: unknown[] = [];
    shown.element.addEventListener('pay-status-redirect', (event) => {
      seen.push([event.url, event.status, event.cancelable, stage.navigation.gone.length, stage.clock.monotonic()]);
    });
    await stage.advance(10_000);
    expect(seen).to.deep.equal([[url, 'succeeded', true, 0, 5_000]]);
  });

  it('leaves a link, and fires its event only once, when the page prevents the redirect', async () => {
    const { stage, shown, url } = await succeed();
    shown.element.addEventListener('pay-status-redirect', (event) => {
      event.preventDefault();
    });
    await stage.advance(60_000);
    expect(shown.redirects).to.have.length(1);
    expect(shown.text('redirect')).to.equal(en.goOn);
    expect(shown.part('redirect-link')!.getAttribute('href')).to.equal(url);
    expect(stage.navigation.isClaimed(stage.paymentId)).to.equal(false);
  });
});

describe('pay-status after the buyer returns', () => {
  it('continues the countdown when the page was left for another reason', async () => {
    const { stage, shown } = await succeed();
    stage.page.signal('pagehide');
    stage.page.signal('pageshow');
    await stage.advance();
    expect(secondsShown(shown)).to.equal('5');
    await stage.advance(5_000);
    expect(stage.navigation.gone).to.have.length(1);
  });
  it('shows a link after a reload, and in another element of the tab', async () => {
    const { stage } = await succeed({ redirectDelay: 0 });
    const again = await stage.mount({ successUrl: THANKS, redirectDelay: 0 });
    await stage.advance(60_000);
    expect(again.text('redirect')).to.equal(en.goOn);
    expect(again.redirects).to.deep.equal([]);
    expect(stage.navigation.gone).to.have.length(1);
  });

  it('navigates once when two elements count down for the same payment', async () => {
    const { stage } = await succeed();
    const other = await stage.mount({ successUrl: THANKS });
    await stage.advance(60_000);
    expect(stage.navigation.gone).to.have.length(1);
    expect(other.text('redirect')).to.equal(en.goOn);
  });

  it('still redirects for another payment', async () => {
    const { stage, shown } = await succeed({ redirectDelay: 0 });
    const other = await stage.sandbox.create();
    await stage.reach('succeeded', other.paymentId);
    shown.element.paymentId = other.paymentId;
    await stage.advance(1_000);
    expect(stage.navigation.gone.map((url) => url.split('=')[1])).to.deep.equal([stage.paymentId, other.paymentId]);
  });
});
