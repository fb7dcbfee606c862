import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyTypedData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import {
  permit,
  permitTransferFrom,
  receiveWithAuthorization,
  type Transfer,
} from '../../../gateway/options/typed-data.js';
import { PAPER_ASSETS, USDC_ON_BASE_SEPOLIA } from '../../../gateway/rails/paper/assets.js';
import { TRANSFER } from '../../support/signer.js';

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);

const createTransfer = (asset: Transfer['asset']): Transfer => ({
  ...TRANSFER,
  asset,
  from: account.address,
  value: '50000000',
});

type Signable = Parameters<typeof account.signTypedData>[0] & Parameters<typeof verifyTypedData>[0];

describe('the typed data that a wallet signs', () => {
  for (const build of [receiveWithAuthorization, permit, permitTransferFrom]) {
    it(`is valid typed data on every chain: ${build.name}`, async () => {
      for (const asset of PAPER_ASSETS) {
        const typedData = JSON.parse(JSON.stringify(build(createTransfer(asset)))) as Signable;
        const signature = await account.signTypedData(typedData);
        assert.ok(await verifyTypedData({ ...typedData, address: account.address, signature }));
      }
    });
  }

  it('contains the token, the chain and the amount', () => {
    const { domain, message } = receiveWithAuthorization(createTransfer(USDC_ON_BASE_SEPOLIA));
    assert.deepEqual(domain, {
      name: 'USDC',
      version: '2',
      chainId: '0x14a34',
      verifyingContract: USDC_ON_BASE_SEPOLIA.contract,
    });
    assert.equal(BigInt(String(message['value'])), 50_000_000n);
    assert.equal(message['from'], account.address);
    assert.equal(BigInt(String(message['validBefore'])), 1_771_416_120n);
  });
});
