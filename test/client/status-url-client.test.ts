import { expect } from '@open-wc/testing';
import { createStatusUrlClient } from '../../src/client/status-url-client.js';
import { ConfigurationError } from '../../src/core/errors/configuration-error.js';
import { PROCESSING } from '../contract/fixtures.js';
import { getRejection, scriptedFetch } from '../support/scripted-fetch.js';

const PAGE_URL = 'https://shop.example/orders/7?a=1#b';

const createClient = (statusUrl: string, pageUrl = PAGE_URL) => {
  const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
  return { client: createStatusUrlClient({ statusUrl, pageUrl, fetch }), sent };
};

describe('a status-url client', () => {
  const urls: readonly (readonly [statusUrl: string, maxPollMs: number | undefined, requested: string])[] = [
    ['/pay/{id}', undefined, 'https://shop.example/pay/pay_1'],
    ['/pay/{id}', 25_000, 'https://shop.example/pay/pay_1?maxPollMs=25000'],
    ['/pay?id={id}', 25_000, 'https://shop.example/pay?id=pay_1&maxPollMs=25000'],
    ['/pay?maxPollMs=1&id={id}', 25_000, 'https://shop.example/pay?maxPollMs=25000&id=pay_1'],
  ];
  for (const [statusUrl, maxPollMs, requested] of urls) {
    it(`requests ${requested} for the status URL ${statusUrl}`, async () => {
      const { client, sent } = createClient(statusUrl);
      await client.getPaymentStatus('pay_1', { maxPollMs });
      expect(sent.map(({ url }) => url)).to.deep.equal([requested]);
    });
  }

  it('sends the cookies of the page and no header of the gateway', async () => {
    const { client, sent } = createClient('/pay/{id}');
    await client.getPaymentStatus('pay_1');
    expect(sent[0]?.init).to.deep.equal({
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      signal: null,
    });
  });

  const refused = [
    'https://evil.example/pay/{id}',
    'https://shop.example:444/pay/{id}',
    'https://user:secret@shop.example/pay/{id}',
    'javascript:alert(1)',
  ];
  for (const statusUrl of refused) {
    it(`refuses ${JSON.stringify(statusUrl)} before any request`, () => {
      expect(() => createClient(statusUrl))
        .to.throw(ConfigurationError)
        .with.property('code', 'invalid_status_url');
    });
  }

  it('refuses an empty payment id', async () => {
    const { client, sent } = createClient('/pay/{id}');
    const error = await getRejection(client.getPaymentStatus(''));
    expect(error).to.be.instanceOf(ConfigurationError).with.property('code', 'missing_payment_id');
    expect(sent).to.have.length(0);
  });

  it('keeps a payment id with dots inside its path segment', async () => {
    const { client, sent } = createClient('/pay/{id}');
    await client.getPaymentStatus('../admin?x#y');
    expect(sent[0]?.url).to.equal('https://shop.example/pay/..%2Fadmin%3Fx%23y');
  });
});
