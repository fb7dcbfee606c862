import { hashTypedData } from 'viem';
import { isArray, isObject, type Json } from './json.js';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Viem refuses mixed case that is not a checksum; EIP-712 hashes the bytes. */
const lowerAddresses = (value: Json): Json => {
  if (typeof value === 'string') return ADDRESS.test(value) ? value.toLowerCase() : value;
  if (isArray(value)) return value.map(lowerAddresses);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lowerAddresses(item)]));
};

/** The hash that a wallet signs (EIP-712). */
export const hash = (typedData: Json): string =>
  hashTypedData(lowerAddresses(typedData) as unknown as Parameters<typeof hashTypedData>[0]);

export const hashText = (text: Json | undefined): string => hash(JSON.parse(String(text)) as Json);
