import * as z from 'zod/mini';
import { MODES } from './mode.js';

/** A query or body of the sandbox that selects an environment and one of its merchants. */
export const sandboxOwnerSchema = z.object({
  mode: z.optional(z.enum(MODES)).check(z.describe('The environment; `test` when absent.')),
  merchantId: z
    .optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'must be the id of a merchant')))
    .check(z.describe('The merchant; that of the shop, `merchant_demo`, when absent.')),
});
export type SandboxOwner = z.infer<typeof sandboxOwnerSchema>;

/** A query of both environments. */
export const sandboxMerchantSchema = z.pick(sandboxOwnerSchema, { merchantId: true });
