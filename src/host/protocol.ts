import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../contract/limits.js';
import { readPaymentStatusResponse } from '../contract/readers/payment-status-response.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { PAYMENT_STATUSES } from '../contract/payment-status.js';
import { paymentStatusSchema } from '../contract/schemas/payment-status.js';
import { labelSchema, textSchema } from '../contract/schemas/text.js';
import { WALLET_FROM_HOST, WALLET_TO_HOST } from './wallet-messages.js';

/** The `protocol` of every message: `{ protocol: 'pay-status', v: 1, type, ... }`. */
export const PROTOCOL = 'pay-status';
/** The `v` of every message. A message of another version closes the connection. */
export const PROTOCOL_VERSION = 1;
/** The timeout for an answer of the other end, milliseconds. */
export const ANSWER_TIMEOUT_MS = 1_000;

/** Colour schemes of the checkout; `auto` follows the device. */
export const THEMES = ['light', 'dark', 'auto'] as const;
/** A colour scheme of the checkout. */
export type Theme = (typeof THEMES)[number];

/** Requests of the checkout that a host may handle. */
export const HOST_REQUESTS = ['open-url', 'redirect'] as const;
/** A request of the embedded page that the host may answer. */
export type HostRequest = (typeof HOST_REQUESTS)[number];

/** Reasons with which the library closes a connection; apps may send reasons of their own. */
export const CLOSE_REASONS = ['unsupported_version', 'replaced', 'no_answer', 'closed_by_host'] as const;

const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
const urlSchema = textSchema(MAX_LENGTHS.URL).check(z.refine((url) => url !== ''));
const reasonSchema = z.optional(labelSchema(256));

/** Read like an answer of the gateway: a broken detail does not hide the status. */
const finalPaymentSchema = z.pipe(
  z.unknown(),
  z.transform((input, { issues }): PaymentStatusResponse => {
    const result = readPaymentStatusResponse(input);
    if (result.ok && result.value.isFinal) return result.value;
    issues.push({ code: 'custom', input });
    return z.NEVER;
  }),
);

/** Messages to the host: the fields of each, besides `protocol`, `v` and `type`. */
export const TO_HOST = {
  /** The checkout is ready to receive messages. */
  ready: z.object({}),
  /** The payment is known for the first time, or changed. */
  status: z.object({
    status: paymentStatusSchema,
    isFinal: z.boolean(),
    /** Only with status `failed`. */
    failureCode: z.catch(z.optional(z.nullable(textSchema(MAX_LENGTHS.CODE))), undefined),
  }),
  /** The payment is final. A hint only: verify the payment on the merchant's server. */
  final: z.object({ payment: finalPaymentSchema }),
  /** The height of the page, whole CSS pixels. */
  height: z.object({ px: z.int().check(z.nonnegative()) }),
  /** The buyer opens a link, usually to a wallet. Expects an `answer`. */
  'open-url': z.object({ id: idSchema, url: urlSchema }),
  /** The checkout ends the session, or does not support this host. */
  close: z.object({ reason: reasonSchema }),
  /** The buyer returns to the shop. Expects an `answer`. */
  redirect: z.object({ id: idSchema, url: urlSchema, status: z.enum(PAYMENT_STATUSES) }),
  ...WALLET_TO_HOST,
};

/** Messages from the host: the fields of each, besides `protocol`, `v` and `type`. */
export const FROM_HOST = {
  theme: z.object({ theme: z.enum(THEMES) }),
  /** A BCP 47 language tag. */
  locale: z.object({ locale: z.string().check(z.maxLength(128), z.refine(isLocale)) }),
  /** The buyer is back, for example from a wallet: the checkout polls at once. */
  resume: z.object({}),
  close: z.object({ reason: reasonSchema }),
  /** Accepts or refuses the request with this id. */
  answer: z.object({ id: idSchema, accepted: z.boolean() }),
  ...WALLET_FROM_HOST,
};

/** The first message of an embedded page, to its parent window. Contains nothing confidential. */
export const HELLO = {
  /** Random per document: another one after a reload. */
  hello: z.object({ session: idSchema }),
};

/** The host's reply to the window of the frame; `welcome` transfers the port for all further messages. */
export const WELCOME = {
  welcome: z.object({ session: idSchema, handles: z.array(textSchema(MAX_LENGTHS.CODE)) }),
  close: z.object({ reason: reasonSchema }),
};

/** The fields of messages, by type. */
export type MessageTable = Readonly<Record<string, z.ZodMiniObject>>;

/** Removes the index signature of an object without fields. */
type Fields<Value> = { readonly [Name in keyof Value as string extends Name ? never : Name]: Value[Name] };

/** The messages of a table as a union, discriminated by `type`. */
export type MessageOf<Table extends MessageTable> = {
  [Type in keyof Table & string]: { readonly type: Type } & Fields<z.infer<Table[Type]>>;
}[keyof Table & string];

/** A message from the embedded page to the host. */
export type MessageToHost = MessageOf<typeof TO_HOST>;
/** A message from the host to the embedded page. */
export type MessageFromHost = MessageOf<typeof FROM_HOST>;
