import type { parseArgs } from 'node:util';
import { createGatewayClient } from '../../client/gateway-client.js';
import { parseAbsoluteUrl } from '../../core/url/absolute-url.js';
import { MAX_POLL_MS } from '../../core/max-poll.js';
import { hasMerchantSecret } from '../../core/format/quote-value.js';
import { createMerchantClient } from '../../server/merchant/merchant-client.js';
import { readSecrets } from '../../server/webhooks/secret.js';
import { readArguments, refuse } from '../shared/read-arguments.js';
import { LONGEST_HOLD_MS } from './observe.js';
import type { BuyerIdentity, DoctorOptions, GatewayTarget, MerchantKey } from './options.js';
import { PAY_OPTIONS, readPay } from './pay/pay-arguments.js';
import type { WebhookTarget } from './webhook/examine-receiver.js';
import { splitSecrets } from './webhook/test-delivery.js';

const OPTIONS = {
  'base-url': { type: 'string' },
  'app-id': { type: 'string' },
  'client-id': { type: 'string' },
  'payment-id': { type: 'string' },
  origin: { type: 'string' },
  'api-key-env': { type: 'string' },
  'merchant-id': { type: 'string' },
  'api-version': { type: 'string' },
  'max-poll-ms': { type: 'string' },
  create: { type: 'boolean' },
  currency: { type: 'string' },
  ...PAY_OPTIONS,
  'page-url': { type: 'string' },
  'webhook-url': { type: 'string' },
  'webhook-secret-env': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values'];

/** The environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The options of the command. */
export type Command =
  { readonly kind: 'help' } | { readonly kind: 'examine'; readonly options: DoctorOptions; readonly isJson: boolean };

/** Returns the value of the environment variable that an option names. */
const readSecret = (option: 'api-key-env' | 'webhook-secret-env', name: string, env: Environment): string =>
  env[name] || refuse(`--${option} must be the name of an environment variable that is set.`);

const readMaxPollMs = (text: string | undefined): number => {
  if (text === undefined) return MAX_POLL_MS;
  const ms = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return ms >= 1 && ms <= LONGEST_HOLD_MS
    ? ms
    : refuse(`--max-poll-ms must be a whole number from 1 to ${LONGEST_HOLD_MS}.`);
};

const readOrigin = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const isOrigin = URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
  return isOrigin ? text : refuse('--origin must be an origin without a path, such as https://shop.example.');
};

const readCurrency = (values: Values, merchant: MerchantKey | undefined): string | undefined => {
  const { create, currency = 'USD' } = values;
  if (!create) return undefined;
  if (!merchant) return refuse('--create needs --api-key-env and --merchant-id.');
  return /^[A-Z]{3}$/.test(currency) ? currency : refuse('--currency must be three capital letters, such as USD.');
};

const readMerchant = (values: Values, env: Environment): MerchantKey | undefined => {
  const { 'api-key-env': name, 'merchant-id': merchantId } = values;
  if (name === undefined && merchantId === undefined) return undefined;
  if (!name || !merchantId) return refuse('--api-key-env and --merchant-id belong together.');
  return { merchantId, apiKey: readSecret('api-key-env', name, env) };
};

const readBuyer = (values: Values, randomId: () => string): BuyerIdentity | undefined => {
  const { 'app-id': appId, 'client-id': clientId = `doctor-${randomId()}` } = values;
  if (appId === undefined) return undefined;
  if (hasMerchantSecret(appId)) {
    return refuse(
      '--app-id looks like an API key, which must never be in a page: use the app id, and replace the key.',
    );
  }
  return { appId, clientId };
};

/** Lets the clients refuse what they would refuse later. */
const assertValid = ({ baseUrl, apiVersion, buyer, merchant }: GatewayTarget): void => {
  if (buyer) createGatewayClient({ baseUrl, apiVersion, ...buyer });
  if (merchant) createMerchantClient({ baseUrl, apiVersion, ...merchant });
};

/** Options that `--pay` does not take. */
const NOT_WITH_PAY = [
  'payment-id',
  'create',
  'currency',
  'origin',
  'max-poll-ms',
  'api-key-env',
  'merchant-id',
] as const;

/** The gateway of `--pay`. */
const readPayGateway = (values: Values, randomId: () => string) => {
  const other = NOT_WITH_PAY.find((name) => values[name] !== undefined);
  if (other) return refuse(`--pay and --${other} exclude each other.`);
  const { 'base-url': baseUrl, 'api-version': apiVersion } = values;
  const identity = readBuyer(values, randomId);
  return baseUrl !== undefined && identity ? { baseUrl, apiVersion, identity } : undefined;
};

const readGateway = (values: Values, env: Environment, randomId: () => string): GatewayTarget | undefined => {
  const { 'base-url': baseUrl, 'payment-id': paymentId, 'api-version': apiVersion } = values;
  if (baseUrl === undefined) return undefined;
  const merchant = readMerchant(values, env);
  const buyer = readBuyer(values, randomId);
  if (!merchant && !buyer) return refuse('--base-url needs --app-id, or --api-key-env and --merchant-id.');
  const createIn = readCurrency(values, merchant);
  if (buyer && !paymentId && !createIn) return refuse('--app-id needs --payment-id or --create.');
  if (createIn && paymentId)
    return refuse('--create and --payment-id exclude each other: the new payment is examined.');
  const origin = readOrigin(values.origin);
  const maxPollMs = readMaxPollMs(values['max-poll-ms']);
  const target = { baseUrl, buyer, merchant, paymentId, createIn, origin, apiVersion, maxPollMs };
  assertValid(target);
  return target;
};

/** Reads the address of something that runs on the merchant's server. */
const readUrl = (option: 'page-url' | 'webhook-url', url: string): string => {
  const parsed = parseAbsoluteUrl(url);
  if (typeof parsed === 'string') return refuse(`--${option} ${parsed}.`);
  if (!/^https?:$/.test(parsed.protocol)) return refuse(`--${option} must be https, or http while you develop.`);
  return parsed.href;
};

const readWebhook = (values: Values, env: Environment): WebhookTarget | undefined => {
  const { 'webhook-url': url, 'webhook-secret-env': name } = values;
  if (url === undefined && name === undefined) return undefined;
  if (!url || !name) return refuse('--webhook-url and --webhook-secret-env belong together.');
  const href = readUrl('webhook-url', url);
  const secret = readSecret('webhook-secret-env', name, env);
  readSecrets(splitSecrets(secret));
  return { url: href, secret };
};

/**
 * Reads the arguments after `doctor`.
 *
 * @throws ConfigurationError for wrong usage; its message quotes no secret
 */
export const parseArguments = (args: readonly string[], env: Environment, randomId: () => string): Command => {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  if (positionals.length) return refuse('Give options only.');
  const isDryRun = values.pay !== undefined;
  const pay = readPay(values, isDryRun ? readPayGateway(values, randomId) : undefined);
  const gateway = isDryRun ? undefined : readGateway(values, env, randomId);
  const webhook = readWebhook(values, env);
  const { 'page-url': page } = values;
  const pageUrl = page === undefined ? undefined : readUrl('page-url', page);
  if (!gateway && !pay && !webhook && !pageUrl) return refuse('Set --base-url, --page-url or --webhook-url.');
  return { kind: 'examine', options: { gateway, pay, webhook, pageUrl }, isJson: values.json === true };
};
