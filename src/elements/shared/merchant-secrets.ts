import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { hasMerchantSecret, quoteValue } from '../../core/format/quote-value.js';
import { TEXT_ATTRIBUTES } from './text-attributes.js';

/** The inputs that are sent in a request, or decide where to. */
const SENT_INPUTS = {
  ...TEXT_ATTRIBUTES,
  cancelUrl: 'cancel-url',
  payUrl: 'pay-url',
  explorerUrl: 'explorer-url',
} as const;

/** The inputs of an element; `<pay-status>` has only some of them. */
export type SentInputs = Readonly<Partial<Record<keyof typeof SENT_INPUTS, unknown>>>;

/** Returns the refusal of a value that contains a merchant's secret: a page that contains it has published it. */
export const getSecretRefusal = (name: string, value: unknown): ConfigurationError | undefined => {
  if (typeof value !== 'string' || !hasMerchantSecret(value)) return undefined;
  const advice = name === 'app-id' ? 'use your app id here' : 'remove it from the page';
  return new ConfigurationError(
    'invalid_credentials',
    `${name}: ${quoteValue(value)} looks like a merchant's secret, which must never be in a page: anyone can read it. ` +
      `Replace the secret at the gateway, and ${advice}.`,
  );
};

/** Returns the refusal of the first input that contains a merchant's secret. Nothing is sent then. */
export const findSecretRefusal = (inputs: SentInputs): ConfigurationError | undefined => {
  for (const [input, name] of Object.entries(SENT_INPUTS)) {
    const refusal = getSecretRefusal(name, inputs[input as keyof SentInputs]);
    if (refusal) return refusal;
  }
  return undefined;
};
