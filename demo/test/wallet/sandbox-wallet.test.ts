import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestAccount } from '../../wallet/client/account.js';
import { createSandboxWallet } from '../../wallet/client/sandbox-wallet.js';

const account: TestAccount = {
  address: `0x${'1'.repeat(40)}`,
  sign: async (typedData) => `signed ${typedData}`,
  signTransaction: () => assert.fail('signs a transaction'),
};

const createWallet = (fund: () => Promise<void> = async () => undefined) => createSandboxWallet({ account, fund });

describe('the test wallet of /wallet and the panel', () => {
  it('signs without a question', async () => {
    const params = [account.address, '{}'] as const;
    const request = { chain: 'eip155:84532', method: 'eth_signTypedData_v4', params } as const;
    assert.equal(await createWallet().sign(request), 'signed {}');
  });

  it('requests test coins when it connects, and not when it is only asked for its account', async () => {
    let requests = 0;
    const wallet = createWallet(async () => {
      requests++;
    });
    assert.deepEqual(await wallet.accounts(false), [account.address]);
    assert.equal(requests, 0);
    assert.deepEqual(await wallet.accounts(true), [account.address]);
    assert.equal(requests, 1);
  });

  it('says why it has no coins', async () => {
    const wallet = createWallet(() => Promise.reject(new Error('The faucet is dry.')));
    await assert.rejects(wallet.accounts(true), { code: 'wallet_failed', message: 'The faucet is dry.' });
  });

  it('has the networks of the sandbox only', async () => {
    await createWallet().selectChain('eip155:11155111', undefined);
    await assert.rejects(createWallet().selectChain('eip155:1', undefined), { code: 'unknown_chain' });
  });
});
