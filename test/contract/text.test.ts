import { expect } from '@open-wc/testing';
import { hasShortTexts } from '../../src/contract/text.js';

describe('a JSON value with short texts', () => {
  for (const [what, value, isShort] of [
    ['nested lists and objects', [{ a: ['b', { c: null }] }, 1, true], true],
    ['a text that is too long', [{ a: ['x'.repeat(101)] }], false],
    ['a name that is too long', [{ ['x'.repeat(101)]: 1 }], false],
    ['more values than characters', Array(101).fill(0), false],
    ['more values than characters in several lists', Array(20).fill(Array(6).fill(0)), false],
    ['a typed array, whose keys would take minutes to list', [new Uint8Array(50_000_000)], false],
    ['a String', [Object('x'.repeat(50))], false],
  ] as const)
    it(`is ${isShort ? '' : 'not '}one with ${what}`, () => {
      expect(hasShortTexts(value, 100)).to.equal(isShort);
    });
});
