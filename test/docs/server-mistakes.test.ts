// The mistakes of a first setup: README's server with wrong environment variables says on the terminal what to check.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATIENCE_MS, runProgram, until, useDocument } from '../server/merchant/documents.js';
import { findFreePort } from '../../demo/test/support/free-port.js';

type Variables = Readonly<Record<string, string>>;

/** Valid, but of another endpoint. */
const OTHER_SECRET = `whsec_${btoa('another endpoint, 24 byte')}`;

describe("README's server", () => {
  const { getPath, gateway, openShop, succeed } = useDocument('README.md');

  const start = async (wrong: Variables) => {
    const { url, env } = await openShop();
    const given = { ...env, ...wrong };
    return { url, secrets: [given.API_KEY, given.WEBHOOK_SECRET], ...runProgram(getPath('server.ts'), given) };
  };

  const unset: readonly (readonly [wrong: Variables, message: string])[] = [
    [{ API_KEY: '' }, 'apiKey is empty.'],
    [{ MERCHANT_ID: '', API_KEY: '' }, 'merchantId, apiKey are empty.'],
    [{ GATEWAY_URL: '' }, 'baseUrl is empty.'],
    [{ WEBHOOK_SECRET: '' }, 'The secret is empty.'],
  ];
  for (const [wrong, message] of unset) {
    it(`does not start with ${JSON.stringify(wrong)}, and says: ${message}`, async () => {
      const { exited, output, stop } = await start(wrong);
      try {
        await exited;
        assert.ok(output().includes(message), output());
      } finally {
        await stop();
      }
    });
  }

  const refused: readonly (readonly [what: string, wrong: () => Promise<Variables> | Variables, message: string])[] = [
    ['a wrong API key', () => ({ API_KEY: 'wcp_test_wrong' }), 'Check apiKey.'],
    ['the key of another merchant', () => ({ MERCHANT_ID: 'merchant_other' }), 'Check apiKey and merchantId.'],
    ['the URL of another server', () => ({ GATEWAY_URL: `${gateway().url}/shop` }), 'Check baseUrl.'],
    [
      'no gateway',
      async () => ({ GATEWAY_URL: `http://localhost:${await findFreePort()}` }),
      'No answer from http://localhost:',
    ],
  ];
  for (const [what, wrong, message] of refused) {
    it(`answers 500 with ${what}, and says: ${message}`, async () => {
      const { url, secrets, waitForOutput, output, stop } = await start(await wrong());
      try {
        await waitForOutput('The shop is at');
        const answer = await fetch(`${url}/buy/order-1`, { redirect: 'manual' });
        assert.equal(answer.status, 500);
        assert.equal(((await answer.json()) as { code: string }).code, 'internal_error');
        await waitForOutput(message);
        assert.match(output(), /^pay-status: GET \/buy\/order-1 failed: /m);
        for (const secret of secrets) assert.ok(!output().includes(secret), 'a secret is in the log');
      } finally {
        await stop();
      }
    });
  }

  it('says why it refuses a webhook with a wrong secret, and so does the list of deliveries', async () => {
    const { url, waitForOutput, stop } = await start({ WEBHOOK_SECRET: OTHER_SECRET });
    try {
      await waitForOutput('The shop is at');
      const { headers } = await fetch(`${url}/buy/order-2`, { redirect: 'manual' });
      await succeed((headers.get('location') ?? '').split('?pid=')[1] ?? '');
      await waitForOutput('pay-status: A webhook delivery was refused (no_matching_signature).');
      const isListed = async (): Promise<boolean> => {
        const list = await (await fetch(`${gateway().url}/sandbox/deliveries`)).text();
        return list.includes('The endpoint responded with 400 (no_matching_signature)');
      };
      await until(isListed, PATIENCE_MS, () => 'the list of deliveries does not show the code');
    } finally {
      await stop();
    }
  });
});
