import { expect } from '@open-wc/testing';
import { buildExplorerLink } from '../../../src/core/url/explorer-link.js';
import { EXPLORERS } from '../../../src/core/url/explorers.generated.js';
import { expectRefusal } from './refusal.js';

const HASH = `0x${'0123456789abcdef'.repeat(4)}`;
/** A Solana signature: 64 bytes in base58. */
const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const BASE = 'caip19/eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const SOLANA = 'caip19/solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const COSMOS = 'caip19/cosmos:cosmoshub-4/slip44:118';
const TEMPLATE = 'https://explorer.example/t/{txId}?from=shop';

describe('buildExplorerLink', () => {
  const links: ReadonlyArray<readonly [unit: string, txId: string, link: string]> = [
    [BASE, HASH, `https://basescan.org/tx/${HASH}`],
    [BASE, HASH.toUpperCase().replace('0X', '0x'), `https://basescan.org/tx/0x${HASH.slice(2).toUpperCase()}`],
    ['caip19/eip155:1/slip44:60', HASH, `https://etherscan.io/tx/${HASH}`],
    [SOLANA, SIGNATURE, `https://explorer.solana.com/tx/${SIGNATURE}`],
  ];
  for (const [unit, txId, link] of links) {
    it(`links a transaction of ${unit.slice(0, 40)} to ${link.slice(0, 60)}`, () => {
      expect(buildExplorerLink(unit, txId)).to.equal(link);
    });
  }

  const noLinks: ReadonlyArray<readonly [why: string, unit: string, txId: string]> = [
    ['an id of test mode', BASE, 'test:pay_123'],
    ['an empty id', BASE, ''],
    ['a hash with a path before it', BASE, `../${HASH}`],
    ['a hash that is too long', BASE, `${HASH}0`],
    ['a hash with other letters', BASE, HASH.replace('a', 'g')],
    ['a hash with a line feed', BASE, `${HASH}\n`],
    ['a Solana signature on Base', BASE, SIGNATURE],
    ['a signature with letters that base58 has not', SOLANA, SIGNATURE.replace('5', '0')],
    ['a signature that is too long', SOLANA, `${SIGNATURE}1`],
  ];
  for (const [why, unit, txId] of noLinks) {
    it(`builds no link for ${why}, not even with a template`, () => {
      expect(buildExplorerLink(unit, txId)).to.equal(undefined);
      expect(buildExplorerLink(unit, txId, TEMPLATE)).to.equal(undefined);
    });
  }

  const unknown = ['eip155:999999999', 'eip155:constructor', 'eip155:__proto__'];
  for (const chain of unknown) {
    it(`builds no link for the unknown chain ${chain}`, () => {
      expect(buildExplorerLink(`caip19/${chain}/token:a`, HASH)).to.equal(undefined);
      expect(buildExplorerLink(`caip19/${chain}/token:a`, SIGNATURE)).to.equal(undefined);
    });
  }

  const noChain = ['', 'iso4217/USD', 'caip19/eip155:8453/', 'eip155:8453/erc20:0x', `x${BASE}`];
  for (const unit of [...noChain, 'caip19/constructor:a/b', 'caip19/eip155:84 53/erc20:0x']) {
    it(`builds no link for the unit ${JSON.stringify(unit)}, which names no chain`, () => {
      expect(buildExplorerLink(unit, HASH)).to.equal(undefined);
      expect(buildExplorerLink(unit, HASH, TEMPLATE)).to.equal(undefined);
    });
  }

  describe('with a template', () => {
    const filled: ReadonlyArray<readonly [template: string, unit: string, txId: string, link: string]> = [
      [TEMPLATE, BASE, HASH, `https://explorer.example/t/${HASH}?from=shop`],
      [TEMPLATE, 'caip19/eip155:999999999/erc20:0x0b', HASH, `https://explorer.example/t/${HASH}?from=shop`],
      ['https://explorer.example/?tx={txId}#{txId}', BASE, HASH, `https://explorer.example/?tx=${HASH}#${HASH}`],
      ['https://explorer.example/%7BtxId%7D', BASE, HASH, `https://explorer.example/${HASH}`],
      ['http://localhost:4242/tx/{txId}', BASE, HASH, `http://localhost:4242/tx/${HASH}`],
      [TEMPLATE, COSMOS, 'AB/../?a#b', 'https://explorer.example/t/AB%2F..%2F%3Fa%23b?from=shop'],
      ['', BASE, HASH, `https://basescan.org/tx/${HASH}`],
    ];
    for (const [template, unit, txId, link] of filled) {
      it(`builds ${link.slice(0, 60)} from ${template || 'an empty template'}`, () => {
        expect(buildExplorerLink(unit, txId, template)).to.equal(link);
      });
    }

    for (const txId of ['', '..', 'a b', 'a\n', 'ä', '\ud83d', 'test:pay_1']) {
      it(`builds no link for ${JSON.stringify(txId)} on a chain with unknown ids`, () => {
        expect(buildExplorerLink(COSMOS, txId, TEMPLATE)).to.equal(undefined);
      });
    }

    const bad: ReadonlyArray<readonly [template: string, why: string]> = [
      ['https://explorer.example/tx/', 'must contain {txId} after its host'],
      ['http://explorer.example/{txId}', 'must be https'],
      ['javascript:alert({txId})', 'must be https'],
      ['/tx/{txId}', 'is not absolute'],
      ['https://user@explorer.example/{txId}', 'contains credentials'],
      ['https://explorer.example:{txId}/', 'is malformed'],
      ['https://{txId}.explorer.example/', 'after its host|is malformed'],
    ];
    for (const [template, why] of bad) {
      it(`refuses ${JSON.stringify(template)} with any id: ${why}`, () => {
        for (const txId of [HASH, 'test:pay_1', '', '\ud83d'])
          expectRefusal(
            () => buildExplorerLink(BASE, txId, template),
            'invalid_explorer_url',
            why.replace(/[{}]/g, '\\$&'),
          );
      });
    }
  });
});

describe('EXPLORERS', () => {
  for (const [chain, host] of Object.entries(EXPLORERS)) {
    it(`contains an explorer for ${chain}`, () => {
      const txId = chain.startsWith('solana:') ? SIGNATURE : HASH;
      expect(chain).to.match(/^(eip155:[1-9]\d*|solana:[1-9A-HJ-NP-Za-km-z]{32})$/);
      expect(host).to.match(/^[a-z.]+$/);
      expect(buildExplorerLink(`caip19/${chain}/token:a`, txId)).to.equal(`https://${host}/tx/${txId}`);
    });
  }
});
