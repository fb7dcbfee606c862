import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { privateKeyToAccount } from 'viem/accounts';
import { getAccountIds, signRequest } from '../../wallet/client/account.js';
import { createPayClient, type PayClientOptions } from '../../wallet/client/pay-client.js';
import { BASE_URL, createTestGateway, type TestGateway } from '../support/test-gateway.js';

const ACCOUNT = privateKeyToAccount(`0x${'11'.repeat(32)}`);

/** A wallet on this gateway, whose delays are spent on the gateway's clock. */
const createClient = (gateway: TestGateway, payment: string, options: Partial<PayClientOptions> = {}) =>
  createPayClient({
    baseUrl: BASE_URL,
    payment,
    fetch: async (input, init) => gateway.fetch(new Request(input, init)),
    delay: (ms) => gateway.clock.advance(ms),
    ...options,
  });

const respondWith = (body: string, init?: ResponseInit): Partial<PayClientOptions> => ({
  fetch: async () => new Response(body, init),
});

describe('the client of the test wallet', () => {
  it('pays a payment id or a gateway URL with each option, and waits until the payment is final', async () => {
    const gateway = createTestGateway();
    for (const [index, signatureCount] of [1, 2, 1, 2].entries()) {
      const { paymentId, gatewayUrl } = await gateway.create();
      const client = createClient(gateway, index % 2 ? gatewayUrl : paymentId);
      await client.fund(getAccountIds(ACCOUNT));
      const { info, options } = await client.getOptions(getAccountIds(ACCOUNT));
      assert.deepEqual([info?.merchant.name, info?.amount.value], ['Marginalia', '5000']);
      const option = options![index]!;
      const requests = await client.getRequests(option);
      assert.equal(requests.length, signatureCount);
      const signatures = await Promise.all(requests.map((request) => signRequest(ACCOUNT, request)));
      const confirmed = await client.confirm(option.id, signatures);
      assert.equal(confirmed.status, 'processing');
      assert.equal((await client.waitForFinal(confirmed)).status, 'succeeded');
      const { info: paid } = await gateway.status(paymentId);
      assert.equal(paid?.optionAmount.unit, option.amount.unit);
    }
  });

  it('rejects with the error code and message of the gateway', async () => {
    const gateway = createTestGateway();
    const { paymentId } = await gateway.create();
    const client = createClient(gateway, paymentId);
    await assert.rejects(client.fund(['eip155:1:0x1']), { name: 'GatewayError', code: 'params_validation' });
    await client.fund(getAccountIds(ACCOUNT));
    const option = (await client.getOptions(getAccountIds(ACCOUNT))).options?.find(
      ({ amount }) => amount.display.assetSymbol === 'EURC',
    );
    await gateway.clock.advance(120_000);
    await assert.rejects(client.confirm(option!.id, ['0x1']), { name: 'GatewayError', code: 'quote_expired' });
    await gateway.payments.cancel(paymentId);
    await assert.rejects(client.confirm(option!.id, ['0x1']), {
      code: 'invalid_state',
      message: 'A payment in status cancelled cannot be paid',
    });
    const { info, options } = await client.getOptions([]);
    assert.deepEqual([info?.status, options], ['cancelled', null]);
    await assert.rejects(createClient(gateway, 'https://evil.example/?pid=pay_1').getOptions([]), {
      status: 404,
      code: 'payment_not_found',
    });
  });

  it('rejects with NetworkError if there is no response', async () => {
    const offline = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    await assert.rejects(createClient(createTestGateway(), 'pay_1', offline).getOptions([]), { name: 'NetworkError' });
  });

  for (const [title, body] of [
    ['an incomplete response', '{"options":[],"in'],
    [
      'options without display fields',
      '{"options":[{"id":"1","amount":{"unit":"a","value":"1"},"actions":[]}],"info":null}',
    ],
    ['a response that is not an object', '[]'],
  ] as const) {
    it(`rejects with ContractError for ${title}`, async () => {
      const client = createClient(createTestGateway(), 'pay_1', respondWith(body));
      await assert.rejects(client.getOptions([]), { name: 'ContractError' });
    });
  }

  it('rejects with GatewayError for an error response without JSON', async () => {
    const client = createClient(createTestGateway(), 'pay_1', respondWith('<html>', { status: 502 }));
    await assert.rejects(client.getOptions([]), { name: 'GatewayError', status: 502, code: 'http_502' });
  });
});
