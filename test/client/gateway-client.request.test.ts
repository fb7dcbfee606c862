import { expect } from '@open-wc/testing';
import { createGatewayClient, type GatewayClientOptions } from '../../src/client/gateway-client.js';
import type { StatusRequest } from '../../src/client/status-client.js';
import { PROCESSING } from '../contract/fixtures.js';
import { BUYER } from '../support/sandbox.js';
import { scriptedFetch, type SentRequest } from '../support/scripted-fetch.js';

const BASE = 'https://pay.example/api';
const ID = 'pay_7fa2ecc1';

/** Sends a status request with these options, and returns it. */
const sendRequest = async (
  options: Partial<GatewayClientOptions> = BUYER,
  request?: StatusRequest,
  paymentId = ID,
): Promise<SentRequest> => {
  const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
  await createGatewayClient({ baseUrl: BASE, fetch, ...options }).getPaymentStatus(paymentId, request);
  expect(sent).to.have.length(1);
  return sent[0] as SentRequest;
};

describe('the requests of a gateway client', () => {
  it('go to the status URL, without a query for a plain request', async () => {
    expect((await sendRequest()).url).to.equal(`${BASE}/v1/gateway/payment/${ID}/status`);
  });

  for (const maxPollMs of [0, 25_999]) {
    it(`have maxPollMs=${maxPollMs} and no other parameter for a long poll`, async () => {
      const { url } = await sendRequest(BUYER, { maxPollMs });
      expect(url).to.equal(`${BASE}/v1/gateway/payment/${ID}/status?maxPollMs=${maxPollMs}`);
    });
  }

  const ids = [
    ['../../admin', '..%2F..%2Fadmin'],
    ['a?b#c', 'a%3Fb%23c'],
  ] as const;
  for (const [id, encoded] of ids) {
    it(`keep the payment id ${JSON.stringify(id)} inside its path segment`, async () => {
      const { url } = await sendRequest(BUYER, {}, id);
      expect(url).to.equal(`${BASE}/v1/gateway/payment/${encoded}/status`);
    });
  }

  it('have App-Id and Client-Id and no other header of the interface', async () => {
    const { init } = await sendRequest();
    expect(init.headers).to.deep.equal({ Accept: 'application/json', 'App-Id': 'app_demo', 'Client-Id': 'test' });
  });

  it('have Api-Key and no other header of the interface', async () => {
    const { init } = await sendRequest({ apiKey: 'wcp_test_wallet' });
    expect(init.headers).to.deep.equal({ Accept: 'application/json', 'Api-Key': 'wcp_test_wallet' });
  });

  it('have Svc-Version only when a version is set', async () => {
    const { init } = await sendRequest({ ...BUYER, apiVersion: '2026-02-18' });
    expect(init.headers).to.have.property('Svc-Version', '2026-02-18');
    expect((await sendRequest({ ...BUYER, apiVersion: '' })).init.headers).not.to.have.property('Svc-Version');
  });

  it('have no cookies, referrer, redirects, cache mode or body', async () => {
    const { signal } = new AbortController();
    const { headers, ...rest } = (await sendRequest(BUYER, { signal })).init;
    expect(headers).to.be.an('object');
    expect(rest).to.deep.equal({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual', signal });
  });

  it('use the global fetch of the moment', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
    const client = createGatewayClient({ baseUrl: BASE, ...BUYER });
    const original = globalThis.fetch;
    try {
      globalThis.fetch = fetch as typeof globalThis.fetch;
      await client.getPaymentStatus(ID);
    } finally {
      globalThis.fetch = original;
    }
    expect(sent).to.have.length(1);
  });
});
