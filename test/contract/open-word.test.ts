import { expect } from '@open-wc/testing';
import { openWordSchema, type OpenWord } from '../../src/contract/open-word.js';
import { expectAccepted, expectRefused } from '../support/schema.js';

type Fruit = 'apple' | 'pear';

const schema = openWordSchema<Fruit>();
const isKnownFruit = (word: string): word is Fruit => word === 'apple' || word === 'pear';

describe('openWordSchema', () => {
  for (const word of ['apple', 'quince', 'Apple', '__proto__', ' ']) {
    it(`reads "${word}" as the plain string it is`, () => {
      expect(expectAccepted(schema, word)).to.equal(word);
    });
  }

  for (const value of ['', null, undefined, 0, true, ['apple'], { word: 'apple' }]) {
    it(`refuses ${JSON.stringify(value) ?? 'undefined'}, which is no word`, () => {
      expectRefused(schema, value);
    });
  }

  it('asks for a guard before a word counts as known', () => {
    const word: OpenWord<Fruit> = expectAccepted(schema, 'pear');
    // @ts-expect-error: it may be a word that this version does not know
    const guessed: Fruit = word;
    const known: Fruit | undefined = isKnownFruit(word) ? word : undefined;
    expect(known).to.equal(guessed);
  });

  it('can be compared with a known word and used as a string', () => {
    const word: OpenWord<Fruit> = expectAccepted(schema, 'apple');
    const text: string = word;
    expect(word === 'apple').to.equal(true);
    expect(text).to.equal('apple');
  });
});
