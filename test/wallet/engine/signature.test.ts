import { expect } from '@open-wc/testing';
import { serializeCompactSignature, parseSignature, signatureToCompactSignature } from 'viem';
import { isSignature } from '../../../src/core/wallet-values.js';
import { canonicalizeSignature } from '../../../src/wallet/engine/signature.js';
import { waitUntil } from '../../support/wait-until.js';
import { pay, start } from '../../support/wallet/paying-browser.js';

const toParity = (signature: string): string => `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`;
const toCompact = (signature: string): string =>
  serializeCompactSignature(signatureToCompactSignature(parseSignature(signature as `0x${string}`)));

/** The forms in which wallets answer with the signature of a key. */
const FORMS = { 'ends with 27 or 28': String, 'ends with 0 or 1': toParity, 'has 64 bytes (EIP-2098)': toCompact };

describe('a signature', () => {
  for (const [what, toForm] of Object.entries(FORMS))
    it(`that ${what} pays, and reaches the gateway as 65 bytes that end with 27 or 28`, async () => {
      const { browser, flow } = await start();
      const { sign } = browser.wallet;
      let expected = '';
      browser.wallet.sign = async (request) => {
        expected = String(await sign(request));
        return toForm(expected).replace(/[a-f]/g, (digit) => digit.toUpperCase());
      };
      await pay(flow);
      await waitUntil(() => flow.state.kind === 'sent');
      expect(browser.confirmations[0]?.toLowerCase()).to.include(expected);
    });

  it('of a contract has up to 64 KiB, in whole bytes', () => {
    const isTaken = (digits: number): boolean => isSignature(`0x${'a'.repeat(digits)}`);
    expect([2, 130, 65_538, 131_072].map(isTaken)).to.deep.equal([true, true, true, true]);
    expect([0, 1, 131, 131_074].map(isTaken)).to.deep.equal([false, false, false, false]);
  });

  const ADDRESS_AS_R = `${'0'.repeat(24)}${'a1'.repeat(20)}`;
  for (const [what, signature] of [
    ['is longer', `0x${'ab'.repeat(96)}`],
    ['is shorter', '0x01'],
    ['names an owner, and ends with 1', `0x${ADDRESS_AS_R}${'0'.repeat(64)}01`],
    ['names an owner in 64 bytes', `0x${ADDRESS_AS_R}${'0'.repeat(64)}`],
    ['ends with another number', `0x${'ab'.repeat(64)}20`],
  ] as const)
    it(`of a contract that ${what} is left as it is`, () => {
      expect(canonicalizeSignature(signature)).to.equal(signature);
    });
});
