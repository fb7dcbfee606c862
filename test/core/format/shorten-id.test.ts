import { expect } from '@open-wc/testing';
import { shortenId } from '../../../src/core/format/shorten-id.js';

describe('shortenId', () => {
  const cases: ReadonlyArray<readonly [id: string, shortened: string]> = [
    ['0x1234567890abcdef1234567890abcdef1234567890abcdef1234567890abcdef', '0x1234…cdef'],
    ['123456789012', '123456…9012'],
    ['12345678901', '12345678901'],
    ['', ''],
    ['💶'.repeat(12), `${'💶'.repeat(6)}…${'💶'.repeat(4)}`],
  ];
  for (const [id, shortened] of cases) {
    it(`shortens ${JSON.stringify(id)} to ${JSON.stringify(shortened)}`, () => {
      expect(shortenId(id)).to.equal(shortened);
    });
  }

  it('never makes an id longer, and cuts no code point in two', () => {
    for (let length = 0; length < 60; length++) {
      for (const letter of ['a', '💶', '\ud83d']) {
        const id = letter.repeat(length);
        const shortened = shortenId(id);
        expect([...shortened].length).to.be.at.most([...id].length);
        for (const point of shortened) expect([letter, '…']).to.include(point);
      }
    }
  });
});
