import { expect } from '@open-wc/testing';
import { FINAL_PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { Stage } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

const SHOP = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };
const getTypes = (shown: Shown) => shown.events.map(({ type }) => type.replace('pay-status-', ''));
const getSteps = (shown: Shown) =>
  shown.changes.map(({ payment, previous }) => [previous?.status ?? null, payment.status]);

describe('the events of pay-status', () => {
  it('fire for the first status and each change once, with the previous payment', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.advance(120_000);
    await stage.reach('processing');
    await stage.advance(120_000);
    await stage.reach('succeeded');
    await stage.advance(120_000);
    expect(getSteps(shown)).to.deep.equal([
      [null, 'requires_action'],
      ['requires_action', 'processing'],
      ['processing', 'succeeded'],
    ]);
    expect(shown.changes[1]?.previous).to.equal(shown.changes[0]?.payment);
    expect(getTypes(shown)).to.deep.equal(['change', 'change', 'change', 'final']);
    expect(shown.finals[0]?.payment).to.equal(shown.changes[2]?.payment);
  });

  it('do not fire when only pollInMs or an unknown field changes', async () => {
    const stage = await Stage.open();
    let count = 0;
    stage.rewrite = (body) => ({ ...body, pollInMs: 1_000 + ++count, trace: `${count}` });
    const shown = await stage.mount();
    await stage.advance(120_000);
    expect(count).to.be.greaterThan(3);
    expect(shown.changes).to.have.length(1);
  });

  for (const [field, value] of [
    ['failureCode', 'declined_user'],
    ['info', { optionAmount: null, txId: '0x1' }],
    ['isFinal', true],
  ] as const) {
    it(`fire for a change of ${field} alone`, async () => {
      const stage = await Stage.open();
      const shown = await stage.mount();
      stage.rewrite = (body) => ({ ...body, [field]: value });
      await stage.advance(30_000);
      expect(getSteps(shown)).to.deep.equal([
        [null, 'requires_action'],
        ['requires_action', 'requires_action'],
      ]);
    });
  }

  for (const status of FINAL_PAYMENT_STATUSES) {
    it(`fire pay-status-final once for a ${status} payment, also when mounted on it`, async () => {
      const stage = await Stage.open();
      await stage.reach(status);
      const shown = await stage.mount();
      await stage.advance(600_000);
      expect(getTypes(shown)).to.deep.equal(['change', 'final']);
      expect(shown.finals[0]?.payment.status).to.equal(status);
    });
  }

  it('bubble and cross shadow boundaries', async () => {
    const stage = await Stage.open();
    const outer = document.createElement('div');
    const events: [string, boolean][] = [];
    for (const type of ['change', 'final', 'error', 'redirect']) {
      outer.addEventListener(`pay-status-${type}`, (event) => events.push([type, event.cancelable]));
    }
    const shadow = outer.attachShadow({ mode: 'open' });
    document.body.append(outer);
    const shown = await stage.mount({ ...SHOP, redirectDelay: 0 }, shadow);
    await stage.sandbox.fault({ kind: 'drop', times: 1 });
    shown.element.refresh();
    await stage.advance(20_000);
    await stage.reach('failed');
    expect(events).to.deep.equal([
      ['change', false],
      ['error', false],
      ['change', false],
      ['final', false],
      ['redirect', true],
    ]);
    outer.remove();
  });

  it('fire after the properties of the element are updated', async () => {
    const stage = await Stage.open();
    const element = stage.create();
    const seen: boolean[] = [];
    for (const type of ['pay-status-change', 'pay-status-final'] as const) {
      element.addEventListener(type, ({ payment }) => seen.push(element.payment === payment));
    }
    element.addEventListener('pay-status-error', () => seen.push(element.connection === 'retrying'));
    await stage.mountElement(element);
    await stage.sandbox.fault({ kind: 'drop', times: 1 });
    element.refresh();
    await stage.advance(20_000);
    await stage.reach('succeeded');
    expect(seen).to.deep.equal(seen.map(() => true));
    expect(seen.length).to.be.greaterThan(3);
  });

  it('let a listener change the payment id, and miss no final payment', async () => {
    const stage = await Stage.open();
    const first = stage.paymentId;
    const second = await stage.sandbox.create();
    await stage.reach('succeeded', first);
    await stage.reach('failed', second.paymentId);
    const element = stage.create();
    element.addEventListener('pay-status-change', ({ payment }) => {
      if (payment.status === 'succeeded') element.paymentId = second.paymentId;
    });
    const shown = await stage.mountElement(element);
    await stage.advance();
    expect(shown.changes.map(({ payment }) => payment.status)).to.deep.equal(['succeeded', 'failed']);
    expect(shown.finals.map(({ payment }) => payment.status)).to.deep.equal(['succeeded', 'failed']);
  });

  it('let a listener change the payment id when the initial payment is final', async () => {
    const stage = await Stage.open();
    const element = stage.create();
    element.paymentId = 'pay_given';
    element.initialPayment = { status: 'succeeded', isFinal: true };
    element.addEventListener(
      'pay-status-final',
      () => {
        element.paymentId = stage.paymentId;
      },
      { once: true },
    );
    await stage.mountElement(element);
    await stage.reach('failed');
    expect([element.paymentId, element.payment?.status]).to.deep.equal([stage.paymentId, 'failed']);
  });

  it('fire pay-status-final once per payment id, also when the element returns to it', async () => {
    const stage = await Stage.open();
    const first = stage.paymentId;
    const second = await stage.sandbox.create();
    await stage.reach('succeeded', first);
    await stage.reach('cancelled', second.paymentId);
    const shown = await stage.mount();
    for (const paymentId of [second.paymentId, first, second.paymentId]) {
      shown.element.paymentId = paymentId;
      await stage.advance();
    }
    expect(shown.finals.map(({ payment }) => payment.status)).to.deep.equal(['succeeded', 'cancelled']);
  });

  it('are not repeated when the element is moved, removed and added, or restored by Back', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.reach('succeeded');
    const before = getTypes(shown);
    const { element } = shown;
    const parent = element.parentElement!;
    document.body.append(element);
    await stage.advance(1_000);
    element.remove();
    await stage.advance(60_000);
    parent.append(element);
    await stage.advance(1_000);
    stage.page.signal('pagehide');
    await stage.advance(60_000);
    stage.page.signal('pageshow');
    await stage.advance(60_000);
    expect(getTypes(shown)).to.deep.equal(before);
  });

  it('tolerate a listener that removes the element', async () => {
    const stage = await Stage.open();
    const element = stage.create({ ...SHOP, redirectDelay: 1_000 });
    element.addEventListener('pay-status-final', () => {
      element.remove();
    });
    const shown = await stage.mountElement(element);
    await stage.reach('failed');
    expect(getTypes(shown)).to.deep.equal(['change', 'change', 'final']);
    await stage.advance(60_000);
    expect(stage.page.listeners).to.equal(0);
    expect(stage.navigation.gone).to.deep.equal([]);
    expect(shown.redirects).to.deep.equal([]);
  });
});

describe('pay-status-error', () => {
  it('fires on entering an error, not per retry, and again on entering the next', async () => {
    const stage = await Stage.open({ expiresAt: Date.UTC(2027, 0) / 1000 });
    const shown = await stage.mount();
    for (let outage = 1; outage <= 2; outage++) {
      await stage.sandbox.fault({ kind: 'status', status: 500 });
      await stage.advance(120_000);
      expect(shown.errors).to.have.length(outage);
      await stage.sandbox.heal();
      await stage.advance(30_000);
    }
    expect(shown.errors.map(({ code }) => code)).to.deep.equal(['internal_error', 'internal_error']);
    expect(shown.changes).to.have.length(1);
  });

  it('fires once more when an outage turns into a refusal', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    await stage.sandbox.fault({ kind: 'drop' });
    await stage.advance(30_000);
    await stage.sandbox.heal();
    await stage.sandbox.fault({ kind: 'status', status: 403 });
    await stage.advance(30_000);
    expect(shown.errors.map(({ name }) => name)).to.deep.equal(['NetworkError', 'GatewayError']);
  });
});
