import { LIMITS } from '../contract/limits.js';
import type { PaymentOptionsResponse } from '../contract/schemas/payment-options.js';

/** Addresses of EVM chains are the same in any case. */
const toKey = (account: string): string => (account.startsWith('eip155:') ? account.toLowerCase() : account);

/**
 * Splits accounts into as many requests as the limit of accounts requires, in their order; at least one. Each account is in one of
 * them: another request would end its options.
 */
export const splitAccounts = (accounts: readonly string[]): readonly (readonly string[])[] => {
  const seen = new Set<string>();
  const parts: string[][] = [[]];
  for (const account of accounts) {
    if (seen.has(toKey(account))) continue;
    seen.add(toKey(account));
    if (parts[parts.length - 1]?.length === LIMITS.OPTIONS_ACCOUNTS_MAX) parts.push([]);
    parts[parts.length - 1]?.push(account);
  }
  return parts;
};

/** Returns an answer whose options name the details that they require, or none, which is not so in another answer. */
const withOwnDetails = ({ options, collectData, ...answer }: PaymentOptionsResponse): PaymentOptionsResponse => ({
  ...answer,
  collectData,
  options: options?.map((option) =>
    option.collectData === undefined ? { ...option, collectData: collectData ?? null } : option,
  ),
});

/** Adds the options of the next accounts to those before. */
export const mergeOptions = (before: PaymentOptionsResponse, next: PaymentOptionsResponse): PaymentOptionsResponse => {
  // The payment has become final, or the answer has no options at all.
  if (!before.options || !next.options) return next.options ? before : next;
  const [own, others] = [withOwnDetails(before), withOwnDetails(next)];
  return {
    ...others,
    ...own,
    info: next.info ?? before.info,
    options: [...(own.options ?? []), ...(others.options ?? [])],
  };
};
