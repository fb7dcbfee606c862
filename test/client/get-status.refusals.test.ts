import { expect } from '@open-wc/testing';
import { getStatus } from '../../src/client/get-status.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { getRejection, scriptedFetch } from '../support/scripted-fetch.js';

/** Resolves to the error for an answer. */
const getRefusal = async (response: Response): Promise<GatewayError> => {
  const sending = { fetch: scriptedFetch(() => response).fetch, headers: {}, credentials: 'omit' } as const;
  const error = await getRejection(getStatus(new URL('https://pay.example/status'), {}, sending));
  if (!(error instanceof GatewayError)) throw error;
  return error;
};

const refuse = (status: number, body: unknown, headers: Record<string, string> = {}): Promise<GatewayError> =>
  getRefusal(Response.json(body, { status, headers }));

describe('getStatus refused by the gateway', () => {
  it('names the URL that answered, without the query', async () => {
    const error = await refuse(404, { message: 'No' });
    expect(error.url).to.equal('https://pay.example/status');
  });

  it('keeps a code that this version does not know', async () => {
    expect((await refuse(418, { code: 'teapot', message: 'Short and stout.' })).code).to.equal('teapot');
  });

  const bodies: readonly (readonly [what: string, body: unknown, message: string])[] = [
    ['a message without a code', { message: 'No.' }, 'No.'],
    ['a null code', { code: null, message: 'No.' }, 'No.'],
    ['a code without a message', { code: 'forbidden' }, 'The gateway answered with HTTP status 403.'],
    ['an array', ['No.'], 'The gateway answered with HTTP status 403.'],
  ];
  for (const [what, body, message] of bodies) {
    it(`takes the code from the HTTP status with ${what}`, async () => {
      const error = await refuse(403, body);
      expect([error.code, error.message]).to.deep.equal(['http_403', message]);
    });
  }

  for (const status of [304, 502]) {
    it(`takes the code http_${status} without a readable body`, async () => {
      const body = status === 304 ? null : '<!doctype html><h1>Bad gateway</h1>';
      const error = await getRefusal(new Response(body, { status, headers: { 'Content-Type': 'text/html' } }));
      expect([error.status, error.code]).to.deep.equal([status, `http_${status}`]);
      expect(error.message).to.equal(`The gateway answered with HTTP status ${status}.`);
    });
  }

  it('rejects at an opaque redirect', async () => {
    const error = await getRefusal(Response.error());
    expect([error.status, error.code, error.message]).to.deep.equal([0, 'http_0', 'The gateway redirects.']);
  });
});

describe('the Retry-After header of a refusal', () => {
  const DATE = 'Wed, 18 Feb 2026 12:00:00 GMT';
  const cases: readonly (readonly [headers: Record<string, string>, ms: number | undefined])[] = [
    [{}, undefined],
    [{ 'Retry-After': '7' }, 7_000],
    [{ 'Retry-After': 'soon' }, undefined],
    [{ 'Retry-After': 'Wed, 18 Feb 2026 12:00:30 GMT', Date: DATE }, 30_000],
  ];
  for (const [headers, ms] of cases) {
    it(`is read as ${ms === undefined ? 'unknown' : `${ms} ms`} from ${JSON.stringify(headers)}`, async () => {
      expect((await refuse(429, { message: 'x' }, headers)).retryAfterMs).to.equal(ms);
    });
  }

  it('is counted from the time of the device when the gateway sends no Date', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const { retryAfterMs } = await refuse(503, { message: 'x' }, { 'Retry-After': inAMinute });
    expect(retryAfterMs).to.be.within(50_000, 60_000);
  });
});
