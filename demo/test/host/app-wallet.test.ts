import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createAppWallet } from '../../host/client/app-wallet.js';
import type { ShownRequest } from '../../wallet/client/describe-request.js';
import { PAPER_NETWORKS } from '../../wallet/client/networks.js';
import { createSandboxWallet } from '../../wallet/client/sandbox-wallet.js';
import { BASE_SEPOLIA, getRequest, SIGNER } from '../support/signer.js';
import { createTestGateway } from '../support/test-gateway.js';
import { ACCOUNT, createWallet, fund, readOptions } from '../support/wallet.js';

const RECIPIENT = `0x${'9'.repeat(40)}`;

describe('the wallet of the example app', () => {
  let shown: ShownRequest[];
  let refused: string[];
  let signed: string[];

  beforeEach(() => {
    shown = [];
    refused = [];
    signed = [];
  });

  const createApp = (isApproved: boolean, recipient?: string) =>
    createAppWallet({
      address: SIGNER.address,
      paymentId: 'pay_1',
      networks: { ...PAPER_NETWORKS, recipient },
      signer: createSandboxWallet({
        account: {
          address: SIGNER.address,
          sign: async (text) => {
            signed.push(text);
            return '0x51';
          },
          signTransaction: () => assert.fail('signs a transaction'),
        },
        fund: async () => undefined,
      }),
      ask: async (request) => {
        shown.push(request);
        return isApproved;
      },
      onRefuse: ({ message }) => refused.push(message),
    });

  /** The request of the gateway's first option: $50 in USDC on Base Sepolia. */
  const createRequest = async () => {
    const gateway = createTestGateway();
    await fund(gateway, [ACCOUNT]);
    const { paymentId } = await gateway.create();
    const [option] = await readOptions(await createWallet(gateway, paymentId).options());
    const { method, params } = getRequest(option!.actions[0]!);
    const [account, text] = params as [string, string];
    // The gateway's clock is not the device's.
    const data = JSON.parse(text) as { message: Record<string, string> };
    data.message['validBefore'] = String(Math.floor(Date.now() / 1_000) + 300);
    return { chain: BASE_SEPOLIA, method, params: [account, JSON.stringify(data)] } as Parameters<
      ReturnType<typeof createApp>['sign']
    >[0];
  };

  it('shows the decoded amount, network, receiver, account and payment, and signs once the person has approved', async () => {
    const request = await createRequest();
    assert.equal(await createApp(true).sign(request), '0x51');
    const [{ title, rows } = { title: '', rows: [] }] = shown;
    assert.equal(title, 'Pay 50.00 USDC?');
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['Network', 'Receiver', 'From', 'Valid until', 'Payment'],
    );
    const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    const { message } = JSON.parse(String(request.params[1])) as { message: { to: string } };
    assert.equal(values['Network'], 'Base Sepolia');
    assert.equal(values['Receiver'], message.to.toLowerCase());
    assert.equal(values['From'], SIGNER.address.toLowerCase());
    assert.equal(values['Payment'], 'pay_1');
    assert.equal(signed.length, 1);
  });

  it('signs nothing if the person rejects', async () => {
    await assert.rejects(createApp(false).sign(await createRequest()), { code: 'rejected' });
    assert.equal(shown.length, 1);
    assert.deepEqual(signed, []);
  });

  it('refuses what it cannot read, without asking, and says why', async () => {
    const { chain, method } = await createRequest();
    const request = { chain, method, params: [SIGNER.address, '{}'] } as Parameters<
      ReturnType<typeof createApp>['sign']
    >[0];
    await assert.rejects(createApp(true).sign(request), { code: 'refused_request' });
    assert.equal(refused.length, 1);
    assert.deepEqual([shown, signed], [[], []]);
  });

  it('refuses a payment to another receiver than that of the sandbox, without asking', async () => {
    const app = createApp(true, `${BASE_SEPOLIA}:${RECIPIENT}`);
    await assert.rejects(app.sign(await createRequest()), { code: 'refused_request' });
    assert.deepEqual([shown, signed], [[], []]);
  });
});
