import { expect } from '@open-wc/testing';
import { createPayUrlClient } from '../../src/client/pay-url-client.js';
import { createStatusUrlClient } from '../../src/client/status-url-client.js';
import type { ConfigurationError } from '../../src/core/errors/configuration-error.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { getRejection, scriptedFetch, type SentRequest } from '../support/scripted-fetch.js';

const PAGE = 'https://shop.example/orders/7';

const createClient = (
  payUrl: string,
  answer: (request: SentRequest) => Response = () => Response.json({}),
  clock?: VirtualClock,
) => {
  const { fetch, sent } = scriptedFetch(answer);
  const status = createStatusUrlClient({ statusUrl: '/status/{id}', pageUrl: PAGE, fetch });
  return { client: createPayUrlClient('pay_1', { payUrl, pageUrl: PAGE, status, fetch }, clock), sent };
};

describe("the client of the merchant's own pay-url", () => {
  for (const [payUrl, expected] of [
    ['/pay/{id}', 'https://shop.example/pay/pay_1/options?includePaymentInfo=true'],
    ['/pay/{id}/', 'https://shop.example/pay/pay_1/options?includePaymentInfo=true'],
    ['/pay?id={id}', 'https://shop.example/pay/options?id=pay_1&includePaymentInfo=true'],
  ] as const)
    it(`asks for options below ${payUrl}, with the cookies of the page and no credentials of a gateway`, async () => {
      const { client, sent } = createClient(payUrl, () => Response.json({ options: [] }));
      expect(await client.getOptions(['eip155:1:0x1']))
        .to.have.property('options')
        .that.deep.equals([]);
      const [{ url, init }] = sent as [SentRequest];
      expect(url).to.equal(expected);
      expect([init.method, init.credentials, init.redirect, init.body]).to.deep.equal([
        'POST',
        'same-origin',
        'manual',
        '{"accounts":["eip155:1:0x1"]}',
      ]);
      expect(init.headers).to.deep.equal({ Accept: 'application/json', 'Content-Type': 'application/json' });
    });

  it('reads built requests, confirms, and asks the status source for the status', async () => {
    const status = { status: 'processing', isFinal: false, pollInMs: 1000 };
    const { client, sent } = createClient('/pay/{id}', ({ url }) =>
      Response.json(url.endsWith('/fetch') ? { actions: [1] } : status),
    );
    expect(await client.fetchActions('opt_1', 'data')).to.deep.equal([1]);
    expect((await client.confirm({ optionId: 'opt_1', results: [] })).status).to.equal('processing');
    expect((await client.getStatus()).status).to.equal('processing');
    expect(sent.map(({ url, init }) => `${init.method ?? 'GET'} ${url}`)).to.deep.equal([
      'POST https://shop.example/pay/pay_1/fetch',
      'POST https://shop.example/pay/pay_1/confirm',
      'GET https://shop.example/status/pay_1',
    ]);
  });

  it('counts a request as unanswered after 15 s', async () => {
    const clock = new VirtualClock();
    const { client } = createClient('/pay/{id}', () => new Promise(() => undefined) as never, clock);
    const rejection = getRejection(client.confirm({ optionId: 'opt_1', results: [] }));
    await clock.advance(15_000);
    expect(await rejection).to.have.property('name', 'TimeoutError');
  });

  for (const payUrl of ['', 'https://evil.example/pay', 'https://u:p@shop.example/'])
    it(`refuses ${payUrl || 'an empty URL'} before any request`, () => {
      expect(() => createClient(payUrl))
        .to.throw()
        .that.satisfies(
          ({ name, code }: ConfigurationError) => name === 'ConfigurationError' && code === 'invalid_pay_url',
        );
    });
});
