import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recoverTypedDataAddress } from 'viem';
import { USDC_ON_BASE } from '../../gateway/options/assets.js';
import { receiveWithAuthorization } from '../../gateway/options/typed-data.js';
import { accountIds, answerRpc, openAccount } from '../../wallet/client/account.js';

const storageOf = (kept: Map<string, string>) => () => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

describe('the account of the test wallet', () => {
  it('is made at the first visit and kept', () => {
    const kept = new Map<string, string>();
    const { address } = openAccount(storageOf(kept));
    assert.equal(openAccount(storageOf(kept)).address, address);
    assert.notEqual(openAccount(storageOf(new Map())).address, address);
  });

  it('is made anew where what was kept is no key', () => {
    const kept = new Map<string, string>();
    openAccount(storageOf(kept));
    const [name = ''] = kept.keys();
    kept.set(name, '0x1');
    openAccount(storageOf(kept));
    assert.match(kept.get(name) ?? '', /^0x[0-9a-f]{64}$/);
  });

  it('is there in a browser that keeps nothing', () => {
    const closed = (): never => {
      throw new Error('access denied');
    };
    assert.match(openAccount(closed).address, /^0x[0-9a-fA-F]{40}$/);
  });

  it('signs typed data as itself, and answers nothing else', async () => {
    const account = openAccount(storageOf(new Map()));
    const [id = ''] = accountIds(account);
    assert.equal(id, `eip155:8453:${account.address}`);
    const transfer = { asset: USDC_ON_BASE, from: account.address, value: '1', until: 2, nonce: 'ab'.repeat(32) };
    const typedData = JSON.stringify(receiveWithAuthorization(transfer));
    const params = JSON.stringify([account.address, typedData]);
    const signature = await answerRpc(account, { chainId: 'eip155:8453', method: 'eth_signTypedData_v4', params });
    const signed = { ...JSON.parse(typedData), signature } as Parameters<typeof recoverTypedDataAddress>[0];
    assert.equal(await recoverTypedDataAddress(signed), account.address);
    const other = { chainId: 'eip155:8453', method: 'eth_sendTransaction', params };
    await assert.rejects(answerRpc(account, other), /cannot answer eth_sendTransaction/);
  });
});
