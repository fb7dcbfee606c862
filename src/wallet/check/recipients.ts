import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** An address that may receive payments: on one EVM chain (CAIP-10), or without a chain on each. */
const RECIPIENT = /^(?:(eip155:[1-9]\d{0,14}):)?(0x[\da-fA-F]{40})$/;

const refuse = (name: string, message: string): never => {
  throw new ConfigurationError('invalid_option', `${name}: ${message}`);
};

/**
 * Returns the recipients on a chain (CAIP-2), in lower case.
 *
 * @param name the option that lists them
 * @throws ConfigurationError `invalid_option` for an entry that is no address: a payment must not be checked by a part of the list
 */
export const getRecipients = (
  recipients: unknown,
  chain: string,
  name: 'recipients' | 'callRecipients' = 'recipients',
): readonly string[] => {
  const addresses: string[] = [];
  if (!Array.isArray(recipients)) return refuse(name, 'pass a list of addresses, or leave it out.');
  // Not `map`, which skips the holes of a list.
  for (const recipient of recipients as readonly unknown[]) {
    const isText = typeof recipient === 'string';
    const [, ownChain, address] = (isText ? RECIPIENT.exec(recipient) : null) ?? [];
    if (address === undefined) {
      const given = isText ? `"${recipient.slice(0, 80)}"` : `an entry of the type ${typeof recipient}`;
      return refuse(name, `${given} is no address of an EVM chain: it needs 0x and 40 hexadecimal digits.`);
    }
    if (ownChain === undefined || ownChain === chain) addresses.push(address.toLowerCase());
  }
  return addresses;
};
