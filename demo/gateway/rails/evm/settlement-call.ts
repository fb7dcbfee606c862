import { encodeFunctionData } from 'viem';
import type { StrictWalletRpc } from '../../wire/payment-options.js';
import type { Claim } from '../rail.js';
import type { Creation } from './account-creation.js';
import { settlement } from './artifacts/settlement.js';
import { getPaymentKey } from './payment-key.js';

type Hex = `0x${string}`;

/** A verified answer of a wallet: a signature, or the hash of a transaction. */
export interface Answer {
  readonly request: StrictWalletRpc;
  readonly result: Hex;
  /** The call that deploys the account that signed; undefined if it needs none. */
  readonly creation?: Creation | undefined;
}

/** The fields of the messages that the calls need. */
interface Message {
  readonly validAfter?: string;
  readonly validBefore?: string;
  readonly deadline?: string;
}

const getMessage = ({ request }: Answer): Message =>
  request.method === 'eth_signTypedData_v4'
    ? (JSON.parse(request.params[1] ?? '') as { readonly message: Message }).message
    : {};

const { abi } = settlement;

const encodePayment = ({ paymentId, account, asset, value, expiresAt }: Claim, answers: readonly Answer[]): Hex => {
  const signed = answers.filter(({ request }) => request.method === 'eth_signTypedData_v4');
  const [first, second] = signed;
  if (!first) throw new Error(`${asset.id} is not paid with signatures`);
  const { validAfter = 0, validBefore = 0, deadline = 0 } = getMessage(first);
  const terms = [getPaymentKey(paymentId), BigInt(expiresAt), asset.contract, account.address, value] as const;
  if (asset.method === 'authorization') {
    const args = [...terms, BigInt(validAfter), BigInt(validBefore), first.result] as const;
    return encodeFunctionData({ abi, functionName: 'payWithAuthorization', args });
  }
  return second
    ? encodeFunctionData({
        abi,
        functionName: 'payWithPermit',
        args: [...terms, BigInt(deadline), first.result, second.result],
      })
    : encodeFunctionData({ abi, functionName: 'payWithPermit2', args: [...terms, BigInt(deadline), first.result] });
};

/** The call by which the relayer takes a payment that the buyer has signed, and deploys their account before if it has to. */
export const encodeSettlement = (claim: Claim, answers: readonly Answer[]): Hex => {
  const payment = encodePayment(claim, answers);
  const creation = answers.find((answer) => answer.creation)?.creation;
  if (!creation) return payment;
  const args = [creation.factory, creation.data, payment] as const;
  return encodeFunctionData({ abi, functionName: 'createAndPay', args });
};

/** Like {@link encodeSettlement}, but the contract reverts it as expired. */
export const encodeReverting = (claim: Claim, answers: readonly Answer[]): Hex =>
  encodeSettlement({ ...claim, expiresAt: 0 }, answers);

/** The call by which a buyer pays in the native coin. */
export const encodeNativePayment = (key: Hex, expiresAt: number, quote: Hex): Hex =>
  encodeFunctionData({ abi, functionName: 'payNative', args: [key, BigInt(expiresAt), quote] });
