import { expect } from '@open-wc/testing';
import type { OpenEnum } from '../../../src/contract/open-enum.js';
import { openEnumSchema } from '../../../src/contract/schemas/open-enum.js';
import { expectAccepted, expectRefused } from '../../support/schema.js';

type Fruit = 'apple' | 'pear';

const schema = openEnumSchema<Fruit>();
const isKnownFruit = (value: string): value is Fruit => value === 'apple' || value === 'pear';

describe('openEnumSchema', () => {
  for (const text of ['apple', 'quince']) {
    it(`accepts "${text}" as a plain string`, () => {
      expect(expectAccepted(schema, text)).to.equal(text);
    });
  }

  for (const value of ['', ' ', 'apple\u200b', null]) {
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
});
