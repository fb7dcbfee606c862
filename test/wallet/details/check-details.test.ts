import { expect } from '@open-wc/testing';
import { DETAILS_SCHEMA } from '../../../demo/gateway/payments/details.js';
import { checkDetails, toCollectedFields } from '../../../src/wallet/details/check-details.js';
import { readSchema } from '../../../src/wallet/details/read-schema.js';

const FORM = readSchema(DETAILS_SCHEMA)!;
const RIGHT = { fullName: ' Zoë ', dob: '2000-02-29', placeOfBirth: 'Ulm', residence: '', tosConfirmed: 'true' };

const toValues = (changes: Readonly<Record<string, string>>) => new Map(Object.entries({ ...RIGHT, ...changes }));
const check = (changes: Readonly<Record<string, string>>) => [...checkDetails(FORM, toValues(changes))];

describe('the details of the buyer', () => {
  it('are right if all that is required is there', () => {
    expect(check({})).to.deep.equal([]);
  });

  for (const [title, changes, errors] of [
    ['a blank name', { fullName: '  ' }, [['fullName', 'required']]],
    ['a date that does not exist', { dob: '2001-02-29' }, [['dob', 'date']]],
    ['a date that the browser could not read', { dob: '?' }, [['dob', 'date']]],
    ['a box that is not checked', { tosConfirmed: 'false' }, [['tosConfirmed', 'required']]],
    ['none of the groups', { placeOfBirth: '' }, [['placeOfBirth', 'one_of']]],
    ['one of the groups', { placeOfBirth: '', residence: 'Poland' }, []],
  ] as const)
    it(`are checked: ${title}`, () => {
      expect(check(changes)).to.deep.equal(errors);
    });

  it('include a valid email address if there is one', () => {
    const form = readSchema({ type: 'object', properties: { mail: { type: 'string', format: 'email' } } })!;
    const read = (mail: string) => [...checkDetails(form, new Map([['mail', mail]]))];
    expect([read(''), read('a@b.example'), read('a@b')]).to.deep.equal([[], [], [['mail', 'email']]]);
  });

  it('are sent without what is empty, and without blanks around them', () => {
    expect(toCollectedFields(FORM, toValues({}))).to.deep.equal([
      { id: 'fullName', value: 'Zoë' },
      { id: 'dob', value: '2000-02-29' },
      { id: 'placeOfBirth', value: 'Ulm' },
      { id: 'tosConfirmed', value: 'true' },
    ]);
  });

  it('answer a question that may be denied by false', () => {
    const form = readSchema({ type: 'object', properties: { pep: { type: 'boolean' } }, required: ['pep'] })!;
    const values = new Map([['pep', 'false']]);
    expect([...checkDetails(form, values)]).to.deep.equal([]);
    expect(toCollectedFields(form, values)).to.deep.equal([{ id: 'pep', value: 'false' }]);
  });
});
