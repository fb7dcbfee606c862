import { describe, it } from 'node:test';
import { strictAccountIdSchema, strictChainIdSchema } from '../../../gateway/wire/caip.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

const EVM_ACCOUNT = 'eip155:8453:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb';
const SOLANA_CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

describe('strictChainIdSchema', () => {
  for (const chain of ['eip155:1', 'eip155:8453', SOLANA_CHAIN]) {
    it(`accepts ${chain}`, () => {
      expectAccepted(strictChainIdSchema, chain);
    });
  }

  for (const chain of ['8453', 'eip155', 'eip155:', 'EIP155:1', EVM_ACCOUNT, '', 8453]) {
    it(`refuses "${chain}"`, () => {
      expectRefused(strictChainIdSchema, chain);
    });
  }
});

describe('strictAccountIdSchema', () => {
  for (const account of [EVM_ACCOUNT, `${SOLANA_CHAIN}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`]) {
    it(`accepts ${account}`, () => {
      expectAccepted(strictAccountIdSchema, account);
    });
  }

  for (const account of [
    '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
    'eip155:8453',
    'eip155:8453:',
    `${EVM_ACCOUNT}/erc20`,
    `${EVM_ACCOUNT} `,
    ` ${EVM_ACCOUNT}`,
    `caip10/${EVM_ACCOUNT}`,
    '',
    null,
  ]) {
    it(`refuses "${account}"`, () => {
      expectRefused(strictAccountIdSchema, account);
    });
  }
});
