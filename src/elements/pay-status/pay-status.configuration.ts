import { createClientWith } from '../../client/gateway-client.js';
import type { StatusClient } from '../../client/status-client.js';
import { createStatusUrlClient } from '../../client/status-url-client.js';
import { buyerCredentials } from '../../browser/tab-client-id.js';
import type { RedirectUrls } from '../../core/redirect-target.js';
import { ConfigurationError, type ConfigurationErrorCode } from '../../core/errors/configuration-error.js';
import { assertText } from '../../core/assert-text.js';
import { parseBaseUrl } from '../../core/url/base-url.js';
import { isHeaderValue } from '../../core/header-value.js';
import { parseNavigationUrl } from '../../core/url/navigation-url.js';
import { quoteValue } from '../../core/format/quote-value.js';
import { findSecretRefusal } from '../shared/merchant-secrets.js';
import { TEXT_ATTRIBUTES } from '../shared/text-attributes.js';

type TextInput = keyof typeof TEXT_ATTRIBUTES;

/** The inputs of the element. A removed attribute is null. */
export type Inputs = Readonly<Partial<Record<TextInput, string | null | undefined>>> & {
  readonly client?: StatusClient | null | undefined;
  readonly explorerUrl?: string | null | undefined;
};

/** The validated inputs. */
export interface Configuration extends RedirectUrls {
  readonly paymentId: string;
  readonly client: StatusClient;
  /** The redirect URLs that were refused. The element shows the status, and offers no way back. */
  readonly refusedUrls: readonly ConfigurationError[];
}

const GATEWAY_INPUTS = ['baseUrl', 'appId', 'clientId'] as const;
const SOURCES = 'status-url, or base-url with app-id, or the property client';

const refuse = (code: ConfigurationErrorCode, message: string): never => {
  throw new ConfigurationError(code, message);
};

/** Names the part of the gateway's inputs that is missing. An empty base URL is set, and invalid. */
const refuseHalfGateway = (inputs: Inputs): void => {
  const missing = inputs.baseUrl == null ? 'baseUrl' : inputs.appId ? undefined : 'appId';
  if (!missing) return;
  const present = GATEWAY_INPUTS.filter((input) => inputs[input]).map((input) => `${TEXT_ATTRIBUTES[input]} is set, `);
  const problem = inputs[missing] === '' ? 'is empty' : 'is not';
  refuse('missing_source', `${present.join('')}${TEXT_ATTRIBUTES[missing]} ${problem}. Set ${SOURCES}.`);
};

/** An empty API version is not sent. */
const refuseInvalidHeaders = ({ appId, clientId, apiVersion }: Inputs): void => {
  for (const [input, value] of Object.entries({ appId, clientId, apiVersion: apiVersion || undefined })) {
    if (value == null || isHeaderValue(value)) continue;
    const name = TEXT_ATTRIBUTES[input as TextInput];
    const problem = 'must be ASCII text without leading or trailing spaces';
    refuse('invalid_credentials', `${name}: ${quoteValue(value)} ${problem}.`);
  }
};

/** Returns the sources that are set: what to name in a message, by kind. */
const findSources = (inputs: Inputs): readonly (readonly string[])[] =>
  [
    inputs.client == null ? [] : ['the property client'],
    inputs.statusUrl == null ? [] : [TEXT_ATTRIBUTES.statusUrl],
    GATEWAY_INPUTS.filter((input) => inputs[input] != null).map((input) => TEXT_ATTRIBUTES[input]),
  ].filter(({ length }) => length);

const readClient = (inputs: Inputs, pageUrl: string): StatusClient => {
  const { client, statusUrl, baseUrl, appId, clientId, apiVersion } = inputs;
  const sources = findSources(inputs);
  if (!sources.length) refuse('missing_source', `No source is set. Set ${SOURCES}.`);
  if (sources.length > 1) {
    refuse('conflicting_sources', `${sources.flat().join(' and ')} are set. Set only one of ${SOURCES}.`);
  }
  if (client) return client;
  if (statusUrl != null) return createStatusUrlClient({ statusUrl, pageUrl });
  refuseHalfGateway(inputs);
  const base = parseBaseUrl(baseUrl ?? '', TEXT_ATTRIBUTES.baseUrl);
  refuseInvalidHeaders(inputs);
  return createClientWith(buyerCredentials(appId ?? '', clientId), {
    baseUrl: base,
    apiVersion: apiVersion ?? undefined,
  });
};

/** Reads the redirect URLs. A refused one is undefined: the buyer sees the status whatever is wrong with the way back. */
const readRedirectUrls = (inputs: Inputs): Pick<Configuration, 'successUrl' | 'errorUrl' | 'refusedUrls'> => {
  const allow = (inputs.redirectAllow ?? '').toLowerCase().split(/\s+/);
  const refusedUrls: ConfigurationError[] = [];
  const read = (input: 'successUrl' | 'errorUrl'): string | undefined => {
    const raw = inputs[input] ?? undefined;
    try {
      if (raw !== undefined) parseNavigationUrl(raw, allow, TEXT_ATTRIBUTES[input]);
      return raw;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      refusedUrls.push(error);
      return undefined;
    }
  };
  return { successUrl: read('successUrl'), errorUrl: read('errorUrl'), refusedUrls };
};

/** Validates the inputs, before any request. Throws `ConfigurationError`, except for redirect URLs. */
export const readConfiguration = (inputs: Inputs, pageUrl: string): Configuration => {
  for (const [input, name] of Object.entries(TEXT_ATTRIBUTES)) assertText(inputs[input as TextInput], name);
  const secret = findSecretRefusal(inputs);
  if (secret) throw secret;
  const { paymentId } = inputs;
  if (!paymentId) {
    const problem = paymentId === '' ? 'is empty' : 'is not set';
    return refuse('missing_payment_id', `payment-id ${problem}. Set it to the id of a payment, such as pay_….`);
  }
  const value = quoteValue(paymentId);
  if (paymentId.includes('…'))
    refuse(
      'missing_payment_id',
      `payment-id: ${value} is shortened, as on a receipt. Use the whole id: paymentId of the create response.`,
    );
  return { paymentId, ...readRedirectUrls(inputs), client: readClient(inputs, pageUrl) };
};
