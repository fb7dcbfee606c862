import { WalletError } from '../../../../src/core/errors/wallet-error.js';
import { checkRequests } from '../../../../src/wallet/check/check-requests.js';
import { readOffer } from '../../../../src/wallet/check/offer.js';
import type { WalletRequest } from '../../../../src/wallet/wallet-request.js';
import type { Facts } from './facts.js';
import type { Json } from './json.js';

export type Context = Parameters<typeof readOffer>[1];

export const getContext = ({ nowS, expiresAt }: Facts): Context => ({ nowS, expiresAt });

/** Runs both halves of the check, as the page does. */
export const runCheck = (option: Json, actions: Json, context: Context): readonly WalletRequest[] =>
  checkRequests(
    actions as readonly unknown[],
    readOffer(option as unknown as Parameters<typeof readOffer>[0], context),
  );

/** The result of the check: the requests, or the reason for the refusal. Any other error is thrown. */
export type Outcome = { readonly requests: readonly WalletRequest[] } | { readonly reason: string };

const REFUSAL = /^The request was not sent to the wallet: (.+)$/s;

export const getOutcome = (option: Json, actions: Json, context: Context): Outcome => {
  try {
    return { requests: runCheck(option, actions, context) };
  } catch (error) {
    if (!(error instanceof WalletError) || error.code !== 'refused_request') throw error;
    const reason = REFUSAL.exec(error.message)?.[1];
    if (reason === undefined || reason.length < 10) throw new Error(`No reason: ${error.message}`, { cause: error });
    return { reason };
  }
};
