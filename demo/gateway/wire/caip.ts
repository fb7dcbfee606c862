import * as z from 'zod/mini';

/** A chain, such as `eip155:8453` (`SPEC: processing object`, `chain_caip2`). */
export const strictChainIdSchema = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/));

/** An account on a chain, such as `eip155:8453:0xab16…` (`SPEC: processing object`, `buyer_caip10`). */
export const strictAccountIdSchema = z
  .string()
  .check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/));
