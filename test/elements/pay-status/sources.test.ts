import { expect } from '@open-wc/testing';
import { HEADERS } from '../../../src/contract/headers.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { type Inputs, replaceFetch, Stage } from '../../support/element.js';
import { BASE_URL, BUYER, MERCHANT } from '../../support/sandbox.js';

const NOTHING = { client: undefined, paymentId: undefined } satisfies Inputs;
const GATEWAY = { baseUrl: BASE_URL, appId: BUYER.appId } satisfies Inputs;
const getHeaders = (stage: Stage, index = 0) => new Headers(stage.sandbox.requests[index]?.init.headers);

describe('the source of pay-status', () => {
  it('requests the gateway with app id and client id, without cookies and referrer', async () => {
    const stage = await Stage.open();
    const asked = replaceFetch(stage.fetch);
    const shown = await stage.mount({ client: undefined, ...GATEWAY, clientId: 'till-7' });
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(asked[0]).to.equal(`${BASE_URL}/v1/gateway/payment/${stage.paymentId}/status`);
    expect(getHeaders(stage).get(HEADERS.APP_ID)).to.equal(BUYER.appId);
    expect(getHeaders(stage).get(HEADERS.CLIENT_ID)).to.equal('till-7');
    expect(getHeaders(stage).has(HEADERS.SVC_VERSION)).to.equal(false);
    const { credentials, referrerPolicy } = stage.sandbox.requests[0]!.init;
    expect([credentials, referrerPolicy]).to.deep.equal(['omit', 'no-referrer']);
  });

  it('requests status-url of the page, with its cookies', async () => {
    const stage = await Stage.open();
    const status = `${BASE_URL}/v1/payments/${stage.paymentId}/status`;
    const asked = replaceFetch((_, init) =>
      stage.sandbox.gateway.fetch(new Request(status, { ...init, headers: MERCHANT })),
    );
    const shown = await stage.mount({ client: undefined, statusUrl: '/pay/{id}/status?from={id}' });
    const { paymentId } = stage;
    expect(asked[0]).to.equal(`https://shop.example/pay/${paymentId}/status?from=${paymentId}`);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
  });

  it('restarts when the source changes, and drops late answers of the old one', async () => {
    const stage = await Stage.open();
    let answerLate!: (payment: { status: 'succeeded'; isFinal: true }) => void;
    const late = { getPaymentStatus: () => new Promise<never>((resolve) => (answerLate = resolve as never)) };
    const shown = await stage.mount({ client: late });
    shown.element.client = stage.client;
    await stage.advance();
    answerLate({ status: 'succeeded', isFinal: true });
    await stage.advance();
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(shown.changes.map(({ payment }) => payment.status)).to.deep.equal(['requires_action']);
  });

  it('reads its attributes, set before or after it is connected', async () => {
    const stage = await Stage.open();
    const asked = replaceFetch(stage.fetch);
    const shown = await stage.mount(NOTHING);
    const attributes = { 'payment-id': stage.paymentId, 'base-url': BASE_URL, 'app-id': 'app_demo', 'client-id': 'me' };
    for (const [name, value] of Object.entries(attributes)) shown.element.setAttribute(name, value);
    await stage.advance();
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(asked).not.to.be.empty;
    expect(getHeaders(stage).get(HEADERS.CLIENT_ID)).to.equal('me');
  });

  it('restarts when payment-id changes, and drops late answers for the old one', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    const other = await stage.sandbox.create();
    await stage.sandbox.step(other.paymentId, 'process');
    await stage.sandbox.fault({ kind: 'delay', delayMs: 5_000, times: 1 });
    shown.element.refresh();
    await stage.advance(2_000);
    await stage.sandbox.step(stage.paymentId, 'fail');
    shown.element.paymentId = other.paymentId;
    await stage.advance();
    expect(shown.words).to.deep.equal(en.statuses.processing);
    await stage.advance(10_000);
    expect(shown.words).to.deep.equal(en.statuses.processing);
    expect(shown.changes.map(({ payment, previous }) => [previous?.status, payment.status])).to.deep.equal([
      [undefined, 'requires_action'],
      [undefined, 'processing'],
    ]);
    expect(shown.finals).to.deep.equal([]);
    expect(stage.sandbox.inFlight).to.equal(1);
  });

  it('shows nothing of the old payment while it connects to the new one', async () => {
    const stage = await Stage.open();
    await stage.reach('succeeded');
    const shown = await stage.mount({ successUrl: 'https://shop.example/thanks' });
    const other = await stage.sandbox.create();
    await stage.sandbox.fault({ kind: 'hang' });
    shown.element.paymentId = other.paymentId;
    await stage.advance(3_000);
    expect(shown.words).to.deep.equal(en.connecting);
    await stage.advance(60_000);
    expect(shown.words).to.deep.equal(en.slow);
    for (const part of ['receipt', 'redirect']) expect(shown.part(part), part).to.equal(null);
    expect(shown.element.matches(':state(succeeded)')).to.equal(false);
    expect(stage.navigation.gone).to.deep.equal([]);
  });

  const UNRELATED = {
    successUrl: 'https://shop.example/thanks',
    redirect: 'manual',
    expiresAt: 2_000_000_000,
  } satisfies Inputs;

  for (const [name, value] of Object.entries(UNRELATED)) {
    it(`keeps polling when ${name} changes`, async () => {
      const stage = await Stage.open();
      const shown = await stage.mount();
      const asked = stage.sandbox.requests.length;
      Object.assign(shown.element, { [name]: value });
      await stage.advance(1_000);
      expect(stage.sandbox.requests).to.have.length(asked);
      expect(stage.sandbox.inFlight).to.equal(1);
      expect(shown.words).to.deep.equal(en.statuses.requires_action);
      expect(shown.changes).to.have.length(1);
    });
  }
});
