import { AUTHORIZATION, PERMIT, PERMIT2, PERMIT2_TRANSFER } from './kinds.js';
import type { TokenOffer } from './offer.js';
import { readDeadline, readRecipient, readSameAddress } from './offer-values.js';
import { refuseUnless } from './refuse.js';
import { getFieldNames, readTypedData, type MessageKind, type UncheckedTypedData } from './typed-data.js';
import { readBytes32, readObject, readText, readUint, type UncheckedObject } from './values.js';

/** A kind of message that may be signed, and its check against the offer, which returns the checked values. */
export interface SignableMessage {
  readonly kind: MessageKind;
  /** True if it pays; false if it only prepares a payment. */
  readonly pays: boolean;
  readonly check: (values: UncheckedTypedData, offer: TokenOffer) => UncheckedTypedData;
}

const readAmount = (value: unknown, { value: shown }: TokenOffer, name: string): string => {
  const amount = readUint(value, name);
  refuseUnless(amount === shown, `${name} is ${amount}, but ${shown} was shown.`);
  return String(amount);
};

const checkDomain = (domain: UncheckedObject, { chainId }: TokenOffer, contract: string): UncheckedObject => {
  const id = readUint(domain['chainId'], 'domain.chainId');
  refuseUnless(id === BigInt(chainId), `domain.chainId is ${id}, not ${chainId}.`);
  return {
    name: readText(domain['name'], 'domain.name'),
    ...('version' in domain && { version: readText(domain['version'], 'domain.version') }),
    chainId,
    verifyingContract: readSameAddress(domain['verifyingContract'], contract, 'domain.verifyingContract'),
  };
};

const checkAuthorization: SignableMessage['check'] = ({ domain, message }, offer) => {
  const validAfter = readUint(message['validAfter'], 'validAfter');
  refuseUnless(validAfter <= offer.nowS, 'validAfter is in the future.');
  return {
    domain: checkDomain(domain, offer, offer.token),
    message: {
      from: readSameAddress(message['from'], offer.account, 'from'),
      to: readRecipient(message['to'], offer, 'to'),
      value: readAmount(message['value'], offer, 'value'),
      validAfter: String(validAfter),
      validBefore: readDeadline(message['validBefore'], offer, 'validBefore'),
      nonce: readBytes32(message['nonce'], 'nonce'),
    },
  };
};

const checkPermit: SignableMessage['check'] = ({ domain, message }, offer) => ({
  domain: checkDomain(domain, offer, offer.token),
  message: {
    owner: readSameAddress(message['owner'], offer.account, 'owner'),
    spender: readSameAddress(message['spender'], PERMIT2, 'spender'),
    value: readAmount(message['value'], offer, 'value'),
    nonce: String(readUint(message['nonce'], 'nonce')),
    deadline: readDeadline(message['deadline'], offer, 'deadline'),
  },
});

const checkPermit2Transfer: SignableMessage['check'] = ({ domain, message }, offer) => {
  refuseUnless(domain['name'] === 'Permit2', 'domain.name is not Permit2.');
  const fields = getFieldNames(PERMIT2_TRANSFER.structs['TokenPermissions'] ?? []);
  const permitted = readObject(message['permitted'], fields, 'permitted');
  return {
    domain: checkDomain(domain, offer, PERMIT2),
    message: {
      permitted: {
        token: readSameAddress(permitted['token'], offer.token, 'permitted.token'),
        amount: readAmount(permitted['amount'], offer, 'permitted.amount'),
      },
      spender: readRecipient(message['spender'], offer, 'spender'),
      nonce: String(readUint(message['nonce'], 'nonce')),
      deadline: readDeadline(message['deadline'], offer, 'deadline'),
    },
  };
};

/** The messages that a wallet may be asked to sign. */
export const SIGNABLE_MESSAGES: readonly SignableMessage[] = [
  { kind: AUTHORIZATION, pays: true, check: checkAuthorization },
  { kind: PERMIT, pays: false, check: checkPermit },
  { kind: PERMIT2_TRANSFER, pays: true, check: checkPermit2Transfer },
];

/** Reads the values of a message of this kind; refuses if it differs from the offer. */
export const checkMessage = (
  { kind, check }: SignableMessage,
  typedData: UncheckedObject,
  offer: TokenOffer,
): UncheckedTypedData => check(readTypedData(typedData, kind), offer);
