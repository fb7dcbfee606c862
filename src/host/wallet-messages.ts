import { WALLET_METHOD_NAMES } from '../core/wallet-methods.js';
import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../contract/limits.js';
import { labelSchema } from '../contract/schemas/text.js';
import { hasShortTexts } from '../contract/text.js';
import type { WalletErrorCode } from '../core/errors/wallet-error.js';
import { WALLET_ERROR_FACTS, type WALLET_ERRORS } from '../core/wallet-error-table.js';
import { MAX_SIGNATURE_LENGTH } from '../core/wallet-values.js';

/** One of {@link WALLET_ERROR_CODES}. */
export type HostWalletErrorCode = {
  [Code in WalletErrorCode]: (typeof WALLET_ERRORS)[Code]['isOfHost'] extends true ? Code : never;
}[WalletErrorCode];

/** Error codes of a host's wallet; the meaning of each is that of `WalletErrorCode` of `pay-status/wallet`. */
export const WALLET_ERROR_CODES = WALLET_ERROR_FACTS.flatMap(([code, { isOfHost }]) =>
  isOfHost ? [code] : [],
) as readonly HostWalletErrorCode[];

const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
const resultSchema = z.string().check(z.maxLength(MAX_SIGNATURE_LENGTH));
const chainSchema = z.string().check(z.regex(/^[-a-z\d]{3,8}:[-\w]{1,32}$/));

/** Requests to the host's wallet. None has a time limit: a person may take minutes. */
export const WALLET_TO_HOST = {
  /** Asks for the accounts, with `ask` on a click of the buyer: then the app may ask them. Expects a `wallet-answer`. */
  'wallet-accounts': z.object({ id: idSchema, ask: z.boolean() }),
  /**
   * Asks for a signature or for a transaction, after the page's own check. Expects a `wallet-answer`. The id is derived from all
   * other fields: a page that was reloaded asks for the same under the same id, and gets the same result.
   */
  'wallet-request': z.object({
    id: idSchema,
    paymentId: z.string().check(z.minLength(1), z.maxLength(256)),
    /** CAIP-2. */
    chain: chainSchema,
    /** CAIP-10. */
    account: z.string().check(z.minLength(1), z.maxLength(256)),
    method: z.enum(WALLET_METHOD_NAMES),
    params: z.array(z.unknown()).check(z.refine((params) => hasShortTexts(params, MAX_LENGTHS.REQUEST))),
  }),
  /**
   * Asks for the answer to a `wallet-request` of an earlier page. Expects a `wallet-answer`: the one that the app has given or would
   * have given, once the person has decided; `wallet_failed` for an id that the app does not know. The app never asks again for it.
   */
  'wallet-recall': z.object({ id: idSchema }),
  /** The page no longer wants the answer to this id: the app closes what it shows for it. */
  'wallet-cancel': z.object({ id: idSchema }),
};

/** Messages from the host about its wallet. */
export const WALLET_FROM_HOST = {
  /** The host has a wallet; once per page, in answer to `ready`. Untrusted text, and a picture as a `data:` URL. */
  wallet: z.object({
    id: z.string(),
    name: z.string(),
    icon: z.optional(z.nullable(z.string())),
    /** The chains that it supports, CAIP-2. Absent if it decides at each request. */
    chains: z.optional(z.array(chainSchema)),
  }),
  /** The accounts have changed: the page asks for them again. */
  'wallet-changed': z.object({}),
  /** The answer to a request: either a result (an array of addresses, a signature, a hash) or an error. */
  'wallet-answer': z
    .object({
      id: idSchema,
      result: z.optional(z.union([resultSchema, z.array(resultSchema)])),
      error: z.optional(
        z.object({
          code: z.catch(z.enum(WALLET_ERROR_CODES), 'wallet_failed'),
          message: z.catch(labelSchema(512), ''),
        }),
      ),
    })
    .check(z.refine(({ result, error }) => (result === undefined) !== (error === undefined))),
};
