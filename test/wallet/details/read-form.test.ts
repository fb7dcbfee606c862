import { expect } from '@open-wc/testing';
import { DETAILS_SCHEMA } from '../../../demo/gateway/payments/details.js';
import { readDetailsForm } from '../../../src/wallet/details/read-form.js';

const URL = 'https://pay.example/collect?pid=1';

const readFields = (schema: object) => {
  const form = readDetailsForm({ schema: { ...schema } }, false);
  return form?.kind === 'fields' ? form : undefined;
};

const withField = (field: object) => readFields({ type: 'object', properties: { some: field } });

describe('the form for details of the buyer', () => {
  it('has a field for each property of the schema, with what is known of it', () => {
    const form = readFields(DETAILS_SCHEMA)!;
    expect(
      form.fields.map(({ id, kind, isRequired, autocomplete }) => [id, kind, isRequired, autocomplete]),
    ).to.deep.equal([
      ['fullName', 'text', true, 'name'],
      ['dob', 'date', true, 'bday'],
      ['placeOfBirth', 'text', false, 'off'],
      ['residence', 'select', false, 'off'],
      ['tosConfirmed', 'checkbox', true, 'off'],
    ]);
    expect(form.groups).to.deep.equal([['placeOfBirth'], ['residence']]);
    expect(form.fields[0]).to.include({ label: 'Full name', description: 'As in your passport', maxLength: 200 });
  });

  it('is the same for a schema that is JSON text', () => {
    expect(readDetailsForm({ schema: JSON.stringify(DETAILS_SCHEMA) }, false)).to.deep.equal(
      readFields(DETAILS_SCHEMA),
    );
  });

  for (const [title, field] of [
    ['a number', { type: 'number' }],
    ['a pattern', { type: 'string', pattern: '^a$' }],
    ['an unknown format', { type: 'string', format: 'uri' }],
    ['an object', { type: 'object', properties: {} }],
    ['a reference', { $ref: '#/x' }],
    ['another constant', { const: 'yes' }],
    ['a minimum length', { type: 'string', minLength: 5 }],
    ['no object at all', null],
  ] as const)
    it(`does not exist for ${title}, because it would ask the wrong question`, () => {
      expect(withField(field as never)).to.equal(undefined);
    });

  for (const [title, rule] of [
    ['conditions', { if: {} }],
    ['alternatives of more than required fields', { anyOf: [{ properties: {} }] }],
    ['a required field that it has not', { required: ['other'] }],
    ['allOf', { allOf: [] }],
  ] as const)
    it(`does not exist for a schema with ${title}`, () => {
      expect(readFields({ type: 'object', properties: { some: { type: 'string' } }, ...rule })).to.equal(undefined);
    });

  it('is the page of the gateway if the schema is not understood, or absent', () => {
    const page = { kind: 'page', url: URL };
    expect(readDetailsForm({ schema: '{', url: URL }, false)).to.deep.equal(page);
    expect(readDetailsForm({ url: URL }, false)).to.deep.equal(page);
  });

  it('is the page of the gateway for a transaction, which cannot be taken back', () => {
    expect(readDetailsForm({ schema: DETAILS_SCHEMA, url: URL }, true)).to.deep.equal({
      kind: 'page',
      url: URL,
    });
    expect(readDetailsForm({ schema: DETAILS_SCHEMA }, true)).to.equal(undefined);
  });

  for (const url of ['javascript:alert(1)', 'http://pay.example/', 'https://a:b@pay.example/', '/collect', ''])
    it(`is never the page ${JSON.stringify(url)}`, () => {
      expect(readDetailsForm({ url }, false)).to.equal(undefined);
    });

  it('is made of the deprecated fields if there is nothing else', () => {
    const fields = [
      { id: 'dob', name: 'Birthday', type: 'date', required: true },
      { id: 'ok', name: 'I agree', type: 'checkbox' },
    ];
    const form = readDetailsForm({ fields }, false);
    expect(form?.kind === 'fields' && form.fields.map(({ label, kind }) => [label, kind])).to.deep.equal([
      ['Birthday', 'date'],
      ['I agree', 'checkbox'],
    ]);
    expect(readDetailsForm({ fields: [{ id: 'a', name: 'A', type: 'file' }] }, false)).to.equal(undefined);
  });
});
