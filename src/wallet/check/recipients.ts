import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** An address that may receive payments: on one EVM chain (CAIP-10), or without a chain on each. */
const RECIPIENT = /^(?:(eip155:[1-9]\d{0,14}):)?(0x[\da-fA-F]{40})$/;

/**
 * Returns the recipients on a chain (CAIP-2), in lower case.
 *
 * @throws ConfigurationError `invalid_option` for an entry that is no address: a payment must not be checked by a part of the list
 */
export const getRecipients = (recipients: readonly string[], chain: string): readonly string[] =>
  recipients.flatMap((recipient) => {
    const [, ownChain, address] = RECIPIENT.exec(recipient) ?? [];
    if (address === undefined)
      throw new ConfigurationError(
        'invalid_option',
        `recipients: "${recipient.slice(0, 80)}" is no address of an EVM chain: it needs 0x and 40 hexadecimal digits.`,
      );
    return ownChain === undefined || ownChain === chain ? [address.toLowerCase()] : [];
  });
