import type { Offer } from './offer.js';
import { refuseUnless } from './refuse.js';
import { readAddress, readUint } from './values.js';

const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

export const readSameAddress = (value: unknown, expected: string, name: string): string => {
  const address = readAddress(value, name);
  refuseUnless(address === expected, `${name} is ${address}, not ${expected}.`);
  return address;
};

/** Reads until when a request may be executed, Unix seconds. */
export const readDeadline = (value: unknown, { nowS, latestDeadline }: Offer, name: string): string => {
  const deadline = readUint(value, name);
  refuseUnless(deadline > nowS, `${name} is over.`);
  refuseUnless(
    deadline <= latestDeadline,
    `${name} is ${deadline}, later than ${latestDeadline}: a signature must not outlive the payment.`,
  );
  return String(deadline);
};

export const readRecipient = (value: unknown, { recipients }: Pick<Offer, 'recipients'>, name: string): string => {
  const address = readAddress(value, name);
  refuseUnless(address !== ZERO_ADDRESS, `${name} is the zero address.`);
  refuseUnless(recipients?.includes(address) ?? true, `${name} is ${address}, which is not one of the recipients.`);
  return address;
};
