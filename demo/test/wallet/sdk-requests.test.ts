import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type * as z from 'zod/mini';
import {
  HEADERS,
  toConfirmRequest,
  toFetchRequest,
  toOptionsRequest,
  toPathId,
  toStatusRequest,
} from '../fixtures/wallet-sdk/requests.js';
import {
  errorResponseSchema,
  fetchResponseSchema,
  optionsResponseSchema,
  statusResponseSchema,
} from '../fixtures/wallet-sdk/responses.js';
import type { StrictWalletRpc } from '../../gateway/wire/payment-options.js';
import { createTestGateway, type TestGateway } from '../support/test-gateway.js';
import { SEPOLIA, SIGNER, signRequest, toAccount } from '../support/signer.js';
import { ACCOUNT, fund } from '../support/wallet.js';

const ACCOUNTS = [ACCOUNT, toAccount(SIGNER, SEPOLIA)];

interface SdkRequest {
  readonly path: string;
  readonly body?: object;
}

/** Sends the requests of the SDK with these headers, and parses the responses as strictly as it does. */
const createSdk = ({ sendRequest }: TestGateway, headers: Readonly<Record<string, string>> = HEADERS['an app id']) => ({
  async send<Schema extends z.ZodMiniType>({ path, body }: SdkRequest, schema: Schema): Promise<z.infer<Schema>> {
    const response = await sendRequest(path, { headers, body });
    assert.equal(response.status, 200, await response.clone().text());
    return schema.parse(await response.json());
  },
  async fail({ path, body }: SdkRequest) {
    const response = await sendRequest(path, { headers, body });
    return { status: response.status, ...errorResponseSchema.parse(await response.json()) };
  },
});

/** Answers each action with a signature, after it has fetched those that are to be built. */
const sign = async (
  sdk: ReturnType<typeof createSdk>,
  id: string,
  option: NonNullable<z.infer<typeof optionsResponseSchema>['options']>[number],
): Promise<string[]> => {
  const signatures = [];
  for (const action of option.actions) {
    const { actions } =
      action.type === 'build'
        ? await sdk.send(toFetchRequest(id, option.id, action.data.data), fetchResponseSchema)
        : { actions: [action] };
    for (const { type, data } of actions) {
      assert.ok(type === 'walletRpc');
      signatures.push(await signRequest(data as StrictWalletRpc, SIGNER));
    }
  }
  return signatures;
};

describe('the public wallet SDK', () => {
  for (const [title, headers] of Object.entries(HEADERS)) {
    it(`can pay with ${title}, from the options to the final status`, async () => {
      const gateway = createTestGateway();
      await fund(gateway, ACCOUNTS);
      const sdk = createSdk(gateway, headers);
      for (const [index, signatureCount] of [1, 2, 1].entries()) {
        const { paymentId, gatewayUrl } = await gateway.create();
        const id = toPathId(index ? gatewayUrl : paymentId);
        const { options, info } = await sdk.send(toOptionsRequest(id, ACCOUNTS), optionsResponseSchema);
        assert.deepEqual(
          [info?.merchant.name, info?.amount.value, info?.status],
          ['Marginalia', '5000', 'requires_action'],
        );
        const option = options![index]!;
        const signatures = await sign(sdk, id, option);
        assert.equal(signatures.length, signatureCount);
        let result = await sdk.send(toConfirmRequest(id, option.id, signatures), statusResponseSchema);
        assert.deepEqual([result.status, result.isFinal], ['processing', false]);
        await gateway.clock.advance(result.pollInMs!);
        result = await sdk.send(toStatusRequest(id), statusResponseSchema);
        assert.deepEqual([result.status, result.isFinal], ['succeeded', true]);
        assert.deepEqual(result.info?.optionAmount, option.amount);
      }
    });
  }

  it('can distinguish the errors of the gateway', async () => {
    const gateway = createTestGateway();
    const sdk = createSdk(gateway);
    const failFor = async (step: (id: string) => Promise<unknown>) => {
      const { paymentId } = await gateway.create();
      await step(paymentId);
      const { status, message } = await sdk.fail(toConfirmRequest(paymentId, 'opt_1', ['0x']));
      const { options, info } = await sdk.send(toOptionsRequest(paymentId, ACCOUNTS), optionsResponseSchema);
      assert.equal(options, null);
      return [status, message, info?.status];
    };
    const { simulation, payments } = gateway;
    // Only 410 is its typed expiry.
    assert.deepEqual(await failFor((id) => simulation.expire(id)), [410, 'The payment has expired', 'expired']);
    assert.deepEqual(await failFor((id) => simulation.succeed(id)), [
      400,
      'A payment in status succeeded cannot be paid',
      'succeeded',
    ]);
    assert.deepEqual(await failFor((id) => payments.cancel(id)), [
      400,
      'A payment in status cancelled cannot be paid',
      'cancelled',
    ]);
    assert.equal((await sdk.fail(toOptionsRequest('pay_none', ACCOUNTS))).status, 404);
    const { paymentId } = await gateway.create();
    const badAccount = await sdk.fail(toOptionsRequest(paymentId, ['0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb']));
    assert.deepEqual([badAccount.status, badAccount.code], [400, 'params_validation']);
  });
});
