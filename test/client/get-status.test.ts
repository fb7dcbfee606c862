import { expect } from '@open-wc/testing';
import { getStatus } from '../../src/client/get-status.js';
import type { AnswerDetails, StatusRequest } from '../../src/client/status-client.js';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { PROCESSING, SUCCEEDED } from '../contract/fixtures.js';
import { withField } from '../support/schema.js';
import { getRejection, scriptedFetch } from '../support/scripted-fetch.js';

const requestStatus = (answer: () => Response | Promise<Response>, request: StatusRequest = {}) =>
  getStatus(new URL('https://pay.example/status'), request, {
    fetch: scriptedFetch(answer).fetch,
    headers: {},
    credentials: 'omit',
  });

/** Returns the details that `onAnswer` receives. */
const getDetails = async (response: Response): Promise<AnswerDetails | undefined> => {
  let details: AnswerDetails | undefined;
  await requestStatus(() => response, {
    onAnswer: (received) => {
      details = received;
    },
  });
  return details;
};

describe('getStatus', () => {
  for (const payment of [PROCESSING, SUCCEEDED]) {
    it(`resolves to the ${payment.status} payment with any 2xx status and any content type`, async () => {
      expect(await requestStatus(() => Response.json(payment))).to.deep.equal(payment);
      const response = new Response(JSON.stringify(payment), {
        status: 203,
        headers: { 'Content-Type': 'text/plain' },
      });
      expect(await requestStatus(() => response)).to.deep.equal(payment);
    });
  }

  it('accepts a byte order mark before the JSON', async () => {
    // Sent as bytes, because some engines keep the mark in a response that was created from text.
    const body = new TextEncoder().encode(`\ufeff${JSON.stringify(PROCESSING)}`);
    expect(await requestStatus(() => new Response(body))).to.deep.equal(PROCESSING);
  });

  it('reports the time of the gateway from the Date header', async () => {
    const headers = { Date: 'Wed, 18 Feb 2026 12:00:00 GMT' };
    const details = await getDetails(Response.json(PROCESSING, { headers }));
    expect(details).to.deep.equal({ gatewayTimeMs: Date.UTC(2026, 1, 18, 12), invalidFields: [] });
  });

  for (const headers of [{}, { Date: 'yesterday' }]) {
    it(`reports no time with ${JSON.stringify(headers)}`, async () => {
      const details = await getDetails(Response.json(PROCESSING, { headers }));
      expect(details).to.deep.equal({ gatewayTimeMs: undefined, invalidFields: [] });
    });
  }

  it('omits an invalid info.txId and reports it', async () => {
    const details = await getDetails(Response.json(withField(SUCCEEDED, 'info.txId', 42)));
    expect(details?.invalidFields).to.deep.equal(['info.txId']);
  });

  it('reports the details of an answer before its promise resolves', async () => {
    const order: string[] = [];
    await requestStatus(() => Response.json(PROCESSING), { onAnswer: () => order.push('reported') }).then(() =>
      order.push('resolved'),
    );
    expect(order).to.deep.equal(['reported', 'resolved']);
  });
});

describe('getStatus with an answer that is not JSON', () => {
  const cases = [
    ['text/html; charset=utf-8', '<!doctype html>', / sent an HTML page instead of JSON\. Check the path: .+\.$/],
    ['application/json', '{"status":', / sent JSON that cannot be parsed\.$/],
  ] as const;
  for (const [type, body, message] of cases) {
    it(`says so for ${type}`, async () => {
      const response = new Response(body, { headers: { 'Content-Type': type } });
      const error = await getRejection(requestStatus(() => response));
      expect((error as ContractError).message).to.match(message);
    });
  }
});

describe('getStatus with an invalid answer', () => {
  const bodies: readonly (readonly [
    what: string,
    body: string | null,
    invalid: string | undefined,
    status?: number,
  ])[] = [
    ['a 204', null, undefined, 204],
    ['a page of a captive portal', '<!doctype html><title>Sign in</title>', undefined],
    ['null', 'null', 'body'],
    ['an array', '[]', 'body'],
    ['an empty object', '{}', 'status, isFinal'],
    ['a truncated payment', JSON.stringify(SUCCEEDED).slice(0, 40), undefined],
    ['an error body with status 200', '{"code":"internal_error","message":"x"}', 'status, isFinal'],
  ];
  for (const [what, body, invalid, status = 200] of bodies) {
    it(`rejects with a ContractError: ${what}`, async () => {
      let answers = 0;
      const error = await getRejection(
        requestStatus(() => new Response(body, { status }), { onAnswer: () => answers++ }),
      );
      expect(error).to.be.instanceOf(ContractError);
      const fields = invalid && `Invalid fields: ${invalid}. It was sent by https://pay.example/status.`;
      const problem = fields ?? `https://pay.example/status sent ${body === null ? 'no' : 'text/plain;charset=UTF-8'}`;
      expect((error as ContractError).message).to.include(`The answer is not a payment status. ${problem}`);
      expect(answers).to.equal(0);
    });
  }
});
