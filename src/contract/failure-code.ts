import type { OpenEnum } from './open-enum.js';

/** The failure codes that exist today (`SPEC: Payment status response`). */
export const FAILURE_CODES = ['declined_user'] as const;

/** A failure code that this version knows. */
export type KnownFailureCode = (typeof FAILURE_CODES)[number];

/** A failure code as read from the gateway. */
export type FailureCode = OpenEnum<KnownFailureCode>;

/** Returns true if this version knows the code. An unknown code only means that the payment failed. */
export const isKnownFailureCode = (code: string): code is KnownFailureCode =>
  (FAILURE_CODES as readonly string[]).includes(code);
