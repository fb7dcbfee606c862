import * as z from 'zod/mini';

const amountSchema = z.object({
  /** `iso4217/<currency>` or `caip19/<chain>/<asset>`. */
  unit: z.string(),
  /** Digits, in the smallest unit. */
  value: z.string().check(z.regex(/^\d+$/)),
  display: z.object({
    assetSymbol: z.string(),
    decimals: z.int().check(z.nonnegative()),
    networkName: z.optional(z.nullable(z.string())),
  }),
});

const walletRpcSchema = z.object({
  chain_id: z.string(),
  method: z.string(),
  params: z.array(z.unknown()),
});

const walletRpcActionSchema = z.object({ type: z.literal('walletRpc'), data: walletRpcSchema });
const buildActionSchema = z.object({ type: z.literal('build'), data: z.object({ data: z.string() }) });

const optionSchema = z.object({
  id: z.string(),
  amount: amountSchema,
  actions: z.array(z.discriminatedUnion('type', [walletRpcActionSchema, buildActionSchema])),
});

/** Response of `POST /v1/gateway/payment/{id}/options`. */
export const paymentOptionsSchema = z.object({
  options: z.nullable(z.array(optionSchema)),
  info: z.nullable(z.object({ status: z.string(), amount: amountSchema, merchant: z.object({ name: z.string() }) })),
});

/** Response of `POST /v1/gateway/payment/{id}/fetch`. */
export const builtActionsSchema = z.object({ actions: z.array(walletRpcActionSchema) });

/** Response of `POST /v1/gateway/payment/{id}/confirm`, and of the status endpoint. */
export const statusSchema = z.object({
  status: z.string(),
  isFinal: z.boolean(),
  pollInMs: z.optional(z.nullable(z.int().check(z.nonnegative()))),
});

export type InfoAmount = z.infer<typeof amountSchema>;
export type WalletRpc = z.infer<typeof walletRpcSchema>;
export type PaymentOption = z.infer<typeof optionSchema>;
export type PaymentOptions = z.infer<typeof paymentOptionsSchema>;
export type Status = z.infer<typeof statusSchema>;
