import { toJson } from '../../core/json.js';
import { refuse, refuseUnless } from './refuse.js';
import { readObject, readText, type UncheckedObject } from './values.js';

/** The fields of a struct, in their order: name and type (EIP-712). */
export type StructFields = readonly (readonly [name: string, type: string])[];

/** The structs of a kind of message. */
export interface MessageKind {
  readonly primaryType: string;
  readonly domain: StructFields;
  readonly structs: Readonly<Record<string, StructFields>>;
}

/** Typed data whose structs are those of its kind. The values are unchecked. */
export interface UncheckedTypedData {
  readonly domain: UncheckedObject;
  readonly message: UncheckedObject;
}

const readFields = (value: unknown, name: string): StructFields => {
  if (!Array.isArray(value)) return refuse(`the type ${name} is not a list.`);
  return value.map((field: unknown) => {
    const { name: fieldName, type } = readObject(field, ['name', 'type'], `a field of the type ${name}`);
    return [readText(fieldName, `a field of the type ${name}`), readText(type, `a field of the type ${name}`)] as const;
  });
};

const requireFields = (types: UncheckedObject, name: string, expected: StructFields): void => {
  const isSame = toJson(readFields(types[name], name)) === toJson(expected);
  refuseUnless(isSame, `the type ${name} has other fields than expected.`);
};

export const getFieldNames = (fields: StructFields): readonly string[] => fields.map(([name]) => name);

/** Parses the second parameter of `eth_signTypedData_v4`. */
export const parseTypedData = (parameter: unknown): UncheckedObject => {
  let value = parameter;
  try {
    if (typeof parameter === 'string') value = JSON.parse(parameter);
  } catch {
    return refuse('the message is not JSON.');
  }
  return readObject(value, ['types', 'primaryType', 'domain', 'message'], 'the message');
};

/** Compares the structs with those of the kind: other ones would be another message with the same values. */
export const readTypedData = (typedData: UncheckedObject, kind: MessageKind): UncheckedTypedData => {
  const { primaryType, domain, structs } = kind;
  const types = readObject(typedData['types'], ['EIP712Domain', ...Object.keys(structs)], 'types');
  requireFields(types, 'EIP712Domain', domain);
  for (const [name, fields] of Object.entries(structs)) requireFields(types, name, fields);
  return {
    domain: readObject(typedData['domain'], getFieldNames(domain), 'domain'),
    message: readObject(typedData['message'], getFieldNames(structs[primaryType] ?? []), 'message'),
  };
};

/** The text for the wallet. It is written from checked values only, so that nothing unchecked reaches the wallet. */
export const writeTypedData = ({ primaryType, domain, structs }: MessageKind, values: UncheckedTypedData): string => {
  const toType = (fields: StructFields) => fields.map(([name, type]) => ({ name, type }));
  const types = Object.entries({ EIP712Domain: domain, ...structs }).map(([name, fields]) => [name, toType(fields)]);
  return toJson({ types: Object.fromEntries(types) as object, primaryType, ...values });
};
