import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { describeType } from '../shared/describe-type.js';
import { describeQuotes, isInQuotes } from '../shared/quotes.js';

const PREFIX = /^whsec_/;

/** `atob` would skip white space, but white space in a secret is a copying mistake. */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Shorter keys can be guessed. SPEC.md defines no length; with an empty key anyone could sign. */
const SECRET_MIN_BYTES = 16;

/** Decodes base64, with or without padding; undefined for invalid text. */
const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!BASE64.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** @param name the option, with its index in a list */
const readSecret = (secret: unknown, name: string): Uint8Array<ArrayBuffer> => {
  if (typeof secret !== 'string' || secret === '') {
    throw new ConfigurationError(
      'missing_secret',
      `The option ${name} is ${secret === '' ? 'empty' : describeType(secret)}. Set it to the signing secret of the webhook endpoint (whsec_...).`,
    );
  }
  if (isInQuotes(secret)) throw new ConfigurationError('invalid_secret', describeQuotes(`The option ${name}`));
  if (secret.endsWith('...'))
    throw new ConfigurationError(
      'invalid_secret',
      `The option ${name} is still the placeholder of an example. The sandbox prints the secret when it is started with --webhook.`,
    );
  // Messages never quote a secret, because they end up in logs.
  const key = decodeBase64(secret.replace(PREFIX, ''));
  if (!key)
    throw new ConfigurationError(
      'invalid_secret',
      'A signing secret must be whsec_ and base64, without spaces or line breaks.',
    );
  if (key.length < SECRET_MIN_BYTES) {
    throw new ConfigurationError('invalid_secret', `A signing secret must hold at least ${SECRET_MIN_BYTES} bytes.`);
  }
  return key;
};

/**
 * Decodes one or several secrets to keys (`SPEC: Webhook authentication, rule 1`). There are several while a secret is being
 * rotated (rule 7).
 *
 * @throws ConfigurationError `missing_secret`, `invalid_secret` if any of them is invalid
 */
export const readSecrets = (secret: string | readonly string[]): readonly Uint8Array<ArrayBuffer>[] => {
  // An environment variable may be undefined despite its type.
  const given: unknown = secret;
  if (!Array.isArray(given)) return [readSecret(given, 'secret')];
  if (given.length === 0) throw new ConfigurationError('missing_secret', 'The list of signing secrets is empty.');
  return Array.from<unknown>(given).map((one, index) => readSecret(one, `secret[${index}]`));
};
