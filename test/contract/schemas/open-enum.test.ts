import { expect } from '@open-wc/testing';
import type { OpenEnum } from '../../../src/contract/open-enum.js';
import { openEnumSchema } from '../../../src/contract/schemas/open-enum.js';
import { expectAccepted, expectRefused } from '../../support/schema.js';

type Fruit = 'apple' | 'pear';

const schema = openEnumSchema<Fruit>();
const isKnownFruit = (value: string): value is Fruit => value === 'apple' || value === 'pear';

describe('openEnumSchema', () => {
  for (const text of ['apple', 'quince', 'Apple', '__proto__']) {
    it(`accepts "${text}" as a plain string`, () => {
      expect(expectAccepted(schema, text)).to.equal(text);
    });
  }

  for (const value of ['', ' ', 'apple\u200b', null, undefined, 0, true, ['apple'], { word: 'apple' }]) {
    it(`refuses ${JSON.stringify(value) ?? 'undefined'}`, () => {
      expectRefused(schema, value);
    });
  }

  it('has a type that needs a guard before a value counts as known', () => {
    const value: OpenEnum<Fruit> = expectAccepted(schema, 'pear');
    // @ts-expect-error: the value may be unknown to this version
    const guessed: Fruit = value;
    const known: Fruit | undefined = isKnownFruit(value) ? value : undefined;
    expect(known).to.equal(guessed);
  });

  it('can be compared with a known value and used as a string', () => {
    const value: OpenEnum<Fruit> = expectAccepted(schema, 'apple');
    const text: string = value;
    expect(value === 'apple').to.equal(true);
    expect(text).to.equal('apple');
  });
});
