import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { createStatusHandler } from '../../../src/server/merchant/status/status-handler.js';
import { replaceFetch, Stage } from '../../support/element.js';

/** Opens a page of a shop whose server answers `status-url`, and authorizes the buyer for this payment only. */
const openShop = async (paymentId?: string) => {
  const stage = await Stage.open();
  const handle = createStatusHandler({
    client: stage.client,
    authorize: ({ paymentId: asked }) => asked === stage.paymentId,
    onError: () => undefined,
  });
  const asked = replaceFetch((url, init) => handle(new Request(url, init)));
  const source = { client: undefined, statusUrl: '/pay/{id}' };
  const shown = await stage.mount(paymentId ? { ...source, paymentId } : source);
  return { stage, shown, asked };
};

describe('pay-status with the status endpoint of a shop', () => {
  it('shows the payment, long polls through the shop, and receives the final status', async () => {
    const { stage, shown, asked } = await openShop();
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    await stage.advance(5_000);
    expect(asked).to.have.length(2);
    expect(Number(stage.sandbox.requests[1]?.maxPollMs)).to.be.within(25_000, 25_999);
    await stage.reach('processing');
    expect(shown.words).to.deep.equal(en.statuses.processing);
    await stage.reach('succeeded');
    expect(shown.words).to.deep.equal(en.statuses.succeeded);
    expect(shown.text('amount')).to.equal('1.00 USDC');
    expect(shown.finals).to.have.length(1);
  });

  it('ends its request to the gateway when it is disconnected', async () => {
    const { stage, shown } = await openShop();
    await stage.advance(1_000);
    expect(stage.sandbox.inFlight).to.equal(1);
    shown.element.remove();
    await stage.advance();
    expect(stage.sandbox.inFlight).to.equal(0);
  });

  it('recovers by itself when the gateway behind the shop fails for a while', async () => {
    const { stage, shown } = await openShop();
    await stage.sandbox.fault({ kind: 'status', status: 500, times: 2 });
    await stage.advance(60_000);
    expect(shown.errors.map(({ name, code }) => [name, code])).to.deep.equal([['GatewayError', 'internal_error']]);
    await stage.reach('processing');
    expect(shown.words).to.deep.equal(en.statuses.processing);
  });

  it('shows nothing of a payment that the shop does not let it read', async () => {
    const { stage, shown, asked } = await openShop('pay_0123456789ABCDEFGHJKMNPQRS');
    await stage.advance(30_000);
    expect(shown.errors.at(-1)).to.include({ name: 'GatewayError', code: 'payment_not_found', status: 404 });
    expect(stage.sandbox.requests).to.have.length(0);
    expect(asked.length).to.be.within(2, 30);
  });
});
