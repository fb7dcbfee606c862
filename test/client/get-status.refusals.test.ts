import { expect } from '@open-wc/testing';
import { getStatus } from '../../src/client/get-status.js';
import { ERROR_CODES } from '../../src/contract/known-error-codes.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { Sandbox } from '../support/sandbox.js';
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

  for (const code of ERROR_CODES) {
    it(`keeps the code ${code} and the message`, async () => {
      const error = await refuse(400, { code, message: `About ${code}.` });
      expect([error.status, error.code, error.message]).to.deep.equal([400, code, `About ${code}.`]);
    });
  }

  it('keeps a code that this version does not know', async () => {
    expect((await refuse(418, { code: 'teapot', message: 'Short and stout.' })).code).to.equal('teapot');
  });

  const bodies: readonly (readonly [what: string, body: unknown, message: string])[] = [
    ['a message without a code', { message: 'No.' }, 'No.'],
    ['a null code', { code: null, message: 'No.' }, 'No.'],
    ['unknown fields', { message: 'No.', traceId: 'x' }, 'No.'],
    ['a code without a message', { code: 'forbidden' }, 'The gateway answered with HTTP status 403.'],
    ['an empty message', { message: '' }, 'The gateway answered with HTTP status 403.'],
    ['an error nested', { error: { message: 'No.' } }, 'The gateway answered with HTTP status 403.'],
    ['null', null, 'The gateway answered with HTTP status 403.'],
    ['an array', ['No.'], 'The gateway answered with HTTP status 403.'],
    ['a string', 'No.', 'The gateway answered with HTTP status 403.'],
  ];
  for (const [what, body, message] of bodies) {
    it(`takes the code from the HTTP status with ${what}`, async () => {
      const error = await refuse(403, body);
      expect([error.code, error.message]).to.deep.equal(['http_403', message]);
    });
  }

  for (const status of [304, 400, 404, 500, 502, 503, 599]) {
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

  it('rejects at a visible redirect', async () => {
    const response = new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example' } });
    expect((await getRefusal(response)).code).to.equal('http_302');
  });
});

describe('the Retry-After header of a refusal', () => {
  const DATE = 'Wed, 18 Feb 2026 12:00:00 GMT';
  const cases: readonly (readonly [headers: Record<string, string>, ms: number | undefined])[] = [
    [{}, undefined],
    [{ 'Retry-After': '7' }, 7_000],
    [{ 'Retry-After': ' 7 ' }, 7_000],
    [{ 'Retry-After': 'soon' }, undefined],
    [{ 'Retry-After': '-7' }, undefined],
    [{ 'Retry-After': 'Wed, 18 Feb 1998 12:00:00 GMT' }, 0],
    [{ 'Retry-After': 'Wed, 18 Feb 2026 12:00:30 GMT', Date: DATE }, 30_000],
    [{ 'Retry-After': 'Wed, 18 Feb 2026 11:59:00 GMT', Date: DATE }, 0],
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

  it('is read from any refusal', async () => {
    expect((await refuse(404, { message: 'x' }, { 'Retry-After': '3' })).retryAfterMs).to.equal(3_000);
  });
});

describe('getStatus on the sandbox gateway', () => {
  it('rejects an unknown payment with the code of the gateway', async () => {
    const error = await getRejection(new Sandbox().client().getPaymentStatus('pay_unknown'));
    expect(error).to.be.instanceOf(GatewayError).with.include({ status: 404, code: 'payment_not_found' });
  });

  it('reports Retry-After when the gateway is busy', async () => {
    const sandbox = new Sandbox();
    await sandbox.fault({ kind: 'status', status: 429, headers: { 'Retry-After': '4' } });
    const error = await getRejection(sandbox.client().getPaymentStatus('pay_1'));
    expect(error).to.be.instanceOf(GatewayError).with.include({ code: 'rate_limited', retryAfterMs: 4_000 });
  });
});
