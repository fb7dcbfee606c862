import { expect } from '@open-wc/testing';
import type { ElementPorts } from '../../src/browser/element-ports.js';
import { RedirectController, type RedirectPlan } from '../../src/controllers/redirect-controller.js';
import type { RedirectTarget } from '../../src/core/redirect-target.js';
import { Stage } from '../support/element.js';
import { FakeHost } from '../support/host.js';
import { catchErrors } from '../support/setup.js';

const createTarget = (paymentId: string): RedirectTarget => ({
  url: `https://shop.example/thanks?payment_id=${paymentId}`,
  status: 'succeeded',
  paymentId,
});

/** A controller whose lock is granted when the test resolves it. */
const setUp = () => {
  const { clock, page, navigation, ports } = new Stage();
  let giveLock: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (giveLock = resolve));
  const slow: ElementPorts = {
    ...ports,
    navigation: {
      ...navigation,
      withLock: async (id, act) => {
        await given;
        return navigation.withLock(id, act);
      },
    },
  };
  const host = new FakeHost();
  const announced: RedirectTarget[] = [];
  const controller = new RedirectController(host, (target) => {
    if (target.paymentId === 'pay_throwing') throw new Error('no page');
    return Boolean(announced.push(target));
  });
  const plan = (paymentId: string, delayMs = 0): RedirectPlan => ({
    target: createTarget(paymentId),
    mode: 'auto',
    delayMs,
    ports: slow,
    isHeld: () => false,
  });
  return { clock, page, navigation, host, announced, controller, plan, giveLock };
};

describe('a redirect that waits for its lock', () => {
  it('navigates once it has the lock', async () => {
    const { clock, navigation, host, controller, plan, giveLock } = setUp();
    host.connect();
    controller.setPlan(plan('pay_1'));
    await clock.advance(1_000);
    expect([controller.state.kind, navigation.gone]).to.deep.equal(['leaving', []]);
    giveLock();
    await clock.advance(1_000);
    expect(navigation.gone).to.deep.equal([createTarget('pay_1').url]);
  });

  it('does not navigate when the buyer followed the link meanwhile', async () => {
    const { clock, navigation, host, announced, controller, plan, giveLock } = setUp();
    host.connect();
    controller.setPlan(plan('pay_1'));
    controller.onLinkClick(new Event('click'));
    giveLock();
    await clock.advance(1_000);
    expect([navigation.gone, announced.length, controller.state.kind]).to.deep.equal([[], 1, 'offered']);
  });

  it('does not navigate when the code of the page fails, whose error is reported as uncaught', async () => {
    const { clock, navigation, host, controller, plan, giveLock } = setUp();
    giveLock();
    host.connect();
    const errors = await catchErrors(async () => {
      controller.setPlan(plan('pay_throwing'));
      await clock.advance(1_000);
    });
    expect([navigation.gone, errors]).to.deep.equal([[], ['Error: no page']]);
  });

  it('does not navigate when the element was removed meanwhile', async () => {
    const { clock, page, navigation, host, announced, controller, plan, giveLock } = setUp();
    host.connect();
    controller.setPlan(plan('pay_1'));
    host.disconnect();
    giveLock();
    await clock.advance(1_000);
    expect([navigation.gone, announced.length, page.listeners]).to.deep.equal([[], 0, 0]);
    host.connect();
    await clock.advance(1_000);
    expect([navigation.gone, controller.state.kind]).to.deep.equal([[], 'offered']);
  });

  it('does not navigate for a payment that is no longer shown', async () => {
    const { clock, navigation, host, announced, controller, plan, giveLock } = setUp();
    host.connect();
    controller.setPlan(plan('pay_1'));
    controller.setPlan(plan('pay_2', 3_000));
    giveLock();
    await clock.advance(60_000);
    expect(announced.map(({ paymentId }) => paymentId)).not.to.include('pay_1');
    expect(navigation.gone).not.to.include(createTarget('pay_1').url);
    expect(navigation.isClaimed('pay_1')).to.equal(false);
  });

  it('does not navigate when another element of the page was faster', async () => {
    const { clock, navigation, host, announced, controller, plan, giveLock } = setUp();
    host.connect();
    controller.setPlan(plan('pay_1'));
    navigation.claim('pay_1');
    giveLock();
    await clock.advance(1_000);
    expect([navigation.gone, announced.length, controller.state.kind]).to.deep.equal([[], 0, 'offered']);
  });
});

describe('a redirect countdown', () => {
  it('starts at the full delay, once', async () => {
    const { clock, host, controller, plan } = setUp();
    host.connect();
    controller.setPlan(plan('pay_1', 2_000));
    expect(controller.state).to.deep.include({ kind: 'counting', remainingMs: 2_000, isNew: true });
    await clock.advance(1_000);
    expect(controller.state).to.deep.include({ kind: 'counting', remainingMs: 1_000, isNew: false });
  });

  it('uses the ports that were set last, and restarts for them', async () => {
    const { clock, navigation, host, controller, plan } = setUp();
    const other = new Stage();
    host.connect();
    controller.setPlan(plan('pay_1', 2_000));
    await clock.advance(1_000);
    controller.setPlan({ ...plan('pay_1', 2_000), ports: other.ports });
    expect(controller.state).to.deep.include({ kind: 'counting', remainingMs: 2_000 });
    await clock.advance(60_000);
    await other.clock.advance(2_000);
    expect([navigation.gone, other.navigation.gone]).to.deep.equal([[], [createTarget('pay_1').url]]);
  });
});

describe('a redirect in progress', () => {
  it('shows that the buyer is leaving until the page returns', async () => {
    const { clock, page, navigation, host, controller, plan, giveLock } = setUp();
    giveLock();
    host.connect();
    controller.setPlan(plan('pay_1'));
    await clock.advance(1_000);
    expect(navigation.gone).to.have.length(1);
    for (const signal of ['hidden', 'visible', 'offline', 'online', 'freeze', 'resume', 'pagehide'] as const) {
      page.signal(signal);
      expect(controller.state.kind, signal).to.equal('leaving');
    }
    page.signal('pageshow');
    expect(controller.state.kind).to.equal('offered');
  });
});

describe('a redirect of a disconnected element', () => {
  it('waits without timer or listener, and starts when the element is connected', async () => {
    const { clock, page, navigation, host, controller, plan, giveLock } = setUp();
    giveLock();
    controller.setPlan(plan('pay_1', 2_000));
    await clock.advance(60_000);
    expect([navigation.gone, clock.pending, page.listeners]).to.deep.equal([[], 0, 0]);
    host.connect();
    await clock.advance(2_000);
    expect(navigation.gone).to.have.length(1);
  });

  it('is idle until it has a plan, and after its plan is removed', async () => {
    const { clock, page, host, controller, plan } = setUp();
    host.connect();
    controller.cancelRedirect();
    controller.onLinkClick(new Event('click'));
    expect(controller.state).to.deep.equal({ kind: 'none' });
    controller.setPlan(plan('pay_1', 2_000));
    controller.setPlan(undefined);
    expect([controller.state.kind, clock.pending, page.listeners]).to.deep.equal(['none', 0, 0]);
  });
});
