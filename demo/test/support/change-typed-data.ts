import type { TypedData } from './independent-signer.js';

/** Typed data in which one thing differs, still well-formed, so that a wallet can sign it. */
export interface ChangedData {
  /** The path of the changed value, such as `message.permitted.token`. */
  readonly path: string;
  readonly data: TypedData;
}

type Fields = TypedData['types'][string];
type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Another value of the same form: one digit, or one letter, differs. */
const changeText = (text: string): string => {
  const last = text.at(-1) ?? '';
  const isHex = /^0x[0-9a-f]*$/i.test(text);
  return text.slice(0, -1) + (isHex ? (parseInt(last, 16) ^ 1).toString(16) : last === 'z' ? 'y' : 'z');
};

/** Every copy of the values in which one leaf differs. */
const changeLeaves = (values: Values, path: string): readonly { readonly path: string; readonly values: Values }[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const at = `${path}.${name}`;
    if (!isObject(value)) return [{ path: at, values: { ...values, [name]: changeText(String(value)) } }];
    return changeLeaves(value, at).map((inner) => ({ ...inner, values: { ...values, [name]: inner.values } }));
  });

/** Renames a key wherever it is, at any depth. */
const renameKey = (values: Values, from: string, to: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name === from ? to : name,
      isObject(value) ? renameKey(value, from, to) : value,
    ]),
  );

/** The values with those of a struct's fields under other names: the domain's for its own type. */
const renameField = (data: TypedData, struct: string, from: string, to: string): TypedData =>
  struct === 'EIP712Domain'
    ? { ...data, domain: renameKey(data.domain, from, to) }
    : { ...data, message: renameKey(data.message, from, to) };

const withFields = (data: TypedData, struct: string, fields: Fields): TypedData => ({
  ...data,
  types: { ...data.types, [struct]: fields },
});

/** A type that can encode the same JSON. */
const getOtherType = (type: string): string => (type === 'string' ? 'bytes' : 'string');

const changeFields = (data: TypedData, struct: string, fields: Fields): readonly ChangedData[] =>
  fields.flatMap(({ name, type }, index) => {
    const replace = (...replacement: Fields): TypedData =>
      withFields(data, struct, fields.toSpliced(index, 1, ...replacement));
    const path = `types.${struct}.${name}`;
    const next = fields[index + 1];
    const isStruct = type in data.types;
    return [
      { path: `${path}: left out`, data: replace() },
      { path: `${path}: renamed`, data: renameField(replace({ name: `${name}2`, type }), struct, name, `${name}2`) },
      ...(isStruct ? [] : [{ path: `${path}: another type`, data: replace({ name, type: getOtherType(type) }) }]),
      ...(next
        ? [
            {
              path: `${path}: in another order`,
              data: withFields(data, struct, fields.toSpliced(index, 2, next, { name, type })),
            },
          ]
        : []),
    ];
  });

/** Renames a struct, also where it is used. */
const renameStruct = (data: TypedData, struct: string): ChangedData => {
  const rename = (name: string): string => (name === struct ? `${struct}2` : name);
  const types = Object.entries(data.types).map(
    ([name, fields]) => [rename(name), fields.map((field) => ({ ...field, type: rename(field.type) }))] as const,
  );
  return {
    path: struct === data.primaryType ? 'primaryType' : `types.${struct}`,
    data: { ...data, types: Object.fromEntries(types), primaryType: rename(data.primaryType) },
  };
};

/** The twin of a message with the same fields, which lets anybody execute it. */
const withTwinType = (data: TypedData): readonly ChangedData[] => {
  const fields = data.types['ReceiveWithAuthorization'];
  if (!fields) return [];
  const types = { EIP712Domain: data.types['EIP712Domain'] ?? [], TransferWithAuthorization: fields };
  return [{ path: 'primaryType: its twin', data: { ...data, types, primaryType: 'TransferWithAuthorization' } }];
};

/** Every copy of typed data in which one leaf differs: of the domain, the message, the types, or the primary type. */
export const changeTypedData = (data: TypedData): readonly ChangedData[] => {
  const { types, domain, message } = data;
  const salt = [...(types['EIP712Domain'] ?? []), { name: 'salt', type: 'bytes32' }];
  return [
    ...changeLeaves(domain, 'domain').map(({ path, values }) => ({ path, data: { ...data, domain: values } })),
    ...changeLeaves(message, 'message').map(({ path, values }) => ({ path, data: { ...data, message: values } })),
    ...Object.entries(types).flatMap(([struct, fields]) => changeFields(data, struct, fields)),
    ...Object.keys(types)
      .filter((struct) => struct !== 'EIP712Domain')
      .map((struct) => renameStruct(data, struct)),
    ...withTwinType(data),
    {
      path: 'types.EIP712Domain: a salt',
      data: { ...withFields(data, 'EIP712Domain', salt), domain: { ...domain, salt: `0x${'ab'.repeat(32)}` } },
    },
  ];
};
