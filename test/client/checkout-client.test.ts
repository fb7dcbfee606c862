import { expect } from '@open-wc/testing';
import { cancelAtGateway, cancelAtShop, getPaymentDetails } from '../../src/client/checkout-client.js';
import { ConfigurationError } from '../../src/core/errors/configuration-error.js';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import { MERCHANT, Sandbox } from '../support/sandbox.js';
import { getRejection, scriptedFetch } from '../support/scripted-fetch.js';

const BASE = 'https://pay.example/api/';
const ID = 'pay_7fa2ecc1';
const CREDENTIALS = { 'App-Id': 'app_demo', 'Client-Id': 'till-7' };
const CANCELLED = { paymentId: ID, status: 'cancelled', cancelledReason: 'x', cancelledAt: '2026-02-18T12:00:00Z' };
const SHOP = { cancelUrl: '/orders/{id}/cancel', pageUrl: 'https://shop.example/checkout' };

const caller = (fetch: ReturnType<typeof scriptedFetch>['fetch'], apiVersion?: string) => ({
  ...{ baseUrl: BASE, credentials: CREDENTIALS, fetch, apiVersion },
});

const CALLS = {
  'the details': (fetch: ReturnType<typeof scriptedFetch>['fetch']) => getPaymentDetails(ID, caller(fetch)),
  "the gateway's cancel": (fetch: ReturnType<typeof scriptedFetch>['fetch']) => cancelAtGateway(ID, caller(fetch)),
  "the shop's cancel": (fetch: ReturnType<typeof scriptedFetch>['fetch']) => cancelAtShop(ID, { ...SHOP, fetch }),
};

describe('the checkout client', () => {
  it('requests the payment details without cookies', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json({ merchant: { name: 'Clips' } }));
    const { value: details } = await getPaymentDetails(ID, caller(fetch, '2026-02-18'));
    expect(details.merchant?.name).to.equal('Clips');
    const [{ url, init }] = sent as [(typeof sent)[0]];
    expect([url, init.method, init.credentials, init.redirect]).to.deep.equal([
      `https://pay.example/api/v1/gateway/payment/${ID}`,
      undefined,
      'omit',
      'manual',
    ]);
    expect(init.headers).to.deep.equal({ Accept: 'application/json', ...CREDENTIALS, 'Svc-Version': '2026-02-18' });
  });

  it('cancels with a JSON body that a cross-site form cannot send', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(CANCELLED));
    expect((await cancelAtGateway(ID, caller(fetch))).status).to.equal('cancelled');
    const [{ url, init }] = sent as [(typeof sent)[0]];
    expect([url, init.method, init.body, init.credentials]).to.deep.equal([
      `https://pay.example/api/v1/gateway/payment/${ID}/cancel`,
      'POST',
      '{}',
      'omit',
    ]);
    expect(new Headers(init.headers).get('content-type')).to.equal('application/json');
  });

  it('cancels at the cancel URL of the shop with cookies of the page and without gateway credentials', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(CANCELLED));
    expect((await cancelAtShop(ID, { ...SHOP, fetch })).status).to.equal('cancelled');
    const [{ url, init }] = sent as [(typeof sent)[0]];
    expect([url, init.method, init.body, init.credentials]).to.deep.equal([
      `https://shop.example/orders/${ID}/cancel`,
      'POST',
      '{}',
      'same-origin',
    ]);
    expect(init.headers).to.deep.equal({ Accept: 'application/json', 'Content-Type': 'application/json' });
  });

  it('sends requests that the sandbox gateway accepts', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create({ referenceId: 'order-1' });
    const gateway = { baseUrl: sandbox.gateway.baseUrl, credentials: CREDENTIALS, fetch: sandbox.fetch };
    expect((await getPaymentDetails(paymentId, gateway)).value.amount?.value).to.equal('5000');
    expect((await cancelAtGateway(paymentId, gateway)).paymentId).to.equal(paymentId);
    const error = await getRejection(cancelAtGateway(paymentId, gateway));
    expect(error).to.be.instanceOf(GatewayError);
    expect(MERCHANT['Merchant-Id']).to.not.equal(undefined);
  });

  for (const cancelUrl of ['https://other.example/', 'javascript:alert(1)']) {
    it(`refuses to cancel at ${cancelUrl}`, async () => {
      const { fetch, sent } = scriptedFetch(() => Response.json(CANCELLED));
      const error = await getRejection(cancelAtShop(ID, { ...SHOP, cancelUrl, fetch }));
      expect(error).to.be.instanceOf(ConfigurationError).with.include({ code: 'invalid_cancel_url' });
      expect(sent).to.deep.equal([]);
    });
  }

  for (const [what, call] of Object.entries(CALLS)) {
    it(`rejects with a typed error when ${what} cannot be loaded`, async () => {
      const refused = scriptedFetch(() => Response.json({ message: 'No' }, { status: 400 }));
      const lost = scriptedFetch(() => Promise.reject(new TypeError('Failed to fetch')));
      const odd = scriptedFetch(() => Response.json(['?']));
      expect(await getRejection(call(refused.fetch))).to.be.instanceOf(GatewayError);
      expect(await getRejection(call(lost.fetch))).to.be.instanceOf(NetworkError);
      const contractError = await getRejection(call(odd.fetch));
      expect(contractError).to.be.instanceOf(ContractError);
      expect((contractError as ContractError).message).to.match(
        /^The answer .+ Invalid fields: body\. It was sent by https:\/\/\S+\.$/,
      );
    });
  }

  for (const id of ['', '..']) {
    it(`refuses the payment id ${JSON.stringify(id)} before any request`, async () => {
      const { fetch, sent } = scriptedFetch(() => Response.json({}));
      expect(await getRejection(getPaymentDetails(id, caller(fetch)))).to.be.instanceOf(ConfigurationError);
      expect(sent).to.deep.equal([]);
    });
  }
});
