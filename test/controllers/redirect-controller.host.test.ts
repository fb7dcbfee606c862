import { expect } from '@open-wc/testing';
import { hostNavigation } from '../../src/browser/host-navigation.js';
import { RedirectController, type RedirectPlan } from '../../src/controllers/redirect-controller.js';
import type { RedirectTarget } from '../../src/core/redirect-target.js';
import { Stage } from '../support/element.js';
import { FakeHost } from '../support/host.js';

const createTarget = (paymentId: string): RedirectTarget => ({
  url: `https://shop.example/thanks?payment_id=${paymentId}`,
  status: 'succeeded',
  paymentId,
});

/** A framed page whose host answers when the test resolves the request. */
const setUp = () => {
  const { clock, page, navigation, ports } = new Stage();
  navigation.framed = true;
  const requests: string[] = [];
  const answers: ((goes: boolean) => void)[] = [];
  const framed = hostNavigation(navigation, {
    openUrl: () => false,
    redirect: (url) => {
      requests.push(url);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const announced: string[] = [];
  const mount = () => {
    const element = new FakeHost();
    const controller = new RedirectController(element, ({ url }) => Boolean(announced.push(url)));
    element.connect();
    return { element, controller };
  };
  const plan = (paymentId: string, delayMs = 0): RedirectPlan => ({
    target: createTarget(paymentId),
    mode: 'auto',
    delayMs,
    isHeld: () => false,
    ports: { ...ports, navigation: framed },
  });
  const answer = async (goes: boolean) => {
    answers.shift()?.(goes);
    await clock.advance(60_000);
  };
  return { clock, page, navigation, requests, announced, mount, plan, answer, ...mount() };
};

const url = createTarget('pay_1').url;

describe('a redirect through a host', () => {
  it('fires its event, claims the payment and requests the redirect from the host at once, and shows that the buyer is leaving', async () => {
    const { controller, plan, requests, announced, navigation } = setUp();
    controller.setPlan(plan('pay_1'));
    expect([announced, requests, navigation.isClaimed('pay_1')]).to.deep.equal([[url], [url], true]);
    expect(controller.state.kind).to.equal('leaving');
  });

  it('shows a link when the host refuses, and sends only one request', async () => {
    const { controller, plan, requests, answer, mount } = setUp();
    controller.setPlan(plan('pay_1'));
    await answer(false);
    const again = mount();
    again.controller.setPlan(plan('pay_1'));
    expect([controller.state.kind, again.controller.state.kind, requests]).to.deep.equal(['offered', 'offered', [url]]);
  });

  for (const goes of [false, true]) {
    const reaction = goes ? 'agrees' : 'refuses';

    it(`shows a link to a buyer who cancelled the redirect before the host ${reaction}`, async () => {
      const { controller, plan, requests, answer } = setUp();
      controller.setPlan(plan('pay_1'));
      controller.cancelRedirect();
      await answer(goes);
      expect([controller.state.kind, requests]).to.deep.equal(['offered', [url]]);
    });

    it(`shows a link when the page returns before the host ${reaction}`, async () => {
      const { controller, plan, requests, announced, answer, page } = setUp();
      controller.setPlan(plan('pay_1'));
      page.signal('pagehide');
      page.signal('pageshow');
      await answer(goes);
      expect([controller.state.kind, requests, announced]).to.deep.equal(['offered', [url], [url]]);
    });

    it(`continues with the next payment when the host ${reaction} about the previous one`, async () => {
      const { controller, plan, requests, answer, clock } = setUp();
      controller.setPlan(plan('pay_1'));
      controller.setPlan(plan('pay_2', 90_000));
      await answer(goes);
      expect(controller.state).to.include({ kind: 'counting', remainingMs: 30_000 });
      await clock.advance(30_000);
      expect(requests).to.deep.equal([url, createTarget('pay_2').url]);
    });

    it(`sends the host one request for an element that is removed and added before the host ${reaction}`, async () => {
      const { controller, element, plan, requests, answer, page } = setUp();
      controller.setPlan(plan('pay_1'));
      element.disconnect();
      expect(page.listeners).to.equal(0);
      element.connect();
      await answer(goes);
      expect([controller.state.kind, requests]).to.deep.equal([goes ? 'leaving' : 'offered', [url]]);
    });
  }

  it('sends the host one request when two elements reach the end at the same moment', async () => {
    const { controller, plan, requests, answer, mount, clock } = setUp();
    const other = mount();
    controller.setPlan(plan('pay_1', 1_000));
    other.controller.setPlan(plan('pay_1', 1_000));
    await clock.advance(1_000);
    expect([controller.state.kind, other.controller.state.kind]).to.deep.equal(['leaving', 'offered']);
    await answer(false);
    expect([controller.state.kind, requests]).to.deep.equal(['offered', [url]]);
  });
});
