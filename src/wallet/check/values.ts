import { refuse } from './refuse.js';

/** An object of a request, before it is checked. */
export type UncheckedObject = Readonly<Record<string, unknown>>;

/** The fields of a value that may be anything; none if it is no object. */
export const readObjectOf = (value: unknown): UncheckedObject =>
  typeof value === 'object' && value !== null ? (value as UncheckedObject) : {};

const DECIMAL = /^(?:0|[1-9]\d{0,77})$/;
const HEXADECIMAL = /^0x[\da-fA-F]{1,64}$/;
const ADDRESS = /^0x[\da-fA-F]{40}$/;
const BYTES32 = /^0x[\da-fA-F]{64}$/;
const MAX_UINT256 = 2n ** 256n - 1n;

/** The longest text of a request that is not a number, such as the name of a token. */
const MAX_TEXT = 64;

/** Returns the object if it has these keys and no others: what is not understood must not be signed. */
export const readObject = (
  value: unknown,
  keys: readonly string[],
  name: string,
  optional: readonly string[] = [],
): UncheckedObject => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(`${name} is not an object.`);
  const own = Object.keys(value);
  const missing = keys.find((key) => !own.includes(key));
  if (missing !== undefined) return refuse(`${name} has no field ${missing}.`);
  const other = own.find((key) => !keys.includes(key) && !optional.includes(key));
  if (other !== undefined) return refuse(`${name} has the unknown field ${other.slice(0, MAX_TEXT)}.`);
  return value as UncheckedObject;
};

/** Returns a uint256: a number, decimal digits or hexadecimal text, as wallets read them. */
export const readUint = (value: unknown, name: string): bigint => {
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  const isText = typeof value === 'string' && (DECIMAL.test(value) || HEXADECIMAL.test(value));
  const number = isNumber || isText ? BigInt(value) : -1n;
  return number < 0n || number > MAX_UINT256 ? refuse(`${name} is not a whole number of up to 256 bits.`) : number;
};

/** Returns an address of an EVM chain in lower case, which every wallet reads in the same way (EIP-55). */
export const readAddress = (value: unknown, name: string): string =>
  typeof value === 'string' && ADDRESS.test(value) ? value.toLowerCase() : refuse(`${name} is not an address.`);

/** Returns 32 bytes as hexadecimal text in lower case. */
export const readBytes32 = (value: unknown, name: string): string =>
  typeof value === 'string' && BYTES32.test(value) ? value.toLowerCase() : refuse(`${name} is not 32 bytes.`);

/** Control and format characters, which could hide or reorder what a wallet shows. */
const HIDDEN = /\p{C}/u;

/** Returns a short text without hidden characters. */
export const readText = (value: unknown, name: string): string =>
  typeof value === 'string' && value.length <= MAX_TEXT && !HIDDEN.test(value)
    ? value
    : refuse(`${name} is not a short text.`);
