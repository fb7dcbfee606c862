import type { AccountActivity } from './ports.js';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Returns what a wallet or a stored record says of an account if it can be true; undefined otherwise: it would prove something. */
export const readAccountActivity = (value: unknown): AccountActivity | undefined => {
  const { hasCode, latest, pending } = (value ?? {}) as Readonly<Partial<Record<keyof AccountActivity, unknown>>>;
  if (typeof hasCode !== 'boolean' || !isCount(latest) || !isCount(pending) || pending < latest) return undefined;
  return { hasCode, latest, pending };
};
