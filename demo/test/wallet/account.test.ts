import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recoverTypedDataAddress } from 'viem';
import { receiveWithAuthorization } from '../../gateway/options/typed-data.js';
import { USDC_ON_BASE_SEPOLIA } from '../../gateway/rails/paper/assets.js';
import { openAccount } from '../../wallet/client/account.js';
import { TRANSFER } from '../support/signer.js';

const toStorage = (items: Map<string, string>) => () => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
});

describe('the account of the test wallet', () => {
  it('is created at the first visit and stored', () => {
    const items = new Map<string, string>();
    const { address } = openAccount(toStorage(items));
    assert.equal(openAccount(toStorage(items)).address, address);
    assert.notEqual(openAccount(toStorage(new Map())).address, address);
  });

  it('replaces a stored value that is not a private key', () => {
    const items = new Map<string, string>();
    openAccount(toStorage(items));
    const [name = ''] = items.keys();
    items.set(name, '0x1');
    openAccount(toStorage(items));
    assert.match(items.get(name) ?? '', /^0x[0-9a-f]{64}$/);
  });

  it('works in a browser that denies access to storage', () => {
    const deny = (): never => {
      throw new Error('access denied');
    };
    assert.match(openAccount(deny).address, /^0x[0-9a-fA-F]{40}$/);
  });

  it('signs typed data with its key', async () => {
    const { address, sign } = openAccount(toStorage(new Map()));
    const transfer = { ...TRANSFER, asset: USDC_ON_BASE_SEPOLIA, from: address, value: '1' };
    const typedData = JSON.stringify(receiveWithAuthorization(transfer));
    const signed = { ...JSON.parse(typedData), signature: await sign(typedData) } as Parameters<
      typeof recoverTypedDataAddress
    >[0];
    assert.equal(await recoverTypedDataAddress(signed), address);
  });
});
