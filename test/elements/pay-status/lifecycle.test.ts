import { expect, fixtureSync } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { type Inputs, Stage } from '../../support/element.js';
import { settle } from '../../support/virtual-clock.js';

const URLS = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };
const EVERYTHING: Inputs = { ...URLS, expiresAt: Date.UTC(2027, 0) / 1000, explorerUrl: 'https://x.example/{txId}' };

const leftovers = ({ clock, page, sandbox }: Stage) => ({
  timers: clock.pending,
  listeners: page.listeners,
  requests: sandbox.inFlight,
  held: sandbox.gateway.heldPolls(),
});

describe('the lifecycle of pay-status', () => {
  for (const status of ['requires_action', 'succeeded'] as const) {
    it(`leaves nothing behind when added and removed 100 times while ${status}`, async () => {
      const stage = await Stage.open({ expiresAt: Date.UTC(2028, 0) / 1000 });
      await stage.reach(status);
      await stage.advance(10_000);
      const before = leftovers(stage);
      const parent = fixtureSync<HTMLElement>('<div></div>');
      for (let i = 0; i < 100; i++) {
        const element = stage.create(EVERYTHING);
        parent.append(element);
        if (i % 3) await settle();
        if (i % 5 === 0) await stage.advance(1_000);
        element.remove();
      }
      await settle();
      expect(leftovers(stage)).to.deep.equal(before);
      expect(stage.navigation.gone).to.deep.equal([]);
    });
  }

  it('leaves nothing behind on a failing network', async () => {
    const stage = await Stage.open({ expiresAt: Date.UTC(2028, 0) / 1000 });
    const before = leftovers(stage);
    for (const kind of ['drop', 'hang', 'garbage', 'status']) {
      await stage.sandbox.fault({ kind });
      for (let i = 0; i < 25; i++) {
        const { element } = await stage.mount(EVERYTHING);
        if (i % 5 === 0) await stage.advance(30_000);
        element.remove();
      }
      await stage.sandbox.heal();
    }
    await settle();
    expect(leftovers(stage)).to.deep.equal(before);
  });

  it('does not poll while it is disconnected', async () => {
    const stage = await Stage.open();
    const element = stage.create();
    await stage.advance(60_000);
    expect(stage.sandbox.requests).to.deep.equal([]);
    const shown = await stage.mountElement(element);
    element.remove();
    const asked = stage.sandbox.requests.length;
    await stage.advance(60_000);
    element.refresh();
    stage.page.signal('online');
    await stage.advance(60_000);
    expect(stage.sandbox.requests).to.have.length(asked);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
  });

  it('polls at once when it is added again, and shows the last status until then', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    const parent = shown.element.parentElement!;
    shown.element.remove();
    await stage.advance(60_000);
    await stage.sandbox.step(stage.paymentId, 'process');
    parent.append(shown.element);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    await stage.advance();
    expect(shown.words).to.deep.equal(en.statuses.processing);
    expect(shown.text('note')).to.equal(undefined);
  });

  it('has one request in flight however often it is moved', async () => {
    const stage = await Stage.open();
    const { element } = await stage.mount();
    for (let i = 0; i < 20; i++) {
      (i % 2 ? document.body : fixtureSync('<div></div>')).append(element);
      await settle();
    }
    await stage.advance(2_000);
    expect(stage.sandbox.inFlight).to.equal(1);
    // The first request and the long poll; moving the element sends none.
    expect(stage.sandbox.requests.length).to.equal(2);
    element.remove();
  });

  it('polls at once on refresh(), at most once a second', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.advance(5_000);
    const asked = stage.sandbox.requests.length;
    for (let i = 0; i < 10; i++) shown.element.refresh();
    await stage.advance();
    expect(stage.sandbox.requests).to.have.length(asked + 2);
    expect(stage.sandbox.requests[asked]!.maxPollMs).to.equal(null);
  });
});
