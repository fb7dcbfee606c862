import { expect } from '@open-wc/testing';
import { createGatewayClient, type GatewayClientOptions } from '../../src/client/gateway-client.js';
import { ConfigurationError } from '../../src/core/errors/configuration-error.js';
import { BASE_URL, BUYER } from '../support/sandbox.js';
import { getRejection, scriptedFetch } from '../support/scripted-fetch.js';

/** Returns the error code of creating a client with these options, which must not fetch. */
const getRefusal = (options: Partial<GatewayClientOptions>): string => {
  const { fetch, sent } = scriptedFetch(() => new Response());
  try {
    createGatewayClient({ baseUrl: BASE_URL, fetch, ...options });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    expect(error.message).to.match(/^([A-Z]|baseUrl: ").+\.$/);
    expect(sent).to.have.length(0);
    return error.code;
  }
  return 'accepted';
};

describe('the sharing key of a gateway client', () => {
  const getKey = (options: Partial<GatewayClientOptions> = {}) =>
    createGatewayClient({ baseUrl: BASE_URL, ...BUYER, ...options }).key;

  it('is equal for clients that get the same answers', () => {
    expect(getKey()).to.be.a('string');
    expect(getKey({ baseUrl: `${BASE_URL}/` })).to.equal(getKey());
  });

  for (const [what, options] of [
    ['another gateway', { baseUrl: 'https://pay.example' }],
    ['another app', { appId: 'app_other' }],
    ['another buyer', { clientId: 'tab-2' }],
    ['another version', { apiVersion: '2026-02-18' }],
  ] as const) {
    it(`is different for a client with ${what}`, () => {
      expect(getKey(options)).to.be.a('string').that.does.not.equal(getKey());
    });
  }

  it('is absent for a client with a fetch of its own', () => {
    expect(getKey({ fetch: scriptedFetch(() => new Response()).fetch })).to.equal(undefined);
  });
});

describe('createGatewayClient', () => {
  const credentials: readonly (readonly [what: string, options: Partial<GatewayClientOptions>, outcome: string])[] = [
    ['an app id with a client id', BUYER, 'accepted'],
    ['an API key', { apiKey: 'wcp_test_wallet' }, 'accepted'],
    ['credentials with a space inside', { appId: 'my app', clientId: 'tab 1' }, 'accepted'],
    ['nothing', {}, 'missing_credentials'],
    ['an app id alone', { appId: 'app_demo' }, 'missing_credentials'],
    ['an empty app id', { appId: '', clientId: 'tab' }, 'missing_credentials'],
    ['an API key with an app id', { apiKey: 'key', appId: 'app_demo' }, 'conflicting_credentials'],
    ['an API key with both ids', { apiKey: 'key', ...BUYER }, 'conflicting_credentials'],
    ['a base URL without encryption', { ...BUYER, baseUrl: 'http://pay.example' }, 'invalid_base_url'],
    ['an empty API key', { apiKey: '' }, 'invalid_credentials'],
    ['an app id that is not ASCII', { ...BUYER, appId: 'café' }, 'invalid_credentials'],
    ['a version that is not ASCII', { ...BUYER, apiVersion: '２０２６-02-18' }, 'invalid_credentials'],
    ['a header smuggled in', { apiKey: 'key\r\nApp-Id: x' }, 'invalid_credentials'],
    ['a space before', { apiKey: ' key' }, 'invalid_credentials'],
  ];
  for (const [what, options, outcome] of credentials) {
    it(`${outcome === 'accepted' ? 'accepts' : `refuses with ${outcome}`} ${what}`, () => {
      expect(getRefusal(options)).to.equal(outcome);
    });
  }

  for (const paymentId of ['', '..']) {
    it(`refuses the payment id ${JSON.stringify(paymentId)} before any request`, async () => {
      const { fetch, sent } = scriptedFetch(() => new Response());
      const client = createGatewayClient({ baseUrl: BASE_URL, ...BUYER, fetch });
      const error = await getRejection(client.getPaymentStatus(paymentId));
      expect(error).to.be.instanceOf(ConfigurationError);
      expect((error as ConfigurationError).code).to.equal('missing_payment_id');
      expect(sent).to.have.length(0);
    });
  }
});
