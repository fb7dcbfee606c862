import * as z from 'zod/mini';
import { strictOptionAmountSchema } from './amount.js';
import { detailsModeSchema } from './details.js';
import { accountField } from './fields.js';
import { accountRequestField } from './payment-option-requests.js';

/** A day: longer than any payment of the sandbox is tried out. */
const MAX_QUOTE_S = 86_400;

const SECONDS = 'must be whole seconds from 1 to 86400, or null';

const fields = {
  noFunds: z.boolean().check(z.describe('No account can afford an option.')),
  sanctioned: z.boolean().check(z.describe('A request for options is refused with HTTP status 451.')),
  quoteSeconds: z
    .nullable(z.int(SECONDS).check(z.minimum(1, SECONDS), z.maximum(MAX_QUOTE_S, SECONDS)))
    .check(z.describe('Validity of prices that involve a rate, seconds; null: 120.')),
  failsExecution: z.boolean().check(z.describe('Payments fail when they are executed.')),
  details: detailsModeSchema.check(z.describe('How options require details of the buyer.')),
};

export const railSettingsSchema = z.strictObject(fields);
export type SandboxRailSettings = z.infer<typeof railSettingsSchema>;

/** The body of `PUT /sandbox/rail`; what is left out is off. */
export const railSettingsRequestSchema = z.partial(z.object(fields));

/** The body of `POST /sandbox/faucet`. */
export const faucetRequestSchema = z.object({ account: accountRequestField });

export const faucetSchema = z.strictObject({
  account: accountField,
  balances: z
    .array(strictOptionAmountSchema)
    .check(z.describe('What the account holds of every test coin of its chain, in base units.')),
});
