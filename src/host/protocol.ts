import * as z from 'zod/mini';
import { paymentStatusResponseSchema } from '../contract/schemas/payment-status-response.js';
import { PAYMENT_STATUSES } from '../contract/payment-status.js';
import { paymentStatusSchema } from '../contract/schemas/payment-status.js';

/** What every message says of itself: `{ protocol: 'pay-status', v: 1, type, ... }`. */
export const PROTOCOL = 'pay-status';
/** A message of another version closes the connection. */
export const PROTOCOL_VERSION = 1;

/** How the checkout looks; `auto` follows the device. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** What the checkout asks for and a host may handle. */
export const HOST_REQUESTS = ['open-url', 'redirect'] as const;
export type HostRequest = (typeof HOST_REQUESTS)[number];

/** Why a connection is closed by the library itself; apps may send reasons of their own. */
export const CLOSE_REASONS = ['unsupported_version', 'replaced', 'no_answer', 'closed_by_host'] as const;

const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
const urlSchema = z.string().check(z.minLength(1), z.maxLength(8_192));
const reasonSchema = z.optional(z.string().check(z.maxLength(256)));

/** The fields of each message to the host, beside `protocol`, `v` and `type`. */
export const TO_HOST = {
  /** The checkout is there, and hears what the host says. */
  ready: z.object({}),
  /** The payment is known for the first time, or changed. */
  status: z.object({
    status: paymentStatusSchema,
    isFinal: z.boolean(),
    /** Only with status `failed`. */
    failureCode: z.optional(z.nullable(z.string())),
  }),
  /** The payment is final. A hint: the truth is what the gateway tells the merchant's server. */
  final: z.object({ payment: paymentStatusResponseSchema.check(z.refine(({ isFinal }) => isFinal)) }),
  /** How high the page is, whole CSS pixels. */
  height: z.object({ px: z.int().check(z.nonnegative()) }),
  /** The buyer wants to open a link, most often that of a wallet. Wants an `answer`. */
  'open-url': z.object({ id: idSchema, url: urlSchema }),
  /** The checkout is done, or cannot go on with this host. */
  close: z.object({ reason: reasonSchema }),
  /** The buyer is to leave for the shop. Wants an `answer`. */
  redirect: z.object({ id: idSchema, url: urlSchema, status: z.enum(PAYMENT_STATUSES) }),
};

/** The fields of each message from the host. */
export const FROM_HOST = {
  theme: z.object({ theme: z.enum(THEMES) }),
  /** A BCP 47 language tag. */
  locale: z.object({ locale: z.string().check(z.maxLength(128), z.refine(isLocale)) }),
  /** The buyer is back, from a wallet for example: the checkout asks at once. */
  resume: z.object({}),
  close: z.object({ reason: reasonSchema }),
  /** Whether the host does what the message with this id asked for. */
  answer: z.object({ id: idSchema, accepted: z.boolean() }),
};

/** What an embedded page says first, to the window around it: nothing that an eavesdropper could use. */
export const HELLO = {
  /** The session is the page's own: it is another after a reload. */
  hello: z.object({ session: idSchema }),
};

/** What the host answers to the window of the frame; `welcome` carries the port for all that follows. */
export const WELCOME = {
  welcome: z.object({ session: idSchema, handles: z.array(z.string()) }),
  close: z.object({ reason: reasonSchema }),
};

/** Fields by type of message. */
export type Messages = Readonly<Record<string, z.ZodMiniObject>>;

/** Without the index signature that an object without fields has. */
type Fields<Value> = { readonly [Name in keyof Value as string extends Name ? never : Name]: Value[Name] };

/** The messages of such a table, told apart by `type`. */
export type MessageOf<Table extends Messages> = {
  [Type in keyof Table & string]: { readonly type: Type } & Fields<z.infer<Table[Type]>>;
}[keyof Table & string];

export type MessageToHost = MessageOf<typeof TO_HOST>;
export type MessageFromHost = MessageOf<typeof FROM_HOST>;
